#pragma once

#include <nlohmann/json.hpp>

#include "core/game.h"
#include "tests/support/random_source.h"

namespace fivefold {

/// A game to be judged twice: a vector without its `expect`, the ruleset object and the policy.
struct RandomGame {
  nlohmann::json vector;
  nlohmann::json ruleset;
  Policy policy = Policy::record;
};

/// A game on a random small board under one of the rulesets (sometimes with its parameters mixed): clustered stones,
/// extended and bracketed runs, bad tokens, choices, acts and times, so that rows, captures, rings, full boards and
/// every kind of fault are common. The same seed gives the same game as long as the engine judges it the same.
RandomGame random_game(std::uint64_t seed, const nlohmann::json& rulesets);

/// The object that Catch prints: seed, ruleset, policy and vector in one JSON.
std::string describe(std::uint64_t seed, const RandomGame& game);

}  // namespace fivefold
