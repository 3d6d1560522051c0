#pragma once

#include <string>
#include <vector>

#include "tests/support/reference_board.h"

namespace fivefold::reference {

/// What a stone does by section 4 of the rules (Renju). The stone already stands on the board.
struct FoulVerdict {
  bool five = false;
  std::vector<std::string> kinds;  ///< "overline", "double_four", "double_three"; empty when it makes a five
};
FoulVerdict judge_fouls(const Board& board, Coord stone);

}  // namespace fivefold::reference
