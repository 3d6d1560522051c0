#pragma once

#include <nlohmann/json.hpp>

#include "tests/support/random_source.h"

namespace fivefold {

/// A small board in the vectors' form ({"size", "locked", "portals"}): 5 to 9 cells a side, sometimes longer, often
/// square, with locked cells and up to four portal pairs. Holes next to each other and pairs on one line (rings) are
/// far more common than chance would make them.
nlohmann::json random_board(RandomSource& random);

}  // namespace fivefold
