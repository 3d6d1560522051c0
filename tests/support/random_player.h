#pragma once

#include <nlohmann/json.hpp>

#include "core/game.h"
#include "tests/support/random_source.h"

namespace fivefold {

/// Makes the next token for a game in progress: mostly sensible stones, some of everything else.
class RandomPlayer {
 public:
  RandomPlayer(const Game& game, RandomSource& random) : game_(game), random_(random) {}
  nlohmann::json token();

 private:
  nlohmann::json move();
  nlohmann::json act();
  Coord bad_place();
  std::optional<Point> good_place();
  std::optional<Point> near_a_stone(const std::vector<Point>& free);
  int promise(Point point, Side side) const;
  bool referee() const { return game_.policy() == Policy::referee; }

  const Game& game_;
  RandomSource& random_;
  bool passed_ = false;
};

}  // namespace fivefold
