#pragma once

#include "formats/format.h"

namespace fivefold {

/// Bare lists of moves as people paste them: docs/formats/moves.md.
extern const Format kMoves;

}  // namespace fivefold
