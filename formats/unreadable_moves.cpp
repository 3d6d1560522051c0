#include "formats/unreadable_moves.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "formats/excerpt.h"

namespace fivefold {
namespace {

/// More of them are counted, not listed: a foreign text must not fill the memory with complaints.
constexpr std::size_t kMostAdded = 200;

bool is_unreadable(const Token& token) { return token.kind == TokenKind::unreadable; }

std::string_view text_of(const Record& record, std::size_t token, std::string_view bytes) {
  const Extra* const extra = record.extra(static_cast<std::uint32_t>(token));
  if (extra != nullptr && !extra->text.empty()) return extra->text;
  const Span where = record.tokens[token].where;
  return where.begin <= where.end && where.end <= bytes.size() ? bytes.substr(where.begin, where.end - where.begin)
                                                               : std::string_view();
}

}  // namespace

void settle_unreadable_moves(const Record& record, std::string_view bytes, Diagnostics& diagnostics) {
  if (std::none_of(record.tokens.begin(), record.tokens.end(), is_unreadable)) return;
  // How many findings are due at a place: several tokens may come from one value.
  std::unordered_map<std::uint32_t, std::uint32_t> due;
  for (const Token& token : record.tokens)
    if (is_unreadable(token)) ++due[token.where.begin];
  std::unordered_set<std::size_t> twice;
  for (std::size_t i = diagnostics.size(); i > 0; --i) {
    const Diagnostic& one = diagnostics[i - 1];
    if (one.code != Code::unreadable_move) continue;
    const auto here = due.find(one.where.begin);
    if (here == due.end()) continue;  // no token was made of it
    if (here->second > 0) {
      --here->second;
    } else {
      twice.insert(i - 1);
    }
  }
  if (!twice.empty()) {
    std::size_t i = 0;
    diagnostics.remove_if([&](const Diagnostic&) { return twice.contains(i++); });
  }
  std::size_t added = 0, left_out = 0;
  for (std::size_t i = 0; i < record.tokens.size(); ++i) {
    const Token& token = record.tokens[i];
    if (!is_unreadable(token)) continue;
    std::uint32_t& here = due[token.where.begin];
    if (here == 0) continue;
    --here;
    if (added == kMostAdded) {
      ++left_out;
      continue;
    }
    ++added;
    diagnostics.add(Code::unreadable_move, token.where, {{"text", excerpt(text_of(record, i, bytes))}});
  }
  if (left_out > 0) {
    const auto end = static_cast<std::uint32_t>(bytes.size());
    diagnostics.add(Code::findings_left_out, {end, end}, {{"count", std::to_string(left_out)}});
  }
}

}  // namespace fivefold
