#include "formats/caro/move_texts.h"

#include <utility>
#include <vector>

#include "formats/caro/keeping.h"
#include "formats/jsonl/json_text.h"

namespace fivefold::caro {

void add_unreadable(jsonl::Cursor& cursor, std::size_t start, jsonl::Kind kind, Record& record) {
  const Span where = cursor.since(start);
  std::string_view text = cursor.text_of(where);
  if (kind == jsonl::Kind::string) {
    cursor.seek(start);
    text = cursor.read_string("a move");
  }
  record.add(Token::unreadable(where));
  record.extra_of_last().text = text;
  cursor.report(Code::unreadable_move, where, {{"text", jsonl::shown(text)}});
}

std::string_view unreadable_text(std::string_view value, Record& store) {
  Diagnostics unused;
  jsonl::Cursor cursor(value, store, unused);
  return cursor.peek() == jsonl::Kind::string ? cursor.read_string("a move") : value;
}

void append_unreadable(const Extra* extra, const std::function<bool(std::string_view)>& is_move, std::string& out) {
  const std::string_view text = extra != nullptr ? extra->text : std::string_view{};
  const bool string = !text.empty() && text.front() == '"';
  const std::size_t before = out.size();
  if (!string && !is_move(text) &&
      jsonl::append_value(text, jsonl::Spelling::as_written, out) == jsonl::ValueFault::none) {
    if (std::string_view(out).substr(before) == text) return;
    out.resize(before);
  }
  jsonl::append_quoted(text, out);
}

void keep_moves(std::string_view key, const jsonl::Cursor& cursor, Record& record, const Spell& spell) {
  std::vector<Extra> extras;
  std::size_t old = 0;
  std::string text;
  for (std::uint32_t i = 0; i < record.tokens.size(); ++i) {
    Token& token = record.tokens[i];
    const bool has_extra = old < record.extras.size() && record.extras[old].token == i;
    Extra extra = has_extra ? record.extras[old++] : Extra{i, {}, {}, {}, {}};
    text.clear();
    spell(i, token, &extra, text);
    const std::string kept = kept_move(key, cursor.text_of(token.where), text);
    if (!kept.empty()) extra.other = record.keep(kept);
    if (!has_extra && kept.empty()) continue;
    token.has_extra = true;
    extras.push_back(extra);
  }
  record.extras = std::move(extras);
}

}  // namespace fivefold::caro
