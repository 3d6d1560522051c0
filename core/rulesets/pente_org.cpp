#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {
namespace {

void by_swap(Ruleset& r, SwapRule rule) {
  r.swap = rule;
  free_opening(r);
}

constexpr const char* kSwap2 =
    "The starter places three stones (White, Black, White) anywhere; the other player takes a side, or places two more "
    "(Black, White) and leaves the choice to the starter.";

}  // namespace

std::span<const Delta> pente_org() {
  static constexpr std::array deltas = {
      Delta{"pente", "yz-pente", "Pente (pente.org)",
            [](Ruleset& r) {
              r.aliases = {"pente-org-pente"};
              r.opening = {centre(), from_centre(3, Applies::rated_only)};
              r.authority = "The server of pente.org.";
              r.source =
                  "pente.org's rules page and server code: the first stone always stands on K10; the distance of "
                  "White's second stone binds in rated games only. Confidence high.";
            }},
      Delta{"keryo", "pente", "Keryo-Pente (pente.org)",
            [](Ruleset& r) {
              r.aliases = {"keryo-pente", "k-pente"};
              r.capture = kPairsAndThrees;
              r.about = "Pente in which threes are captured too, so 15 stones are needed instead of 10.";
              r.tips = {kKeryoTip};
            }},
      Delta{"g-pente", "pente", "G-Pente (pente.org)",
            [](Ruleset& r) {
              r.aliases = {"gpente"};
              r.opening = {centre(), from_centre(3), off_centre_lines({3, 4})};
              r.about =
                  "Pente with a wider ban for White's second stone: besides the central 5x5 it may not stand on the "
                  "centre's row or column at a distance of three or four.";
              r.source =
                  "pente.org's rules page (it counts the centre as the first intersection and so says fourth and "
                  "fifth) and the site's own test. The opening binds in every game. Confidence high.";
            }},
      Delta{"d-pente", "pente", "D-Pente (pente.org)",
            [](Ruleset& r) {
              r.aliases = {"dpente"};
              by_swap(r, SwapRule::dpente);
              r.about =
                  "Pente with a fair start: one player places the first four stones (White, Black, White, Black) "
                  "anywhere, the other takes a side; then White moves.";
              r.source = "pente.org's rules page and server code. Confidence high.";
            }},
      Delta{"dk-pente", "d-pente", "DK-Pente (pente.org)",
            [](Ruleset& r) {
              r.aliases = {"dkpente"};
              r.capture = kPairsAndThrees;
              r.tips = {kKeryoTip};
              r.about = "D-Pente with the captures of Keryo-Pente.";
            }},
      Delta{"swap2-pente", "pente", "Swap2-Pente (pente.org)",
            [](Ruleset& r) {
              by_swap(r, SwapRule::swap2);
              r.about = std::string("Pente with the Swap2 opening. ") + kSwap2;
              r.source = "pente.org's rules page and server code. Confidence high.";
            }},
      Delta{"swap2-keryo", "keryo", "Swap2-Keryo (pente.org)",
            [](Ruleset& r) {
              by_swap(r, SwapRule::swap2);
              r.about = std::string("Keryo-Pente with the Swap2 opening. ") + kSwap2;
              r.source = "pente.org's list of games; the parts are those of Swap2-Pente and Keryo-Pente.";
            }},
      Delta{
          "poof-pente", "pente", "Poof-Pente (pente.org)",
          [](Ruleset& r) {
            r.aliases = {"poof"};
            r.capture.poof = true;
            r.about =
                "Pente in which moving into a capture costs stones: an own pair that contains the new stone and "
                "stands between two enemy stones disappears and counts for the enemy.";
            r.tips = {
                "Captures and losses of one move are judged together on the position before anything is removed.",
                "When both reach ten on one move with equal totals the game goes on; otherwise the larger total wins, "
                "even if it is not the mover's.",
            };
            r.source = "pente.org's rules page and server code; equal totals go on (R8). Confidence high.";
          }},
      Delta{"boat-pente", "pente", "Boat-Pente (pente.org)",
            [](Ruleset& r) {
              r.aliases = {"boat"};
              r.line.win = RowWin::boat;
              r.about =
                  "Pente in which a row wins only if it cannot be broken: when the opponent's next move could capture "
                  "a stone of it, the opponent moves once, and the row wins if it still stands then.";
              r.tips = {"A row none of whose stones can be captured by the next move wins at once."};
              r.source = "pente.org's rules page and server code (R7). Confidence high.";
            }},
      Delta{"o-pente", "keryo", "O-Pente (pente.org)",
            [](Ruleset& r) {
              r.capture.poof = true;
              r.line.win = RowWin::boat;
              r.about = "Keryo-Pente with the losses of Poof-Pente (of twos and threes) and the rows of Boat-Pente.";
              r.source = "pente.org's list of games and the tests of its clients. Confidence medium.";
            }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
