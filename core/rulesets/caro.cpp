#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {

std::span<const Delta> caro() {
  static constexpr std::array deltas = {
      Delta{"caro", "gomoku-free", "Caro (five needs an open end)",
            [](Ruleset& r) {
              r.aliases = {"caro6", "gomoku-plus"};
              r.side_names = {{"X", "O"}};
              r.line.ends = Ends::five_not_both_blocked;
              r.about =
                  "Vietnamese gomoku: a row of exactly five wins unless an enemy stone stands directly beyond each of "
                  "its ends; six or more always win. Edges and locked cells do not block.";
              r.tips = {"Two enemy stones, one at each end, make a five worthless: block before it is complete."};
              r.authority = "The tournament or site; sources differ about blocked ends and long rows (R5).";
              r.source =
                  "Wikipedia's \"Gomoku+\" and AlphaGomoku's CARO6; Gomocup's rule 8. What blocks is taken to be an "
                  "enemy stone only, looked up along the line (R6). Confidence medium.";
            }},
      Delta{"caro-all", "caro", "Caro (every row needs an open end)",
            [](Ruleset& r) {
              r.line.ends = Ends::not_both_blocked;
              r.about = "Caro in which longer rows too need an end that no enemy stone blocks.";
              r.source = "The \"2 ends\" rule of nguyencongminh090/gomoku-vn. Confidence medium.";
            }},
      Delta{"caro-exact", "caro-all", "Caro (exactly five with an open end)",
            [](Ruleset& r) {
              r.aliases = {"caro5"};
              r.line.overline = kExact;
              r.about = "Caro in which only a row of exactly five with an open end wins; longer rows are ignored.";
              r.source = "AlphaGomoku's CARO5; Gomocup's rules 8 and 1 together (9). Confidence medium.";
            }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
