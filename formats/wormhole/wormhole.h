#pragma once

#include "formats/format.h"

namespace fivefold {

/// Text records of boards with portals (docs/formats/wormhole.md): lists of stones by colour with their numbers.
extern const Format kWormhole;

}  // namespace fivefold
