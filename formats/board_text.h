#pragma once

#include <cstdint>
#include <string>

#include "core/game.h"

namespace fivefold {

/// Which signs stand for stones in text: X and O, or a black and a white disc by the sides' names.
enum class StoneStyle : std::uint8_t { letters, discs };

/// What the picture of a board marks beside the stones.
struct BoardMarks {
  const Step* last = nullptr;  ///< the last stone stands in brackets, the points it captured show as '*'
  bool opening_zone = true;    ///< points that the opening rules forbid to the next stone show as ':'
};

/// How a board is written.
struct BoardSigns {
  BySide<std::string> stones;  ///< one column wide each
  CoordinateStyle coordinates = CoordinateStyle::skip_i;
  bool hole_numbers = false;  ///< holes show the number of their pair (a, b ... from the tenth on), not letters
  bool right_names = false;   ///< row numbers on the right too
};

/// The sign of a side's stones.
std::string stone_sign(const Ruleset& ruleset, Side side, StoneStyle style);

/// The sign of the holes of a pair, an index into BoardLayout::portals, with BoardSigns::hole_numbers.
char hole_sign(std::size_t pair);

/// The board as text: column letters above and below (columns past Z: two lines of letters), row numbers left, '.'
/// empty, '#' locked, 'a', 'b' ... the two holes of a portal pair. Every cell is two columns wide.
std::string board_text(const Game& game, const BoardMarks& marks, const BoardSigns& signs);
std::string board_text(const Game& game, const BoardMarks& marks, CoordinateStyle coordinates, StoneStyle style);

}  // namespace fivefold
