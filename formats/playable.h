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
/// The board that the record states, else the one that was played on: for formats that write the board.
const BoardLayout& stated_board_of(const Judged& judged);

/// What a format of moves alone has no place for: "locked cells and portals", "a starting position", or empty.
std::string_view odd_board(const Judged& judged);
/// Reports that the board, or what `what` names, cannot be written: the moves would mean another game. Always false.
bool refuse_board(const Judged& judged, std::string_view format, std::string_view what, Diagnostics& diagnostics);

}  // namespace fivefold
