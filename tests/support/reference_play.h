#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/reference_board.h"
#include "tests/support/reference_engine.h"
#include "tests/support/reference_rules.h"

namespace fivefold::reference {

/// One game token by token: turns, refusals, the swap protocols, acts and the end.
class Play {
 public:
  Play(Rules rules, const nlohmann::json& vector, Policy policy);

  /// What happened, without "i"; an empty object when the token was simply accepted.
  nlohmann::json apply(const nlohmann::json& token);
  /// A move could not be placed under the record policy.
  bool stopped() const { return stopped_; }
  /// result, taken, rows, to_move, state.
  nlohmann::json summary() const;

 private:
  nlohmann::json move(Coord at, int claimed, std::optional<double> seconds);
  nlohmann::json take(Coord at, int colour, bool counted);
  nlohmann::json judge_placed(Coord at, int colour);
  nlohmann::json choose(const std::string& choice);
  nlohmann::json act(const std::string& what, int by);
  nlohmann::json end(int winner, std::vector<std::string> by);

  /// "off_board", "locked", "hole", "occupied", or empty.
  std::string why_not_there(Coord at) const;
  /// "forbidden.overline" ... of the stone on `at`, as far as the ruleset has them.
  std::vector<std::string> fouls_of(Coord at, int colour) const;
  int stones_of_a_turn() const { return rules_.protocol == "connect6" ? 2 : 1; }
  bool choice_pending() const { return state_ == "A-chooses" || state_ == "B-chooses"; }
  void next_turn(int placed);
  nlohmann::json refuse(std::vector<std::string> why) const { return {{"why", std::move(why)}}; }

  Rules rules_;
  Policy policy_;
  Board board_;
  std::string state_ = "play";
  int stones_before_choice_ = 0;
  int to_move_ = 1;
  int stones_left_ = 1;  ///< of the turn
  bool from_setup_ = false;
  int taken_[3] = {0, 0, 0};
  int placed_[3] = {0, 0, 0};
  std::optional<Coord> first_stone_[3];
  int offer_by_ = 0;
  int passes_running_ = 0;
  int unsettled_row_of_ = 0;  ///< Boat: the colour whose row waits for the reply
  nlohmann::json result_;     ///< null until the game is over
  bool stopped_ = false;
};

}  // namespace fivefold::reference
