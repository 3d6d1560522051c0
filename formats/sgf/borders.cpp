#include "formats/sgf/borders.h"

#include <algorithm>

#include "formats/encoding.h"
#include "formats/sgf/grammar.h"
#include "formats/sgf/values.h"

namespace fivefold::sgf {
namespace {

constexpr std::size_t npos = std::string_view::npos;
/// Filler in front of a game that is looked at together with it, so that it can be reported.
constexpr std::size_t kMostFiller = std::size_t{64} << 10U;
/// The rest of the line behind a game that belongs to its record.
constexpr std::size_t kMostBehind = 4096;

/// The offset behind the game tree at `at`; npos when the window ends before it.
std::size_t end_of_tree(std::string_view window, std::size_t at, IsLead is_lead) {
  std::size_t depth = 0;
  while (at < window.size()) {
    at = window.find_first_of("([)", at);
    if (at == npos) return npos;
    const char c = window[at];
    if (c == '[') {
      bool closed = true;
      at = end_of_value(window, at + 1, closed, is_lead);
      if (at == npos) return npos;
      if (!closed) return at;
    } else if (c == '(') {
      // A bracket was forgotten and the next game begins.
      if (depth > 0 && game_starts(window, at, true) == Start::yes) return at;
      ++depth;
    } else if (--depth == 0) {
      return at + 1;
    }
    ++at;
  }
  return npos;
}

/// What stands behind the game on the same line, up to the next game. npos when the window ends before that is known.
std::size_t end_of_line(std::string_view window, std::size_t end, bool at_end) {
  std::size_t last = end;
  for (std::size_t at = end; at < window.size() && at - end < kMostBehind; ++at) {
    if (window[at] == '\n' || window[at] == '\r') return last;
    if (window[at] == '(') {
      const Start start = game_starts(window, at, false);
      if (start == Start::yes) return last;
      if (start == Start::too_short && !at_end) return npos;
    }
    if (!is_blank(window[at])) last = at + 1;
  }
  return at_end || window.size() - end >= kMostBehind ? last : npos;
}

bool leads_in_cp932(unsigned char byte) { return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC); }
bool leads_elsewhere(unsigned char byte) { return byte >= 0x81 && byte <= 0xFE; }

/// Which bytes begin a character of two bytes in an encoding that can hide brackets; null in all others.
IsLead leads_of(std::string_view canonical) {
  if (!hides_ascii(canonical)) return nullptr;
  return canonical.starts_with("CP932") ? leads_in_cp932 : leads_elsewhere;
}

IsLead leads_of_game(std::string_view game, std::string_view charset) {
  const std::string_view declared = declared_encoding(game);
  if (declared.empty()) return leads_of(charset);
  // The name is looked up for each cut; nearly all of them are this one.
  if (declared == "UTF-8") return nullptr;
  return leads_of(canonical_encoding(declared).value_or(""));
}

/// Text behind a game that no game follows belongs to its record, so that it can be reported; where more than
/// kMostFiller of it follows, the beginning does. npos when the window ends before that is known.
std::size_t with_text_behind(std::string_view window, std::size_t end, bool at_end) {
  std::string_view rest = window.substr(end, kMostFiller);
  const bool whole = end + rest.size() == window.size();
  bool undecided = false;
  if (first_game(rest, undecided) != npos && !undecided) return end;
  if (whole && !at_end && (undecided || rest.size() < kMostFiller)) return npos;
  if (!whole || !at_end) {
    // Not in the middle of a line, or at least not of a character.
    const std::size_t line = rest.rfind('\n');
    std::size_t keep = line == npos || trimmed(rest.substr(0, line)).empty() ? rest.size() - 1 : line;
    while (keep > 0 && (static_cast<unsigned char>(rest[keep]) & 0xC0U) == 0x80U) --keep;
    rest = rest.substr(0, keep);
  }
  while (!rest.empty() && is_blank(rest.back())) rest.remove_suffix(1);
  return end + rest.size();
}

}  // namespace

