#pragma once

#include <functional>
#include <vector>

#include "viewer/scene/geometry.h"

// Sets of cells as areas. Internal to the scene's board_*.cpp files.

namespace fivefold::board {

/// Whether the cell in that column and row belongs to the set; asked for cells off the board too.
using CellSet = std::function<bool(int column, int row)>;

/// The borders of a set of cells of a board as closed paths (the first corner is repeated), corners only: cell (0, 0)
/// is the square from (0, 0) to (1, 1). The set lies to the right of each path as seen in the picture: outer borders
/// run clockwise, those of gaps the other way. Cells that touch at a corner only have borders of their own.
std::vector<std::vector<Vec>> outline(const CellSet& has, int columns, int rows);

/// A straight line from one place to another.
struct Segment {
  Vec from;
  Vec to;
};
/// Lines that rise to the right and hatch the set, `spacing` apart across.
std::vector<Segment> hatch(const CellSet& has, int columns, int rows, float spacing);

}  // namespace fivefold::board
