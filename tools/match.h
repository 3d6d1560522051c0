#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/side.h"

namespace fivefold {

/// What the rule about changing sides needs to know of one game. Texts as the record has them; empty where unknown.
struct MatchGame {
  BySide<std::string_view> players;
  std::string_view round, date, time;
  std::string_view site;  ///< decides how a date is read
};

enum class MatchFault {
  sides_not_changed,  ///< the same player has the same side as in the pair's game before
  order_unknown,      ///< the same, but nothing says which of the two games came first
  stranger            ///< declared matches only: not the two players of the first game
};

struct MatchViolation {
  std::size_t game = 0;      ///< index into the list
  std::size_t previous = 0;  ///< the pair's game before it; for strangers the first game
  MatchFault fault = MatchFault::sides_not_changed;
  friend bool operator==(const MatchViolation&, const MatchViolation&) = default;
};

/// Where players of the same pair did not change sides from one game to the next (docs/rules.md V18). Games are grouped
/// by pair and ordered by round, date, time, then as listed. `declared`: the list is one match of two players, in its
/// order. Games without two names are left out. The answer is in the order of the list.
std::vector<MatchViolation> check_match(std::span<const MatchGame> games, bool declared);

}  // namespace fivefold
