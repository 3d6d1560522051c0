#include "formats/jsonl/cutter.h"

#include <algorithm>
#include <array>

#include "formats/jsonl/envelope.h"

namespace fivefold::jsonl {
namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::string_view kSpace = " \t\r\n";
/// Characters that can stand between two games of an array.
constexpr std::string_view kFiller = " \t\r\n,]";
/// The first key of a record is compared up to here.
constexpr std::size_t kOpening = 64;

/// The opening of a record: brace, first key and colon ("{\"schema\":"), or empty when it is not near.
std::string_view opening_of(std::string_view record) {
  const std::size_t colon = record.substr(0, kOpening).find(':');
  return colon == kNone ? std::string_view{} : record.substr(0, colon + 1);
}

/// Whether a line that begins at `line` starts a game of its own, although the object before it is still open.
bool starts_anew(std::string_view window, std::size_t line, bool in_string, char last, std::string_view opening) {
  if (line >= window.size() || window[line] != '{') return false;
  if (in_string) return true;  // a string of JSON cannot span lines, so the object was cut off
  if (std::string_view(",[{:").find(last) == std::string_view::npos) return true;
  return !opening.empty() && window.substr(line, opening.size()) == opening;
}

/// Whether the first move is an object, and not one of this format's.
bool has_moves_of_another_kind(std::string_view head) {
  constexpr std::array subjects = {"at", "choose", "act", "unreadable"};
  const Shape shape = shape_of(head, "moves");
  return !shape.move_keys.empty() &&
         std::none_of(subjects.begin(), subjects.end(), [&](std::string_view key) { return shape.move_has(key); });
}

/// End of the object that begins at `begin`, or kNone when the window ends first.
std::size_t object_end(std::string_view window, std::size_t begin, bool at_end) {
  const std::string_view opening = opening_of(window.substr(begin));
  std::size_t depth = 0;
  bool in_string = false;
  char last = '{';  // the last character that is not white space
  for (std::size_t i = begin; i < window.size(); ++i) {
    const char c = window[i];
    if (c == '\n') {
      if (i + kOpening >= window.size() && !at_end) return kNone;
      if (starts_anew(window, i + 1, in_string, last, opening)) return i;
      continue;
    }
    if (in_string) {
      if (c == '\\' && i + 1 < window.size() && window[i + 1] != '\n') ++i;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (--depth == 0) return i + 1;
    }
    if (c != ' ' && c != '\t' && c != '\r') last = c;
  }
  return at_end ? window.size() : kNone;
}

}  // namespace

Cut cut(std::string_view window, bool at_end) {
  const Cut more{Cut::Kind::need_more, 0, 0};
  const std::size_t begin = window.find_first_not_of(kFiller);
  if (begin == kNone) return {Cut::Kind::nothing, 0, window.size()};
  std::size_t brace = begin;
  if (window[begin] == '[') {
    brace = window.find_first_not_of(kSpace, begin + 1);
    if (brace == kNone) return at_end ? Cut{Cut::Kind::record, begin, window.size()} : more;
  }
  if (window[brace] == '{') {
    const std::size_t end = object_end(window, brace, at_end);
    return end == kNone ? more : Cut{Cut::Kind::record, begin, end};
  }
  const std::size_t newline = window.find('\n', begin);
  if (newline == kNone && !at_end) return more;
  return {Cut::Kind::record, begin, newline == kNone ? window.size() : newline};
}

int sniff(std::string_view head) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (head.substr(0, mark.size()) == mark) head.remove_prefix(mark.size());
  std::size_t at = head.find_first_not_of(kSpace);
  if (at == kNone) return 0;
  if (head[at] == '[') at = head.find_first_not_of(kSpace, at + 1);
  if (at == kNone || head[at] != '{') return 0;
  head.remove_prefix(at);
  const std::size_t quote = head.find_first_not_of(kSpace, 1);
  if (quote == kNone || (head[quote] != '"' && head[quote] != '}')) return 0;
  const auto has = [&](std::string_view text) { return head.find(text) != kNone; };
  if (has("fivefold/")) return 100;
  if (has_moves_of_another_kind(head)) return 20;
  if (has("\"ruleset\"")) return 85;
  if (has("\"moves\"") && has("\"players\"")) return 70;
  return has("\"moves\"") ? 60 : 20;
}

}  // namespace fivefold::jsonl
