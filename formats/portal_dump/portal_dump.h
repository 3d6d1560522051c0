#pragma once

#include "formats/format.h"

namespace fivefold {

/// Game dumps of a match between two portal engines (docs/formats/portal-dump.md): moves only, without the board.
extern const Format kPortalDump;

}  // namespace fivefold
