#include "formats/psq/lines.h"

#include <algorithm>
#include <string>

namespace fivefold::psq {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool take_spaces(std::string_view& text) {
  const auto first = std::find_if_not(text.begin(), text.end(), is_space);
  const bool any = first != text.begin();
  text.remove_prefix(static_cast<std::size_t>(first - text.begin()));
  return any;
}

}  // namespace

bool LineReader::next() {
  if (next_ >= text_.size()) return false;
  const std::size_t newline = text_.find('\n', next_);
  const bool found = newline != std::string_view::npos;
  std::size_t end = found ? newline : text_.size();
  const std::size_t begin = next_;
  next_ = found ? newline + 1 : text_.size();
  end_ = found ? LineEnd::lf : LineEnd::none;
  if (found && end > begin && text_[end - 1] == '\r') {
    --end;
    end_ = LineEnd::crlf;
  }
  where_ = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  return true;
}

bool is_blank(std::string_view line) { return std::all_of(line.begin(), line.end(), is_space); }

std::optional<Number> take_number(std::string_view& text) {
  constexpr long long kLimit = 1'000'000'000'000'000;
  std::string_view rest = text;
  Number number;
  if (take_spaces(rest)) number.plain = false;
  const bool negative = !rest.empty() && rest.front() == '-';
  if (!rest.empty() && (negative || rest.front() == '+')) {
    if (!negative) number.plain = false;
    rest.remove_prefix(1);
  }
  if (rest.empty() || !is_digit(rest.front())) return std::nullopt;
  if (rest.front() == '0' && (negative || (rest.size() > 1 && is_digit(rest[1])))) number.plain = false;
  while (!rest.empty() && is_digit(rest.front())) {
    if (number.value < kLimit) number.value = number.value * 10 + (rest.front() - '0');
    rest.remove_prefix(1);
  }
  if (negative) number.value = -number.value;
  if (take_spaces(rest)) number.plain = false;
  text = rest;
  return number;
}

std::optional<Number> read_number(std::string_view line) {
  const std::optional<Number> number = take_number(line);
  return line.empty() ? number : std::nullopt;
}

std::optional<MoveLine> read_move_line(std::string_view line) {
  MoveLine move;
  const auto x = take_number(line);
  if (!x || line.empty() || line.front() != ',') return std::nullopt;
  line.remove_prefix(1);
  const auto y = take_number(line);
  if (!y) return std::nullopt;
  move.x = x->value;
  move.y = y->value;
  move.plain = x->plain && y->plain;
  if (line.empty()) return move;
  if (line.front() != ',') return std::nullopt;
  line.remove_prefix(1);
  const auto milliseconds = read_number(line);
  if (!milliseconds) return std::nullopt;
  move.milliseconds = milliseconds->value;
  move.timed = true;
  move.plain = move.plain && milliseconds->plain;
  return move;
}

}  // namespace fivefold::psq
