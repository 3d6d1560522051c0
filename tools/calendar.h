#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace fivefold {

/// A day of the calendar.
struct Day {
  int year = 0, month = 0, day = 0;
  friend auto operator<=>(const Day&, const Day&) = default;
};

/// "2026-11-29".
std::string iso(const Day& day);

/// Reads "2026-11-29" (also with dots or slashes) and month/day/year: the latter as pente.org writes it when `site` is
/// Pente.org, elsewhere only where day and month cannot be confused. Nothing for other spellings and impossible days.
std::optional<Day> read_day(std::string_view date, std::string_view site);

}  // namespace fivefold
