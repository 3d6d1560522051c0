#pragma once

#include "formats/format.h"

namespace fivefold {

/// RenLib libraries (.lib): docs/formats/renlib.md.
extern const Format kRenLib;

}  // namespace fivefold
