#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {

std::span<const Delta> gomoku() {
  static constexpr std::array deltas = {
      Delta{"gomoku-free", "", "Gomoku, freestyle",
            [](Ruleset& r) {
              r.aliases = {"freestyle", "gomoku-freestyle"};
              r.board = {15, 15, 0, 0, true};
              r.about = "Five in a row without any restriction: five or more win, Black moves first.";
              r.authority = "The tournament or site; Gomocup plays it as rule 0 on 15x15 and 20x20.";
              r.source = "Common usage; Gomocup's rule numbers. Confidence high.";
            }},
      Delta{"gomoku-std", "gomoku-free", "Gomoku, exactly five",
            [](Ruleset& r) {
              r.aliases = {"standard", "gomoku-standard"};
              r.line.overline = kExact;
              r.about = "Five in a row in which only a row of exactly five wins; longer rows are ignored.";
              r.tips = {"Making the enemy lengthen a row to six is a defence."};
              r.authority = "The tournament or site; Gomocup plays it as rule 1.";
            }},
      Delta{"gomoku-pro", "gomoku-std", "Gomoku, pro opening",
            [](Ruleset& r) {
              r.aliases = {"pro"};
              r.opening = {centre(), from_centre(3)};
              r.about =
                  "Gomoku in which Black's first stone stands on the centre and his second at least three "
                  "intersections away from it.";
              r.authority = "The tournament or site.";
              r.source =
                  "Common usage. One source adds that White's first stone touches the centre stone; that is not used "
                  "here. Confidence high.";
            }},
      Delta{"gomoku-longpro", "gomoku-pro", "Gomoku, long pro opening",
            [](Ruleset& r) {
              r.aliases = {"long-pro", "gomoku-long-pro"};
              r.opening = {centre(), from_centre(4)};
              r.about = "As the pro opening, but Black's second stone is at least four intersections from the centre.";
              r.source = "Common usage. Confidence high.";
            }},
      Delta{"gomoku-swap", "gomoku-std", "Gomoku, swap opening",
            [](Ruleset& r) {
              r.aliases = {"swap"};
              r.swap = SwapRule::swap;
              r.about =
                  "The starter places three stones (Black, White, Black) anywhere, the other player chooses a colour; "
                  "White moves next.";
              r.authority = "The tournament or site.";
              r.source = "Common usage. Confidence high.";
            }},
      Delta{"gomoku-swap2", "gomoku-std", "Gomoku, Swap2 opening",
            [](Ruleset& r) {
              r.aliases = {"swap2"};
              r.swap = SwapRule::swap2;
              r.about =
                  "The starter places three stones (Black, White, Black) anywhere; the other player chooses a colour, "
                  "or places two more (White, Black) and leaves the choice to the starter. White moves next.";
              r.authority = "The tournament or site.";
              r.source = "Common usage. Confidence high.";
            }},
      Delta{"gomoku-pente-org", "gomoku-std", "Gomoku (pente.org)",
            [](Ruleset& r) {
              r.aliases = {"pente-org-gomoku"};
              r.coordinates = CoordinateStyle::skip_i;
              r.board = {};
              r.opening = {centre()};
              r.about = "Gomoku on 19x19 with the first stone on the centre; only exactly five wins.";
              r.authority = "The server of pente.org.";
              r.source = "pente.org's rules page and server code. Confidence high.";
            }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
