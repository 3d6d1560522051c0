#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {

std::span<const Delta> vcaro() {
  static constexpr std::array deltas = {
      Delta{
          "vcaro-normal", "", "vcaro, normal board",
          [](Ruleset& r) {
            r.side_names = {{"X", "O"}};
            r.board = {17, 17, 0, 0, false};
            r.line.overline = kExact;
            r.opening = {from_own_first(4)};
            r.seconds_per_move = 45;
            r.sides_alternate = true;
            r.about =
                "Five in a row as on the Vietnamese site vcaro: 17x17, X first, 45 seconds a move. The players change "
                "marks after every game, so the advantage of moving first does not stay with one of them. A game "
                "can be left only by resigning (which asks once more) or by a draw that the opponent accepts.";
            r.tips = {"Only exactly five wins: making the enemy lengthen a row to six is a defence."};
            r.authority = "The server of vcaro.";
            r.source =
                "vcaro's page (S2) states board, marks, exactly five, 45 seconds and the ends. That the distance of "
                "four counts like a king's moves is a reading (V1): confidence medium; the rest high.";
          }},
      Delta{"vcaro-locked", "vcaro-normal", "vcaro, board with locked cells",
            [](Ruleset& r) {
              r.aliases = {"vcaro-wall"};
              r.board.locked = 3;
              r.opening = {adjacent_to_locked(), from_own_first(4)};
              r.about +=
                  " Three cells, chosen at random, are locked: no stone stands on them, they cut rows, and the first "
                  "stone of the game has to touch one of them.";
              r.tips.emplace_back(
                  "A row that a locked cell cuts at exactly five wins, whatever stands beyond the cell.");
              r.source +=
                  " Three locked cells, the cut and the adjacent first stone are stated (S2); that diagonal neighbours "
                  "count as adjacent is a reading (V5): medium.";
            }},
      Delta{
          "vcaro-portal", "vcaro-normal", "vcaro, board with black holes",
          [](Ruleset& r) {
            r.aliases = {"vcaro-hole", "vcaro-black-hole"};
            r.board.portal_pairs = 2;
            r.line.overline = kOrMore;
            r.about +=
                " Four black holes form two pairs: a row that reaches a hole goes on from its partner in the same "
                "direction. No stone stands on a hole, and rows of five or more win.";
            r.tips = {
                "Every row can branch off through a hole: look along all four axes of both holes.",
                "A row caught between two holes in line with it runs in a circle; it wins only if the stretch has "
                "room for five different stones.",
            };
            r.source +=
                " Two pairs, unchanged direction and five or more are stated (S2); how chains and rings count follows "
                "from the one rule of going on (V11 to V14): high.";
          }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