std::size_t first_game(std::string_view text, bool& undecided) {
  undecided = false;
  for (std::size_t at = text.find('('); at != npos; at = text.find('(', at + 1)) {
    const Start start = game_starts(text, at, false);
    undecided = start == Start::too_short;
    if (start != Start::no) return at;
  }
  return npos;
}

int sniff(std::string_view head) {
  std::size_t at = 0;
  while (at < head.size() && is_blank(head[at])) ++at;
  bool undecided = false;
  const std::size_t start = first_game(head, undecided);
  if (start == npos || undecided) return 0;
  if (start == at) return head.find(';', at) < head.find('[', at) ? 95 : 75;
  // Behind a letter's head or the like; only a game that begins a line counts.
  return head[start - 1] == '\n' && game_starts(head, start, true) == Start::yes ? 70 : 20;
}

namespace {

/// `charset`: what the stream declares when its bytes are as they are stored; null for decoded text.
Cut cut_game(std::string_view window, bool at_end, const std::string_view* charset) {
  bool undecided = false;
  const std::size_t start = first_game(window, undecided);
  if (start == npos || (undecided && at_end)) {
    if (at_end) return {Cut::Kind::nothing, 0, window.size()};
    if (window.size() <= kMostFiller) return {};
    return {Cut::Kind::nothing, 0, window.size() - 1};
  }
  if (undecided) {
    if (start <= kMostFiller) return {};
    return {Cut::Kind::nothing, 0, start};
  }
  std::size_t begin = 0;
  while (is_blank(window[begin])) ++begin;
  if (start - begin > kMostFiller) return {Cut::Kind::nothing, 0, start};
  std::size_t end =
      end_of_tree(window, start, charset == nullptr ? nullptr : leads_of_game(window.substr(start), *charset));
  if (end != npos && window[end - 1] == ')') {
    end = end_of_line(window, end, at_end);
    if (end != npos) end = with_text_behind(window, end, at_end);
  }
  if (end != npos) return {Cut::Kind::record, begin, end};
  if (!at_end) return {};
  return {Cut::Kind::record, begin, window.size()};
}

}  // namespace

Cut cut(std::string_view window, bool at_end) { return cut_game(window, at_end, nullptr); }

Cut cut_encoded(std::string_view window, bool at_end, std::string_view charset) {
  return cut_game(window, at_end, &charset);
}

std::size_t find_start(std::string_view window, std::size_t from) {
  for (std::size_t at = window.find('(', from); at != npos; at = window.find('(', at + 1)) {
    if (game_starts(window, at, true) == Start::yes) return at;
  }
  return npos;
}

std::string_view declared_encoding(std::string_view bytes) {
  bool undecided = false;
  std::size_t at = first_game(bytes, undecided);
  if (at == npos) return {};
  // Values of the root node are passed as values: a name may hold the letters of the property.
  const std::size_t stop = std::min(bytes.size(), at + kMostFiller);
  int nodes = 0;
  for (++at; at < stop && nodes < 2 && bytes[at] != '(' && bytes[at] != ')'; ++at) {
    if (bytes[at] == ';') ++nodes;
    if (bytes[at] != '[') continue;
    std::size_t name_end = at;
    while (name_end > 0 && is_blank(bytes[name_end - 1])) --name_end;
    bool closed = true;
    const std::size_t end = end_of_value(bytes, at + 1, closed);
    if (end == npos) return {};
    std::string_view value = bytes.substr(at + 1, end - at - 1);
    while (!value.empty() && is_blank(value.back())) value.remove_suffix(1);
    while (!value.empty() && is_blank(value.front())) value.remove_prefix(1);
    if (bytes.substr(0, name_end).ends_with("CA") && (name_end < 3 || !is_name_char(bytes[name_end - 3]))) return value;
    at = end;
  }
  return {};
}

}  // namespace fivefold::sgf
