#include <array>

#include "core/rulesets/delta.h"

namespace fivefold::rulesets {
namespace {

constexpr const char* kServer = "The server of BrainKing.com.";

void keryo_captures(Ruleset& r) {
  r.capture = kPairsAndThrees;
  r.tips = {
      kKeryoTip,
      "An open three can be taken as a whole, so look at both of its ends before you build on it.",
  };
}

void without_captures(Ruleset& r) {
  r.capture = {};
  free_opening(r);
  r.board.width = r.board.height = 15;
}

}  // namespace

std::span<const Delta> brainking() {
  static constexpr std::array deltas = {
      Delta{"bk-pente", "yz-pente", "Pente (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"brainking-pente"};
              r.tips.emplace_back("Full boards hardly ever happen in Pente, because captures empty them again.");
              r.authority = kServer;
              r.source =
                  "BrainKing's rules page tp=38 (S3 in Bulgarian, S4 in Estonian) states every parameter: first stone "
                  "on K10, second at least three lines away in any direction, exactly two captured, ten stones win. "
                  "Its statistics list draws; agreement is taken to be possible. Confidence high.";
            }},
      Delta{"bk-keryo", "bk-pente", "Keryo Pente (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"brainking-keryo"};
              keryo_captures(r);
              r.about = "Pente in which threes are captured too, so 15 stones are needed instead of 10.";
              r.source =
                  "Captures of two and three and 15 stones: pente.org, Ludii and gamerz.net agree; confidence high. "
                  "That BrainKing plays it with the tournament opening is stated by one source only: medium.";
            }},
      Delta{"bk-small-pente", "bk-pente", "Small Pente (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"small-pente"};
              r.board.width = r.board.height = 13;
              free_opening(r);
              r.about = "Pente on a board of 13x13, started anywhere.";
              r.source =
                  "No rules page was found. A forum post says that the small game dropped the opening restriction. "
                  "Confidence low to medium (R1).";
            }},
      Delta{"bk-small-keryo", "bk-keryo", "Small Keryo Pente (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"small-keryo"};
              r.board.width = r.board.height = 13;
              free_opening(r);
              r.about = "Keryo Pente on a board of 13x13, started anywhere.";
              r.source = "Inferred from Small Pente and Keryo Pente; no rules page was found. Confidence low (R1).";
            }},
      Delta{"bk-open-pente", "bk-pente", "Open Pente (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"open-pente"};
              free_opening(r);
              r.about = "Pente without any restriction of the opening.";
              r.source = "Inferred from the name; no rules page was found. Confidence low.";
            }},
      Delta{"bk-open-keryo", "bk-keryo", "Open Keryo Pente (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"open-keryo"};
              free_opening(r);
              r.about = "Keryo Pente without any restriction of the opening.";
              r.source = "Inferred from the name; no rules page was found. Confidence low.";
            }},
      Delta{"bk-five", "bk-pente", "Five in Line (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"five-in-line"};
              without_captures(r);
              r.about = "Five in a row on 15x15 without captures; White (crosses) moves first and longer rows win too.";
              r.tips.clear();
              r.source = "BrainKing's rules page tp=5. Confidence high.";
            }},
      Delta{"bk-pro-five", "bk-five", "Pro Five in Line (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"pro-five-in-line"};
              r.line.overline = kExact;
              r.opening = {centre(), from_centre(3)};
              r.about =
                  "Five in Line with the pro opening: the site itself puts White's first stone on the centre, the "
                  "second has to keep its distance, and only a row of exactly five wins.";
              r.source = "BrainKing's rules page tp=64. Confidence high.";
            }},
      Delta{"bk-swap-five", "bk-five", "Swap Five in Line (BrainKing)",
            [](Ruleset& r) {
              r.aliases = {"swap-five-in-line"};
              r.line.overline = kExact;
              r.swap = SwapRule::swap;
              r.about =
                  "Five in Line with the swap opening: the starter places two stones of his own and one of the enemy's "
                  "anywhere, in any order, and the other player chooses a side. Only exactly five wins.";
              r.source = "BrainKing's rules page tp=65. The order of the three stones is free (R2). Confidence high.";
            }},
  };
  return deltas;
}

}  // namespace fivefold::rulesets
