#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {

std::span<const Delta> renju() {
  static constexpr std::array deltas = {
      Delta{"renju", "", "Renju",
            [](Ruleset& r) {
              r.aliases = {"rif"};
              r.board = {15, 15, 0, 0, false};
              r.line.overline = {{Overline::ignored, Overline::wins}};
              r.turns.pass = true;
              r.forbidden.kinds = kFoulOverline | kFoulDoubleFour | kFoulDoubleThree;
              r.opening = {centre()};
              r.about =
                  "Gomoku made fair by fouls: Black may make neither an overline nor a double-four nor a double-three, "
                  "unless the same move makes exactly five. White may do all of it and wins with five or more. Passing "
                  "is allowed; two passes running draw.";
              r.tips = {"As White, drive Black to a point where he may not play."};
              r.authority = "The Renju International Federation.";
              r.source =
                  "The federation's rules of 1996 and 1998. A foul is judged as a loss although White has to claim it. "
                  "The condition for threes (9.3) is read as one point meeting all conditions (R9). Opening rules with "
                  "swaps and fifth-move choices are not modelled. Confidence high.";
            }},
      Delta{"renju-free", "renju", "Renju from any start",
            [](Ruleset& r) {
              r.aliases = {"renju-openings"};
              r.board.any_size = true;
              r.opening.clear();
              r.about += " Here the first stone may stand anywhere, for games that start from given openings.";
              r.authority = "The tournament or site; Gomocup plays it as rules 2 and 4.";
              r.source += " Without the centre: 27 of 89 Gomocup games of 2016 start elsewhere.";
            }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
