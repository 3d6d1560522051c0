#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/point.h"

namespace fivefold {

/// The symmetries of a board: mirror the columns and the rows as the bits say, then exchange x and y where bit 2 is
/// set. Boards that are not square have the first four only. Turns are as seen with north at the top.
enum class Symmetry : std::uint8_t {
  identity,
  mirror_columns,  ///< west and east change places
  mirror_rows,     ///< north and south change places
  half_turn,
  transpose,  ///< x and y change places: mirrored on the diagonal from the lower left
  turn_right,
  turn_left,
  anti_transpose
};

/// The symmetries that a board of this size has: 8, or 4 where it is not square. The identity is first.
std::span<const Symmetry> symmetries(int width, int height);

/// Where the symmetry takes a cell of a board of this size. A cell off the board stays off the board.
/// REQUIRES: the board has the symmetry.
Coord map(Coord at, Symmetry symmetry, int width, int height);

/// The symmetry that does `first` and then `second`.
Symmetry compose(Symmetry first, Symmetry second);
/// The symmetry that undoes this one.
Symmetry inverse(Symmetry symmetry);

/// The smallest of the images of a list under all symmetries of the board, compared cell by cell in the order given:
/// two lists have the same canonical list exactly when a symmetry takes one to the other.
std::vector<Coord> canonical(std::span<const Coord> cells, int width, int height);

}  // namespace fivefold
