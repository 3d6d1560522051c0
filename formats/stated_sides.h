#pragma once

#include "core/record.h"

namespace fivefold {

/// Whether the main line states for some stone a side that is not the one whose turn it is when stones alternate: what
/// a format without colours cannot say.
bool states_other_side(const Record& record);

}  // namespace fivefold
