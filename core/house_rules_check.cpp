#include "core/house_rules_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/ruleset_ends.h"

namespace fivefold::house_rules {
namespace {

class Finder {
 public:
  explicit Finder(const Ruleset& ruleset) : rules_(ruleset) {}

  std::vector<Contradiction> find() {
    board();
    captures();
    turns();
    fouls();
    for (std::size_t i = 0; i < rules_.opening.size(); ++i) opening(rules_.opening[i], static_cast<int>(i) + 1);
    ends();
    return std::move(found_);
  }

 private:
  void add(std::string_view key, Code code, std::vector<std::pair<std::string, std::string>> arguments = {},
           int number = 0) {
    found_.push_back({key, number, code, std::move(arguments)});
  }

  std::string size() const { return fmt::format("{}x{}", rules_.board.width, rules_.board.height); }

  void board() {
    const BoardRule& board = rules_.board;
    if (board.locked + 2 * board.portal_pairs >= board.width * board.height) {
      add("board", Code::house_board_too_small, {{"board", size()}});
    }
    if (rules_.line.length > std::max(board.width, board.height)) {
      add("row.length", Code::house_row_too_long, {{"length", std::to_string(rules_.line.length)}, {"board", size()}});
    }
  }

  void captures() {
    const CaptureRule& capture = rules_.capture;
    if (capture.lengths == 0 && capture.stones_to_win != 0) {
      add("captures.win", Code::house_captures_half, {{"given", "captures.win"}, {"missing", "captures.lengths"}});
    }
    if (capture.lengths != 0 && capture.stones_to_win == 0) {
      add("captures.lengths", Code::house_captures_half, {{"given", "captures.lengths"}, {"missing", "captures.win"}});
    }
    if (capture.lengths == 0 && capture.poof) {
      add("captures.poof", Code::house_captures_half, {{"given", "captures.poof"}, {"missing", "captures.lengths"}});
    }
  }

  void turns() {
    if (rules_.swap != SwapRule::none && (rules_.turns.first_turn != 1 || rules_.turns.later_turns != 1)) {
      add("swap", Code::house_swap_turns);
    }
  }

  void fouls() {
    if (rules_.forbidden.kinds == 0) return;
    if (rules_.line.length != 5) add("forbidden", Code::house_fouls_need_five);
    const bool overline_foul = (rules_.forbidden.kinds & kFoulOverline) != 0;
    if (overline_foul && rules_.line.overline[rules_.forbidden.side] == Overline::wins) {
      add("forbidden", Code::house_foul_wins, {{"side", rules_.forbidden.side == Side::first ? "first" : "second"}});
    }
  }

  void opening(const OpeningConstraint& constraint, int number) {
    const int width = rules_.board.width;
    const int height = rules_.board.height;
    if (constraint.kind == OpeningKind::adjacent_to_locked) {
      if (rules_.board.locked == 0) add("opening", Code::house_no_locked, {}, number);
      return;
    }
    if (constraint.kind == OpeningKind::from_own_first) {
      check_distance(constraint.distance, std::max(width, height) - 1, number);
      if (constraint.stone == 1) add("opening", Code::house_own_first, {}, number);
      return;
    }
    if (width % 2 == 0 || height % 2 == 0) add("opening", Code::house_no_centre, {{"board", size()}}, number);
    const int edge = std::max(width, height) / 2;
    check_distance(constraint.distance, edge, number);
    for (const int distance : constraint.distances) check_distance(distance, edge, number);
  }

  void check_distance(int distance, int farthest, int number) {
    if (distance <= farthest) return;
    add("opening", Code::house_distance_too_far,
        {{"distance", std::to_string(distance)}, {"board", size()}, {"farthest", std::to_string(farthest)}}, number);
  }

  // Resigning, time and agreement are the players' acts, which rules may well exclude; the rest comes about by itself.
  void ends() {
    const unsigned acts = bit(EndKind::agreed) | bit(EndKind::resign) | bit(EndKind::time);
    const unsigned usual = usual_ends(rules_);
    for (int i = 0; i < kEndKinds; ++i) {
      const auto end = static_cast<EndKind>(i);
      const bool allowed = (rules_.allowed_ends & bit(end)) != 0;
      const bool possible = (usual & bit(end)) != 0;
      if (possible && !allowed && (acts & bit(end)) == 0) add("ends", Code::house_end_missing, {{"end", word(end)}});
      if (allowed && !possible) add("ends", Code::house_end_impossible, {{"end", word(end)}});
    }
  }

  const Ruleset& rules_;
  std::vector<Contradiction> found_;
};

}  // namespace

std::vector<Contradiction> contradictions(const Ruleset& ruleset) { return Finder(ruleset).find(); }

}  // namespace fivefold::house_rules
