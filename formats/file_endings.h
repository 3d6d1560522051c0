#pragma once

#include <string_view>
#include <vector>

#include "formats/format.h"

namespace fivefold {

/// The formats that are written to files of this ending ("sgf", without the dot) before any other; empty when no format
/// is.
std::vector<const Format*> formats_of_ending(std::string_view ending);

}  // namespace fivefold
