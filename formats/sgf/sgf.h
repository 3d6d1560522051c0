#pragma once

#include "formats/format.h"

namespace fivefold {

/// Smart Game Format, FF[1] to FF[4], and the dialects that five-in-a-row sites write (docs/formats/sgf.md).
extern const Format kSgf;

}  // namespace fivefold
