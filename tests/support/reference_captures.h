#pragma once

#include <vector>

#include "tests/support/reference_board.h"
#include "tests/support/reference_rules.h"

namespace fivefold::reference {

/// Enemy stones that the stone on c captures, each once, sorted by cell. Nothing is removed.
std::vector<Coord> captured_by(const Board& board, const Rules& rules, Coord c);
/// Own stones that the stone on c loses (Poof), each once, sorted by cell. Nothing is removed.
std::vector<Coord> poofed_by(const Board& board, const Rules& rules, Coord c);
/// Whether some stone of `colour` placed on a free point would capture one of these cells.
bool can_be_captured(const Board& board, const Rules& rules, const std::vector<Coord>& cells, int colour);

}  // namespace fivefold::reference
