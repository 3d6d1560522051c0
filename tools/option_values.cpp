#include "tools/option_values.h"

#include <cmath>

#include "core/layout.h"
#include "core/ruleset_catalog.h"

namespace fivefold {

std::string read_seconds(std::string_view value, double& to) {
  double number = 0;
  const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (fault != std::errc{} || end != value.data() + value.size() || !std::isfinite(number) || number < 0)
    return say(Message::value_not_seconds, {{"value", std::string(value)}});
  to = number;
  return {};
}

std::string read_size(std::string_view value, std::size_t& to) {
  std::size_t unit = 1;
  std::string_view digits = value;
  if (!digits.empty()) {
    switch (digits.back()) {
      case 'k':
      case 'K': unit = std::size_t{1} << 10; break;
      case 'm':
      case 'M': unit = std::size_t{1} << 20; break;
      case 'g':
      case 'G': unit = std::size_t{1} << 30; break;
      default: break;
    }
    if (unit != 1) digits.remove_suffix(1);
  }
  std::size_t number = 0;
  constexpr std::size_t most = std::size_t{1} << 40;
  if (!read_number<std::size_t>(digits, 1, most / unit, number).empty())
    return say(Message::value_not_size, {{"value", std::string(value)}});
  to = number * unit;
  return {};
}

std::string read_board(std::string_view value, std::optional<std::pair<int, int>>& to) {
  const std::size_t by = value.find_first_of("xX");
  std::pair<int, int> board;
  if (by == std::string_view::npos || !read_number(value.substr(0, by), kMinSide, kMaxSide, board.first).empty() ||
      !read_number(value.substr(by + 1), kMinSide, kMaxSide, board.second).empty())
    return say(Message::value_not_board, {{"value", std::string(value)}});
  to = board;
  return {};
}

std::string read_flag(std::string_view value, bool& to) {
  if (value == "true" || value == "1" || value == "yes" || value == "on") {
    to = true;
  } else if (value == "false" || value == "0" || value == "no" || value == "off") {
    to = false;
  } else {
    return say(Message::value_not_flag, {{"value", std::string(value)}});
  }
  return {};
}

std::string read_signs(std::string_view value, std::string& to) {
  constexpr std::string_view kUsed = ".#:*()";
  const auto fits = [&](char c) {
    const bool printing = c > ' ' && c < '\x7F';
    return printing && !(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && kUsed.find(c) == std::string_view::npos;
  };
  if (value.size() != 2 || value[0] == value[1] || !fits(value[0]) || !fits(value[1]))
    return say(Message::value_not_signs, {{"value", std::string(value)}});
  to = value;
  return {};
}

std::string read_ruleset(std::string_view id, const Ruleset*& to) {
  to = find_ruleset(id);
  return to != nullptr ? std::string() : ruleset_unknown(id);
}

std::string read_format(std::string_view name, const Format*& to) {
  to = find_format(name);
  return to != nullptr ? std::string() : format_unknown(name);
}

std::string read_codes(std::string_view list, std::vector<Code>& to) {
  while (!list.empty()) {
    const std::size_t comma = list.find(',');
    const std::string_view id = list.substr(0, comma);
    const std::optional<Code> code = code_from_id(id);
    if (!code) return code_unknown(id);
    to.push_back(*code);
    list = comma == std::string_view::npos ? std::string_view() : list.substr(comma + 1);
  }
  return {};
}

}  // namespace fivefold
