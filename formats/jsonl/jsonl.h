#pragma once

#include "formats/format.h"

namespace fivefold {

/// JSON Lines: the project's own contract "fivefold/1" (docs/json.md), one game an object. Holds every part of a
/// record.
extern const Format kJsonLines;

}  // namespace fivefold
