#pragma once

#include "tools/options.h"

namespace fivefold {

/// Whether text for that stream may have colours: --color, else a terminal without NO_COLOR.
bool colors_wanted(const Options& options, bool terminal);

}  // namespace fivefold
