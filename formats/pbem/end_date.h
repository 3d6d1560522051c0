#pragma once

#include <string>
#include <string_view>

namespace fivefold::pbem {

/// When a game ended, where the text has a year.
struct EndDate {
  std::string date;       ///< "2000.09.12", or empty
  std::string_view time;  ///< "14:33", or empty
};
/// "Sep 12 2000 14:33", "Tue Sep 12 14:33:05 2000": a month, a day and a year in any order.
EndDate read_end_date(std::string_view text);

}  // namespace fivefold::pbem
