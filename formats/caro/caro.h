#pragma once

#include "formats/format.h"

namespace fivefold {

/// Game objects of a caro site (docs/formats/caro-json.md): x and y from the top left, times as stamps.
extern const Format kCaroJson;

}  // namespace fivefold
