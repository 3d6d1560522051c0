#pragma once

#include "formats/format.h"

namespace fivefold {

/// Tables of Connect6 games, one a row (docs/formats/connect6-csv.md). Read only.
extern const Format kConnect6Csv;

}  // namespace fivefold
