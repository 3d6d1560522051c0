#include "tools/calendar.h"

#include <fmt/format.h>

#include "formats/dates.h"

namespace fivefold {

std::string iso(const Day& day) { return fmt::format("{:04}-{:02}-{:02}", day.year, day.month, day.day); }

std::optional<Day> read_day(std::string_view date, std::string_view site) {
  const PartialDate read = read_date(date, site).date;
  if (!read.year || !read.month || !read.day) return std::nullopt;
  return Day{*read.year, *read.month, *read.day};
}

}  // namespace fivefold
