#include "formats/moves/cut.h"

#include <algorithm>

#include "formats/moves/shapes.h"
#include "formats/pente_text/lexis.h"
#include "formats/pente_text/words.h"

namespace fivefold::moves {
namespace {

using pente_text::is_blank;
constexpr auto kNone = std::string_view::npos;

std::string_view trimmed_end(std::string_view line) {
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

/// The last word of a line is a number whose move stands on the next line.
bool ends_in_number(std::string_view line) {
  line = trimmed_end(line);
  const std::size_t blank = line.find_last_of(" \t");
  const std::string_view word = line.substr(blank == kNone ? 0 : blank + 1);
  const auto number = pente_text::read_number(word);
  return number && number->dots() > 0 && number->length == word.size();
}

bool is_blank_line(std::string_view line) { return trimmed_end(line).empty(); }

}  // namespace

bool goes_on_with_others(std::string_view text) {
  while (!text.empty() && is_blank(text[0])) text.remove_prefix(1);
  const auto number = pente_text::read_number(text);
  return number && number->dots() > 0 && number->value > 1;
}

bool takes_next_line(std::string_view text) { return shape_of(text) == Shape::text_board || ends_in_number(text); }

Cut cut(std::string_view window, bool at_end) {
  std::size_t begin = 0;
  while (begin < window.size() && is_blank(window[begin])) ++begin;
  if (begin == window.size()) {
    return at_end ? Cut{Cut::Kind::nothing, begin, begin} : Cut{Cut::Kind::need_more, 0, 0};
  }
  const std::string_view text = window.substr(begin);
  const Shape shape = shape_of(text);
  if (shape == Shape::board_tag) {
    const std::size_t close = text.find(kBoardEnd);
    const std::size_t next = text.find(kBoardTag, 1);
    if (close < next) return {Cut::Kind::record, begin, begin + close + kBoardEnd.size()};
    if (close == next && !at_end) return {Cut::Kind::need_more, begin, begin};
  }
  std::size_t at = begin;
  bool number_open = false;
  bool first = true;
  while (at < window.size()) {
    const std::size_t end = window.find('\n', at);
    if (end == kNone && !at_end) return {Cut::Kind::need_more, begin, begin};
    const std::string_view line = window.substr(at, end == kNone ? kNone : end - at);
    const bool goes_on = shape == Shape::text_board
                             ? !is_blank_line(line) && (first || !line.starts_with("-----"))
                             : !is_blank_line(line) && (number_open || goes_on_with_others(line));
    if (!first && (!goes_on || shape_of(line) != (shape == Shape::text_board ? Shape::list : shape))) break;
    number_open = shape == Shape::list && ends_in_number(line);
    first = false;
    at = end == kNone ? window.size() : end + 1;
    if (shape == Shape::board_tag || shape == Shape::address) break;
    // The next line may go on with this record: it has to be seen.
    if (at == window.size() && !at_end) return {Cut::Kind::need_more, begin, begin};
  }
  return {Cut::Kind::record, begin, at};
}

}  // namespace fivefold::moves
