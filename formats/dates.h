#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fivefold {

/// A date as far as it is known. REQUIRES of producers: `day` only with `month`; every part is possible.
struct PartialDate {
  std::optional<int> year;
  std::optional<int> month;
  std::optional<int> day;
  friend bool operator==(const PartialDate&, const PartialDate&) = default;
};

enum class DateFault : std::uint8_t {
  none,
  impossible,  ///< no day of the calendar, or no date at all (H105)
  ambiguous    ///< day and month may stand in either order (H106)
};

/// What the text of a date says. With a fault the date is empty: nothing is guessed and nothing rolls over.
struct DateReading {
  PartialDate date;
  DateFault fault = DateFault::none;
};

/// Reads a date as game records write it; `site` decides the order of day and month.
///
/// - "04/08/2016" is MM/dd/yyyy where the site is Pente.org; elsewhere the order must follow from the numbers
/// (24/01/2008,
///   01/24/2008, 05/05/2008), else the date is ambiguous. "24.1.2008" is always day first.
/// - "2016.04.08", "2016-04-08", "2016/4/8", "20160408", "2016", "2016.04"; year first, then month, then day. A time
///   after a blank or 'T' is ignored.
/// - Parts with '?' are unknown: "2018.??.??". Empty text, "-" and "?" are an unknown date without a fault.
DateReading read_date(std::string_view text, std::string_view site);

/// True for the site whose dates are MM/dd/yyyy and whose files escape nothing: "Pente.org" in any case of letters.
bool is_pente_org(std::string_view site);

}  // namespace fivefold
