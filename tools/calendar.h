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

/// The day that the text of a date names without doubt (formats/dates.h says how it is read); nothing for parts of
/// dates.
std::optional<Day> read_day(std::string_view date, std::string_view site);

}  // namespace fivefold
