#pragma once

#include <cstddef>
#include <string_view>

#include "core/coordinates.h"
#include "core/point.h"

namespace fivefold::ccgc {

/// A move such as "B(J,10)" or "B(J,10)MARK[1]" at the front of a text.
struct Move {
  enum class Kind : std::uint8_t {
    none,        ///< the text is no move at all
    stone,       ///< on `at`
    pass,        ///< "W(PASS)"
    unreadable,  ///< has the form of a move, but names no intersection or no colour
    cut_short    ///< the text ends within the move
  };
  Kind kind = Kind::none;
  std::size_t length = 0;  ///< of all that belongs to it
  std::size_t body = 0;    ///< of it without the mark
  Coord at;
  int side = 0;           ///< 1 for B, 2 for W
  bool tidy = true;       ///< spelt as in the championship's description
  std::string_view mark;  ///< text of MARK[..]
};
Move read_move(std::string_view text, CoordinateStyle style);

}  // namespace fivefold::ccgc
