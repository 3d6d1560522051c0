#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/layout.h"
#include "core/ruleset.h"

namespace fivefold {

/// Every ruleset that fivefold knows, in the order in which `fivefold rules` lists them.
std::span<const Ruleset> all_rulesets();
/// The ruleset with this id or alias (case-insensitive), or null.
const Ruleset* find_ruleset(std::string_view id);
/// The known id or alias nearest to a misspelt one (small edit distance), or empty.
std::string_view nearest_ruleset(std::string_view id);

/// What the name of a game on a record means (docs/rulesets/README.md).
struct NamedGame {
  enum class Kind : std::uint8_t { ruleset, other_kind, unknown };
  Kind kind = Kind::unknown;
  const Ruleset* ruleset = nullptr;  ///< for Kind::ruleset
};
/// `site` decides between sites whose games share a name ("BrainKing...", "Youzai", "Pente.org"; any other or none: the
/// names of pente.org, then those of BrainKing, then titles and ids of rulesets). Names are matched without regard to
/// case, accents, blanks and hyphens, in English, Bulgarian and Estonian; "Speed X" and "Turn-based X" are X. At vcaro
/// the board decides, not the name: see is_vcaro_site. Never guesses: an unknown name is Kind::unknown.
NamedGame ruleset_for_game(std::string_view game, std::string_view site);

/// How to name a ruleset in a record that holds the name of a game and of a site.
struct GameName {
  std::string_view game;
  std::string_view site;  ///< empty where the name alone is enough
};
/// A name that ruleset_for_game takes back to this ruleset. REQUIRES: a ruleset of the catalogue.
GameName name_for_record(const Ruleset& ruleset);

/// Whether a record with this site was played at vcaro, whose three rulesets are told apart by the board.
bool is_vcaro_site(std::string_view site);
/// vcaro's ruleset for a board: with portals, with locked cells, or plain; null for both at once, which is none of its
/// boards (docs/rules.md V8). Numbers and size are not looked at.
const Ruleset* vcaro_for_layout(const BoardLayout& layout);

}  // namespace fivefold
