#pragma once

#include "core/position.h"

namespace fivefold {

/// Renju fouls (docs/rulesets/families/renju.md) of a stone of `side` that already stands on `point`. Works on any
/// topology; the position is not changed (a copy is, for the recursion over threes).
Position::Fouls find_fouls(const Position& position, Point point, Side side);

}  // namespace fivefold
