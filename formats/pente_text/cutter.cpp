#include "formats/pente_text/cutter.h"

#include <algorithm>

#include "formats/pente_text/lexis.h"

namespace fivefold::pente_text {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr auto kNone = std::string_view::npos;

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && is_blank(text[at])) ++at;
  return at;
}

/// The key of a header line, up to its quote; empty when the line ends before one.
std::string_view key_at(std::string_view text, std::size_t bracket) {
  std::size_t end = bracket + 1;
  while (end < text.size() && text[end] != '"' && text[end] != '\n') ++end;
  std::string_view key = text.substr(bracket + 1, end - bracket - 1);
  while (!key.empty() && is_blank(key.back())) key.remove_suffix(1);
  return key;
}

bool begins_games(std::string_view key) { return key == "Game" || key == "Event" || key == "Site"; }

/// Start of the line on which `at` is the first character but for blanks and a byte order mark; kNone if it is not.
std::size_t line_start(std::string_view text, std::size_t at, std::size_t lowest) {
  while (at > lowest && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  if (at >= lowest + 3 && text.substr(at - 3, 3) == kByteOrderMark) at -= 3;
  return at == lowest || text[at - 1] == '\n' ? at : kNone;
}

bool after_empty_line(std::string_view text, std::size_t line) {
  if (line == 0) return true;
  std::size_t at = line - 1;  // the line feed before the line
  while (at > 0 && (text[at - 1] == '\r' || text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  return at == 0 || text[at - 1] == '\n';
}

/// Follows the comments of a move text from left to right, no byte twice.
class CommentTracker {
 public:
  CommentTracker(std::string_view text, std::size_t begin) : text_(text), at_(begin) {}

  /// Whether `place`, the beginning of a line, lies in a brace comment. REQUIRES: places ascend.
  bool inside(std::size_t place) {
    if (at_ < place && text_.substr(at_, place - at_).find('{') == kNone) at_ = place;
    while (at_ < place) at_ = std::max(after_comment(text_, at_), at_ + 1);
    return at_ > place;
  }

 private:
  std::string_view text_;
  std::size_t at_;
};

Cut whole(std::string_view window, std::size_t begin, bool at_end) {
  if (!at_end) return {Cut::Kind::need_more, begin, window.size()};
  return {Cut::Kind::record, begin, window.size()};
}

/// The record whose moves begin at `moves`: to the next header line.
Cut cut_moves(std::string_view window, std::size_t begin, std::size_t moves, bool at_end) {
  CommentTracker comments(window, moves);
  for (std::size_t at = window.find('[', moves); at != kNone; at = window.find('[', at + 1)) {
    if (at + 1 == window.size()) break;
    const std::size_t line = line_start(window, at, moves);
    if (line == kNone || line == moves || !is_letter(window[at + 1])) continue;
    if (comments.inside(at)) {
      const std::size_t end = window.find_first_of("\"\n", at);
      if (end == kNone && !at_end) break;
      if (!begins_games(key_at(window, at)) || !after_empty_line(window, line)) continue;
    }
    return {Cut::Kind::record, begin, line};
  }
  return whole(window, begin, at_end);
}

}  // namespace

Cut cut_record(std::string_view window, bool at_end) {
  const std::size_t begin = skip_blanks(window, 0);
  std::size_t at = begin;
  if (window.substr(at, kByteOrderMark.size()) == kByteOrderMark) at = skip_blanks(window, at + kByteOrderMark.size());
  if (at == window.size()) return {Cut::Kind::nothing, at, at_end ? at : begin};

  const std::size_t first = at;
  bool empty_line = false;
  while (at < window.size()) {
    std::size_t text = at;
    while (text < window.size() && (window[text] == ' ' || window[text] == '\t' || window[text] == '\r')) ++text;
    if (text == window.size()) break;
    if (window[text] == '\n') {
      empty_line = true;
      at = text + 1;
      continue;
    }
    if (window[text] != '[') return cut_moves(window, begin, at, at_end);
    const std::size_t end = window.find('\n', text);
    if (end == kNone) break;
    if (empty_line && text != first && key_at(window, text) == key_at(window, first)) {
      return {Cut::Kind::record, begin, at};
    }
    at = end + 1;
  }
  return whole(window, begin, at_end);
}

}  // namespace fivefold::pente_text
