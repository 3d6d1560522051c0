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

/// The sign of a side's stones.
std::string stone_sign(const Ruleset& ruleset, Side side, StoneStyle style);

/// The board as text: column letters above and below, row numbers left, '.' empty, '#' locked, 'a', 'b' ... the two
/// holes of a portal pair. Every cell is two columns wide.
std::string board_text(const Game& game, const BoardMarks& marks, CoordinateStyle coordinates, StoneStyle style);

}  // namespace fivefold
