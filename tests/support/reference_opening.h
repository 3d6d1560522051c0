#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/support/reference_board.h"
#include "tests/support/reference_rules.h"

namespace fivefold::reference {

/// The n-th stone of a colour, about to be placed.
struct EarlyStone {
  int colour = 1;
  int stone = 1;  ///< of that colour, from 1
  Coord at;
  std::optional<Coord> first_stone;  ///< where the colour placed its first one
};

/// Every opening rule that the stone breaks ("opening.center" ...), in the order of the vectors' README. Rules about
/// the centre bind only on boards that have one, rules about locked cells only where there are some.
std::vector<std::string> opening_breaches(const Board& board, const Rules& rules, const EarlyStone& stone);

}  // namespace fivefold::reference
