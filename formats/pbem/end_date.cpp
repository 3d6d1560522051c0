#include "formats/pbem/end_date.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <optional>

#include "formats/dates.h"
#include "formats/pbem/lines.h"

namespace fivefold::pbem {
namespace {

constexpr std::array<std::string_view, 12> kMonths = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                      "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

}  // namespace

EndDate read_end_date(std::string_view text) {
  constexpr std::size_t kMostWords = 8;
  EndDate out;
  int month = 0;
  std::optional<int> day, year;
  for (const std::string_view word : words_of(text, kMostWords)) {
    for (std::size_t i = 0; i < kMonths.size(); ++i)
      if (word == kMonths[i]) month = static_cast<int>(i) + 1;
    if (word.find(':') != std::string_view::npos) out.time = word;
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || value < 1) continue;
    (word.size() == 4 ? year : day) = value;
  }
  if (month == 0 || !day || !year) return {};
  out.date = fmt::format("{:04}.{:02}.{:02}", *year, month, *day);
  if (read_date(out.date, {}).fault != DateFault::none) return {};
  return out;
}

}  // namespace fivefold::pbem
