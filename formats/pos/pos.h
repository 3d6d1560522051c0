#pragma once

#include "formats/format.h"

namespace fivefold {

/// Positions of RenLib, Zjrenju and Yixin (.pos): docs/formats/pos.md.
extern const Format kPos;

}  // namespace fivefold
