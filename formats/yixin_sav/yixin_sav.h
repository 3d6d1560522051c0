#pragma once

#include "formats/format.h"

namespace fivefold {

/// Games saved by the gomoku program Yixin (docs/formats/yixin-sav.md): height, width, number of moves, then a row and
/// a column a line. Read only.
extern const Format kYixinSav;

}  // namespace fivefold
