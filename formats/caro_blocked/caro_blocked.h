#pragma once

#include "formats/format.h"

namespace fivefold {

/// Games of a caro site whose boards have forbidden cells (docs/formats/caro-blocked.md): rows and columns from the
/// top left, the time of each move.
extern const Format kCaroBlocked;

}  // namespace fivefold
