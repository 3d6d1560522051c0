#include "formats/dates.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fivefold {
namespace {

constexpr DateReading kImpossible{{}, DateFault::impossible};

/// One of the numbers of a date. `value` is empty when a '?' stands in it.
struct Part {
  std::optional<int> value;
  std::size_t length = 0;
};

struct Parts {
  std::array<Part, 3> part;
  std::size_t count = 0;
  char separator = 0;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Splits "a.b.c" into its parts; false for anything but digits, '?' and one kind of separator.
bool split(std::string_view text, Parts& parts) {
  std::size_t i = 0;
  while (i < text.size()) {
    if (parts.count == 3) return false;
    Part part;
    int value = 0;
    bool known = true;
    while (i < text.size() && (is_digit(text[i]) || text[i] == '?')) {
      if (text[i] == '?') {
        known = false;
      } else {
        value = value * 10 + (text[i] - '0');
      }
      ++part.length;
      if (part.length > 8) return false;
      ++i;
    }
    if (part.length == 0) return false;
    if (known) part.value = value;
    parts.part[parts.count++] = part;
    if (i == text.size()) break;
    const char separator = text[i++];
    if (separator != '.' && separator != '-' && separator != '/') return false;
    if (parts.separator != 0 && parts.separator != separator) return false;
    parts.separator = separator;
  }
  return parts.count > 0;
}

int days_in(int month, std::optional<int> year) {
  constexpr std::array<int, 12> days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month != 2) return days[static_cast<std::size_t>(month - 1)];
  const bool leap = !year || (*year % 4 == 0 && (*year % 100 != 0 || *year % 400 == 0));
  return leap ? 29 : 28;
}

bool possible(std::optional<int> year, std::optional<int> month, std::optional<int> day) {
  if (year && (*year < 1 || *year > 9999)) return false;
  if (month && (*month < 1 || *month > 12)) return false;
  return !day || (*day >= 1 && *day <= (month ? days_in(*month, year) : 31));
}

DateReading checked(std::optional<int> year, std::optional<int> month, std::optional<int> day) {
  if (!possible(year, month, day)) return kImpossible;
  if (!month) day.reset();
  return {{year, month, day}, DateFault::none};
}

/// The year stands last: the order of the other two depends on the site, on the separator or on the numbers.
DateReading year_last(const Parts& parts, std::string_view site) {
  const auto first = parts.part[0].value;
  const auto second = parts.part[1].value;
  const auto year = parts.part[2].value;
  if (is_pente_org(site)) return checked(year, first, second);
  if (parts.separator == '.') return checked(year, second, first);
  if (!first || !second) return {{year, std::nullopt, std::nullopt}, DateFault::none};
  const bool month_first = possible(year, first, second);
  const bool day_first = possible(year, second, first);
  if (month_first && day_first && *first != *second) return {{}, DateFault::ambiguous};
  if (month_first) return checked(year, first, second);
  return checked(year, second, first);
}

}  // namespace

bool is_pente_org(std::string_view site) {
  constexpr std::string_view name = "pente.org";
  return site.size() == name.size() && std::equal(site.begin(), site.end(), name.begin(), [](char a, char b) {
           return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + 32) : a) == b;
         });
}

DateReading read_date(std::string_view text, std::string_view site) {
  constexpr std::size_t kShortest = 8;  // "2000.1.1": a blank or T before that begins no time
  const std::size_t time = text.find_first_of(" T", std::min(kShortest, text.size()));
  text = text.substr(0, time);
  if (!text.empty() && text.back() == '.') text.remove_suffix(1);
  if (text.empty() || text == "-") return {};

  Parts parts;
  if (!split(text, parts)) return kImpossible;
  const auto& part = parts.part;
  if (parts.count == 1) {
    if (part[0].length == 8 && part[0].value) {
      return checked(*part[0].value / 10000, *part[0].value / 100 % 100, *part[0].value % 100);
    }
    if (!part[0].value) return {};
    return part[0].length == 4 ? checked(part[0].value, std::nullopt, std::nullopt) : kImpossible;
  }
  if (part[0].length == 4) return checked(part[0].value, part[1].value, part[2].value);
  if (parts.count == 3 && part[2].length == 4) return year_last(parts, site);
  return kImpossible;
}

}  // namespace fivefold
