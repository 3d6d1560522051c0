#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/ruleset.h"

namespace fivefold {

/// Every ruleset that fivefold knows, in the order in which `fivefold rules` lists them.
std::span<const Ruleset> all_rulesets();
/// The ruleset with this id or alias (case-insensitive), or null.
const Ruleset* find_ruleset(std::string_view id);
/// The known id or alias nearest to a misspelt one (small edit distance), or empty.
std::string_view nearest_ruleset(std::string_view id);

/// What the name of a game on a record means (rules.md 9 and 10).
struct NamedGame {
  enum class Kind : std::uint8_t { ruleset, other_kind, unknown };
  Kind kind = Kind::unknown;
  const Ruleset* ruleset = nullptr;  ///< for Kind::ruleset
};
/// `site` decides between sites whose games share a name ("BrainKing...", "Youzai", "Pente.org" or empty). Names are
/// matched without regard to case and in English, Bulgarian and Estonian; "Speed X" and "Turn-based X" are X.
NamedGame ruleset_for_game(std::string_view game, std::string_view site);

}  // namespace fivefold
