#include "formats/yixin_sav/lines.h"

#include <algorithm>
#include <limits>

#include "formats/pente_text/lexis.h"

namespace fivefold::yixin_sav {
namespace {

using pente_text::is_blank;
using pente_text::is_digit;

/// The number that a text begins with, taken from it; nothing when it begins with none.
std::optional<int> take_number(std::string_view& text, bool& plain) {
  const bool negative = text.front() == '-';
  if (negative || text.front() == '+') {
    plain = false;
    text.remove_prefix(1);
  }
  if (text.empty() || !is_digit(text.front())) return std::nullopt;
  plain = plain && (text.front() != '0' || text.size() == 1 || !is_digit(text[1]));
  constexpr int kMost = std::numeric_limits<int>::max() / 10 - 1;
  int value = 0;
  for (; !text.empty() && is_digit(text.front()); text.remove_prefix(1))
    value = value > kMost ? kMost : value * 10 + (text.front() - '0');
  return negative ? -value : value;
}

}  // namespace

Line line_at(std::string_view text, std::size_t at) {
  const std::size_t end = text.find('\n', at);
  Line line;
  line.whole = end != std::string_view::npos;
  line.text = text.substr(at, line.whole ? end - at : end);
  line.next = line.whole ? end + 1 : text.size();
  while (!line.text.empty() && is_blank(line.text.back())) line.text.remove_suffix(1);
  while (!line.text.empty() && is_blank(line.text.front())) line.text.remove_prefix(1);
  return line;
}

Numbers read_numbers(std::string_view line) {
  Numbers numbers;
  while (!line.empty()) {
    const auto number = take_number(line, numbers.plain);
    if (!number) return {-1, 0, 0, false};
    if (numbers.count == 0) numbers.first = *number;
    if (numbers.count == 1) numbers.second = *number;
    numbers.count = std::min(numbers.count + 1, 3);
    if (line.empty()) break;
    const std::size_t gap = std::min(line.find_first_not_of(" \t,"), line.size());
    if (gap == 0 || gap == line.size()) return {-1, 0, 0, false};
    if (std::count(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(gap), ',') > 1) return {-1, 0, 0, false};
    numbers.plain = numbers.plain && gap == 1 && line.front() == ' ';
    line.remove_prefix(gap);
  }
  return numbers;
}

}  // namespace fivefold::yixin_sav
