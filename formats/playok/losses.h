#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::playok {

inline constexpr int kMostColumns = 26;  ///< one letter a column

void report_loss(std::string what, Diagnostics& diagnostics);

/// X101 for everything that the format has no place for. `exchanged`: the names stand in the order of the sides.
void report_losses(const Judged& judged, bool exchanged, Diagnostics& diagnostics);

WriteLimits limits();

}  // namespace fivefold::playok
