#pragma once

#include <span>
#include <vector>

#include "viewer/scene/board_painter.h"

// Lines that go from cell to cell and through holes. Internal to the scene's board_*.cpp files.

namespace fivefold::board {

/// How a line through cells is drawn.
struct RouteStyle {
  Part line = Part::row;       ///< straight stretches
  Part arc = Part::row_arc;    ///< from hole to hole
  Part exit = Part::row_exit;  ///< the tick where the line leaves a hole
  std::int32_t number = 0;
  float width = 0;
  float clear = 0;    ///< straight stretches keep so far from the centres of empty cells: something small stands there
  bool halo = false;  ///< arcs lie on a wide strip of the board's colour, so that nothing under them disturbs
  bool chevron = false;  ///< arcs show their reading direction
  bool ticks = false;
  Paint paint;
};

/// A line through the centres of cells. A hop goes straight to the rim of the hole it enters, on the side of the row,
/// by an arc to the partner's rim on the far side, and on in the same direction. Arcs go around stones where they can,
/// and are interrupted where they cannot.
void draw_route(const Board& board, std::span<const Point> cells, std::span<const Hop> hops, const RouteStyle& style);

/// The arcs of such a line, uninterrupted: for what is to keep clear of them.
std::vector<std::vector<Vec>> passages(const Board& board, std::span<const Point> cells, std::span<const Hop> hops);

}  // namespace fivefold::board
