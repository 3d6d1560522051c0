#include "formats/moves/shapes.h"

#include <algorithm>

#include "formats/pente_text/lexis.h"
#include "formats/pente_text/words.h"

namespace fivefold::moves {
namespace {

using pente_text::is_blank;
using pente_text::is_digit;

constexpr std::size_t kMostLines = 20;

/// Whether a word is one move or several moves run together, perhaps with a number in front; counts them.
bool is_moves(std::string_view word, std::size_t& moves) {
  if (const auto number = pente_text::read_number(word)) {
    if (number->dots() == 0 || number->digits == 0) return false;
    word.remove_prefix(number->length);
  }
  while (!word.empty()) {
    const std::size_t length = move_length(word);
    if (length == 0) return false;
    ++moves;
    word.remove_prefix(length);
  }
  return true;
}

/// Whether a line is a list of moves and nothing else.
bool is_list(std::string_view line, std::size_t& moves) {
  std::size_t at = 0;
  while (at < line.size()) {
    if (is_separator(line[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < line.size() && !is_separator(line[end])) ++end;
    const std::string_view word = line.substr(at, end - at);
    const auto result = pente_text::read_result(word);
    const bool is_result = result && result->length == word.size() && moves > 0;
    if (!is_result && !is_moves(word, moves)) return false;
    at = end;
  }
  return true;
}

}  // namespace

bool is_separator(char c) { return is_blank(c) || c == ',' || c == '+'; }

std::size_t move_length(std::string_view text) {
  std::size_t letters = 0;
  while (letters < text.size() && letters < 3 && is_column(text[letters])) ++letters;
  // Columns beyond Z are AA, AB ...: "Nf3" is none of ours.
  if (letters == 0 || letters > 2 || (letters == 2 && text[0] != 'A' && text[0] != 'a')) return 0;
  std::size_t end = letters;
  while (end < text.size() && is_digit(text[end])) ++end;
  const std::size_t digits = end - letters;
  return digits >= 1 && digits <= 3 ? end : 0;
}

std::size_t moves_in_address(std::string_view text) {
  const std::size_t hash = text.find("/#/");
  if (hash != std::string_view::npos) return hash + 3;
  const std::size_t data = text.find("data=");
  return data == std::string_view::npos ? data : data + 5;
}

Shape shape_of(std::string_view text) {
  if (text.starts_with(kBoardTag)) return Shape::board_tag;
  if (text.starts_with("-----")) return Shape::text_board;
  const bool address = text.starts_with("http://") || text.starts_with("https://");
  return address ? Shape::address : Shape::list;
}

int sniff(std::string_view head) {
  if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
  while (!head.empty() && is_blank(head[0])) head.remove_prefix(1);
  const std::string_view first = head.substr(0, head.find_first_of("\r\n"));
  switch (shape_of(head)) {
    case Shape::board_tag: return first.find("m=") != std::string_view::npos ? 90 : 0;
    case Shape::text_board: return first.starts_with(kTextBoard) ? 95 : 0;
    case Shape::address: {
      const std::size_t at = moves_in_address(first);
      return at != std::string_view::npos && move_length(first.substr(at)) > 0 ? 90 : 0;
    }
    case Shape::list: break;
  }
  // Every line must be a list, and the first of more than one move: a word such as "A4" alone is none.
  std::size_t lines = 0, moves = 0;
  while (!head.empty() && lines < kMostLines) {
    const std::size_t end = head.find('\n');
    if (end == std::string_view::npos && lines > 0 && head.size() > 1000) break;  // perhaps cut off
    const std::string_view line = head.substr(0, end);
    head.remove_prefix(end == std::string_view::npos ? head.size() : end + 1);
    if (shape_of(line) != Shape::list) break;
    if (!is_list(line, moves)) return 0;
    ++lines;
    if (lines == 1 && moves < 2) return 0;
  }
  return moves >= 2 ? 50 : 0;
}

}  // namespace fivefold::moves
