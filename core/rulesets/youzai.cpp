#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {

std::span<const Delta> youzai() {
  static constexpr std::array deltas = {
      Delta{"yz-pente", "", "Pente (Youzai)",
            [](Ruleset& r) {
              r.aliases = {"youzai-pente"};
              r.side_names = {{"White", "Black"}};
              r.coordinates = CoordinateStyle::skip_i;
              r.capture = kPairs;
              r.opening = {centre(), from_centre(3)};
              r.about =
                  "Gary Gabrel made Pente in 1977 out of Ninuki-Renju, a Japanese relative of gomoku: to five in a row "
                  "it adds the capture of pairs. Parker Brothers took the game over in 1983.";
              r.tips = {
                  "Only groups of exactly two are captured; a single stone and a row of three are safe.",
                  "A capture can take a stone out of the enemy's four: often a better defence than blocking one end.",
                  "Avoid pairs of which one end is already blocked by the enemy.",
                  "When you must defend, look first for a capture that breaks the row.",
                  kDistanceTip,
              };
              r.authority = "The server of the Youzai chess club; other sites and tournaments may differ.";
              r.source =
                  "Youzai's page (S0) states every parameter: board, first side, centre, distance (outside the central "
                  "5x5), pairs only, five or more, five pairs, full board draw. Confidence high.";
            }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
