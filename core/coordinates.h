#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/point.h"

namespace fivefold {

/// How intersections are written as text. Columns past Z go on with AA, AB.
enum class CoordinateStyle : std::uint8_t {
  skip_i,  ///< A-H, J-T ...; rows from 1 at the bottom: Pente ("K10" is the centre of 19x19)
  keep_i,  ///< A, B ... I, J ...; rows from 1 at the bottom: caro, gomoku, renju ("H8" is the centre of 15x15)
};

/// "K10". Coordinates off the board are written too where letters exist for them, else as "(x, y)".
std::string write_coord(Coord coord, CoordinateStyle style);
/// Reads letters then digits, upper or lower case, nothing else around them. Empty when malformed, when the letter is I
/// in a style without I, or when the row is 0 or above 999. May name a point off the board.
std::optional<Coord> read_coord(std::string_view text, CoordinateStyle style);

}  // namespace fivefold
