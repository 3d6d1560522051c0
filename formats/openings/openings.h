#pragma once

#include "formats/format.h"

namespace fivefold {

/// Gomocup's lists of openings, read only: docs/formats/openings.md.
extern const Format kOpenings;

}  // namespace fivefold
