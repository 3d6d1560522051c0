#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {

std::span<const Delta> connect6() {
  static constexpr std::array deltas = {
      Delta{"bk-connect6", "", "Connect6 (BrainKing, Six in a row)",
            [](Ruleset& r) {
              r.aliases = {"connect6", "six-in-a-row"};
              r.coordinates = CoordinateStyle::skip_i;
              r.line.length = 6;
              r.turns = {1, 2, false};
              r.about =
                  "Six in a row: Black places one stone, then each side places two a turn. A six made by the first "
                  "stone of a turn ends the game; the second is not played.";
              r.authority = "The server of BrainKing.com.";
              r.source =
                  "BrainKing's rules page tp=82, listed as Six in a row in S3 and S4: the first stone may stand "
                  "anywhere (R3). Confidence high.";
            }},
      Delta{"connect6-centre", "bk-connect6", "Connect6 (pente.org, first stone on the centre)",
            [](Ruleset& r) {
              r.aliases = {"connect6-center", "pente-org-connect6"};
              r.opening = {centre()};
              r.about += " On pente.org the first stone stands on the centre.";
              r.authority = "The server of pente.org.";
              r.source = "pente.org's rules page and server code (R3). Confidence high.";
            }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
