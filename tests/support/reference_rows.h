#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "tests/support/reference_board.h"
#include "tests/support/reference_rules.h"

namespace fivefold::reference {

/// A stretch of cells of a line in walking order.
struct Stretch {
  int axis = 0;
  bool ring = false;  ///< a complete cycle: then it starts at the asked cell and has no ends
  std::vector<Coord> cells;
  std::vector<std::pair<int, std::vector<Coord>>> hops;  ///< (i, holes): between cell i and the next one
  std::optional<Coord> before;                           ///< the cell beyond the first one, if the line goes on
  std::optional<Coord> after;                            ///< the cell beyond the last one
};

/// The whole line through a cell that is no hole.
Stretch line_through(const Board& board, Coord c, int axis);
/// The maximal run of the colour of the stone on c.
Stretch run_through(const Board& board, Coord c, int axis);
/// Whether a run of that colour is a winning row by the row rule (length, overlines, blocked ends).
bool is_row(const Board& board, const Rules& rules, const Stretch& run, int colour);
/// All winning rows through the stone on c, in the order of the axes.
std::vector<Stretch> rows_through(const Board& board, const Rules& rules, Coord c);
/// Whether the colour has a winning row anywhere.
bool has_row_somewhere(const Board& board, const Rules& rules, int colour);

}  // namespace fivefold::reference
