#include "formats/jsonl/decimal.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <limits>

namespace fivefold::jsonl {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// A number as digits * 10^exponent, digits without zeros at either end; zero has no digits.
struct Decimal {
  bool negative = false;
  std::string digits;
  long exponent = 0;
};

/// Larger exponents say nothing more: the number is beyond every use.
constexpr long kMaxExponent = 1'000'000;

long read_exponent(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (!text.empty() && !is_digit(text.front())) text.remove_prefix(1);
  long value = 0;
  for (const char c : text) value = std::min(kMaxExponent, value * 10 + (c - '0'));
  return negative ? -value : value;
}

/// REQUIRES: is_json_number(text).
Decimal read_decimal(std::string_view text) {
  Decimal out;
  if (text.front() == '-') {
    out.negative = true;
    text.remove_prefix(1);
  }
  const std::size_t e = text.find_first_of("eE");
  if (e != std::string_view::npos) {
    out.exponent = read_exponent(text.substr(e + 1));
    text = text.substr(0, e);
  }
  const std::size_t dot = text.find('.');
  out.digits = text.substr(0, dot);
  if (dot != std::string_view::npos) {
    out.digits += text.substr(dot + 1);
    out.exponent -= static_cast<long>(text.size() - dot - 1);
  }
  const std::size_t last = out.digits.find_last_not_of('0');
  const std::size_t used = last == std::string::npos ? 0 : last + 1;
  out.exponent += static_cast<long>(out.digits.size() - used);
  out.digits.resize(used);
  out.digits.erase(0, std::min(out.digits.find_first_not_of('0'), used));
  return out;
}

}  // namespace

bool is_json_number(std::string_view text) {
  std::size_t i = 0;
  const auto digits = [&] {
    const std::size_t from = i;
    while (i < text.size() && is_digit(text[i])) ++i;
    return i - from;
  };
  if (i < text.size() && text[i] == '-') ++i;
  const bool zero = i < text.size() && text[i] == '0';
  const std::size_t whole = digits();
  if (whole == 0 || (zero && whole > 1)) return false;
  if (i < text.size() && text[i] == '.') {
    ++i;
    if (digits() == 0) return false;
  }
  if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
    ++i;
    if (i < text.size() && (text[i] == '+' || text[i] == '-')) ++i;
    if (digits() == 0) return false;
  }
  return i == text.size();
}

bool is_within_double(std::string_view number) {
  constexpr long most = std::numeric_limits<double>::max_exponent10;
  // Short plain numbers cannot be large; the others are looked at by their digits.
  if (number.size() <= most && number.find_first_of("eE") == std::string_view::npos) return true;
  const Decimal decimal = read_decimal(number);
  const long point = static_cast<long>(decimal.digits.size()) + decimal.exponent;
  if (decimal.digits.empty() || point <= most) return true;
  if (point > most + 1) return false;
  double value = 0;
  return std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc();
}

std::optional<Seconds> read_seconds(std::string_view number) {
  if (!is_json_number(number)) return std::nullopt;
  const Decimal decimal = read_decimal(number);
  if (decimal.digits.empty()) return Seconds{};
  const long size = static_cast<long>(decimal.digits.size());
  if (decimal.negative || !is_within_double(number)) return std::nullopt;
  constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
  const long whole_digits = size + decimal.exponent + 3;  // of the number of milliseconds
  if (whole_digits > 10) return Seconds{most, false};
  std::int64_t milliseconds = 0;
  for (long i = 0; i < whole_digits; ++i) {
    milliseconds = milliseconds * 10 + (i < size ? decimal.digits[static_cast<std::size_t>(i)] - '0' : 0);
  }
  const bool exact = whole_digits >= size;
  if (!exact) ++milliseconds;
  if (milliseconds > most) return Seconds{most, false};
  return Seconds{static_cast<std::int32_t>(milliseconds), exact};
}

void append_seconds(std::int32_t milliseconds, std::string& out) {
  fmt::format_to(std::back_inserter(out), "{}", milliseconds / 1000);
  const std::int32_t rest = milliseconds % 1000;
  if (rest == 0) return;
  fmt::format_to(std::back_inserter(out), ".{:03}", rest);
  while (out.back() == '0') out.pop_back();
}

void append_canonical_number(std::string_view number, std::string& out) {
  const Decimal decimal = read_decimal(number);
  if (decimal.digits.empty()) {
    out += '0';
    return;
  }
  if (decimal.negative) out += '-';
  const long size = static_cast<long>(decimal.digits.size());
  const long point = size + decimal.exponent;  // digits before the decimal point
  constexpr long kPlain = 30;
  if (point > kPlain || point < -kPlain) {
    fmt::format_to(std::back_inserter(out), "{}e{}", decimal.digits, decimal.exponent);
  } else if (point <= 0) {
    out += "0.";
    out.append(static_cast<std::size_t>(-point), '0');
    out += decimal.digits;
  } else if (point >= size) {
    out += decimal.digits;
    out.append(static_cast<std::size_t>(point - size), '0');
  } else {
    out.append(decimal.digits, 0, static_cast<std::size_t>(point));
    out += '.';
    out.append(decimal.digits, static_cast<std::size_t>(point));
  }
}

}  // namespace fivefold::jsonl
