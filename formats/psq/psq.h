#pragma once

#include "formats/format.h"

namespace fivefold {

/// Piskvork's game files (docs/formats/psq.md): coordinates from 1, y from the top, a header with the board's size.
extern const Format kPsq;
/// Piskvork's older game files (docs/formats/rec.md): names first, coordinates from 0, y from the top, no size.
extern const Format kRec;

}  // namespace fivefold
