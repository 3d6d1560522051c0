#pragma once

#include <cstdint>
#include <string_view>

#include "formats/format.h"

namespace fivefold {

/// How many tokens of the main line can be written by a format that holds only moves on the board. `complete` is false
/// when some cannot: that was reported (X102), and the record must not be written unless forced.
struct PlayableMoves {
  std::uint32_t count = 0;
  bool complete = true;
};
PlayableMoves count_playable(const Judged& judged, Diagnostics& diagnostics);

/// The board that was played on: the judge's, or the record's own.
const BoardLayout& board_of(const Judged& judged);

}  // namespace fivefold
