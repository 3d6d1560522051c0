#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "tools/import/game_index.h"
#include "tools/import/kept_games.h"

namespace fivefold {

/// What the games look like beside each other once all are known: looked for among those that were kept.

/// Calls `found(game, longer)` for every game of at least one stone that is the beginning of a longer one, turned or
/// mirrored or not; once a game, with the first longer one.
void find_prefixes(KeptGames& games, GameIndex& index,
                   const std::function<void(std::uint32_t game, std::uint32_t longer)>& found);

/// Calls `found(game, earlier, ply)` for pairs of equal length on equal boards that differ in one stone, turned or
/// mirrored or not; a game is compared with the first of those that share all its other stones. `memory`: bytes for the
/// table; more games than fit are looked at in several rounds.
void find_near(KeptGames& games, std::size_t memory,
               const std::function<void(std::uint32_t game, std::uint32_t earlier, std::uint32_t ply)>& found);

}  // namespace fivefold
