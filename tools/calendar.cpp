#include "tools/calendar.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

namespace fivefold {
namespace {

std::optional<int> digits(std::string_view text, std::size_t at, std::size_t length) {
  if (at + length > text.size()) return std::nullopt;
  int number = 0;
  const char* end = text.data() + at + length;
  const auto [stop, fault] = std::from_chars(text.data() + at, end, number);
  if (fault != std::errc{} || stop != end || number < 0) return std::nullopt;
  return number;
}

bool is_separator(char c) { return c == '-' || c == '.' || c == '/'; }

std::optional<Day> possible(Day day) {
  constexpr int lengths[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (day.month < 1 || day.month > 12 || day.day < 1 || day.day > lengths[day.month - 1]) return std::nullopt;
  const bool leap = day.year % 4 == 0 && (day.year % 100 != 0 || day.year % 400 == 0);
  if (day.month == 2 && day.day == 29 && !leap) return std::nullopt;
  return day;
}

bool is_pente_org(std::string_view site) {
  constexpr std::string_view name = "pente.org";
  return site.size() == name.size() && std::equal(site.begin(), site.end(), name.begin(), [](char a, char b) {
           return std::tolower(static_cast<unsigned char>(a)) == b;
         });
}

}  // namespace

std::string iso(const Day& day) { return fmt::format("{:04}-{:02}-{:02}", day.year, day.month, day.day); }

std::optional<Day> read_day(std::string_view date, std::string_view site) {
  if (date.size() != 10) return std::nullopt;
  if (is_separator(date[4]) && date[4] == date[7]) {
    const auto year = digits(date, 0, 4), month = digits(date, 5, 2), day = digits(date, 8, 2);
    return year && month && day ? possible({*year, *month, *day}) : std::nullopt;
  }
  if (date[2] != '/' || date[5] != '/') return std::nullopt;
  const auto a = digits(date, 0, 2), b = digits(date, 3, 2), year = digits(date, 6, 4);
  if (!a || !b || !year) return std::nullopt;
  if (is_pente_org(site) || *b > 12) return possible({*year, *a, *b});
  if (*a > 12) return possible({*year, *b, *a});
  return std::nullopt;
}

}  // namespace fivefold
