#include "tests/support/reference_play.h"

#include <algorithm>

#include "tests/support/reference_captures.h"
#include "tests/support/reference_fouls.h"
#include "tests/support/reference_json.h"
#include "tests/support/reference_opening.h"
#include "tests/support/reference_rows.h"

namespace fivefold::reference {

using nlohmann::json;

Play::Play(Rules rules, const json& vector, Policy policy)
    : rules_(std::move(rules)), policy_(policy), board_(read_board(vector, rules_.size)) {
  if (const auto setup = vector.find("setup"); setup != vector.end()) {
    for (const json& stones : setup->value("stones", json::object())) from_setup_ = from_setup_ || !stones.empty();
    to_move_ = setup->value("to_move", 1);
    const json taken = setup->value("taken", json::object());
    taken_[1] = taken.value("1", 0);
    taken_[2] = taken.value("2", 0);
  }
  if (from_setup_) {
    stones_left_ = stones_of_a_turn();
    return;
  }
  if (rules_.protocol == "swap" || rules_.protocol == "swap2") stones_before_choice_ = 3;
  if (rules_.protocol == "dpente") stones_before_choice_ = 4;
  if (stones_before_choice_ > 0) state_ = "A-places";
}

json Play::apply(const json& token) {
  if (token.is_array()) return move(read_cell(token), 0, std::nullopt);
  if (token.contains("at")) {
    std::optional<double> seconds;
    if (token.contains("t")) seconds = token.at("t").get<double>();
    return move(read_cell(token.at("at")), token.value("colour", 0), seconds);
  }
  if (token.contains("choose")) return choose(token.at("choose"));
  if (token.contains("act")) return act(token.at("act"), token.value("by", 0));
  const bool over = !result_.is_null();
  if (policy_ == Policy::referee) return refuse({over ? "game_over" : "unreadable"});
  stopped_ = true;
  return refuse(over ? std::vector<std::string>{"game_over", "unreadable"} : std::vector<std::string>{"unreadable"});
}

std::string Play::why_not_there(Coord at) const {
  if (!board_.on_board(at)) return "off_board";
  if (board_.is_locked(at)) return "locked";
  if (board_.is_hole(at)) return "hole";
  return board_.stone(at) != 0 ? "occupied" : "";
}

// A referee refuses for the first reason that applies. A record is not refused: every reason is reported and the stone
// placed, unless it cannot stand there.
json Play::move(Coord at, int claimed, std::optional<double> seconds) {
  const bool referee = policy_ == Policy::referee;
  const bool over = !result_.is_null();
  std::vector<std::string> why;
  if (over) {
    why.push_back("game_over");
    if (referee) return refuse(why);
  }
  if (choice_pending() && !over) {
    why.push_back("choice_pending");
    if (referee) return refuse(why);
    state_ = "play";  // the record leaves the choice out: who chose what is not known
  }
  const int colour = claimed != 0 ? claimed : to_move_;
  if (colour != to_move_) {
    why.push_back("wrong_turn");
    if (referee) return refuse(why);
  }
  if (seconds && rules_.clock && *seconds > *rules_.clock) {
    why.push_back("time");
    if (referee) {
      json event = end(other(colour), {"time"});
      event["why"] = why;
      return event;
    }
  }
  if (const std::string problem = why_not_there(at); !problem.empty()) {
    why.push_back(problem);
    stopped_ = !referee;
    return refuse(why);
  }
  if (!from_setup_ && !over) {
    for (const std::string& breach :
         opening_breaches(board_, rules_, {colour, placed_[colour] + 1, at, first_stone_[colour]}))
      why.push_back(breach);
    if (referee && !why.empty()) return refuse(why);
  }
  board_.put(at, colour);
  if (referee && rules_.fouls_refused) {
    why = fouls_of(at, colour);
    if (!why.empty()) {
      board_.put(at, 0);
      return refuse(why);
    }
  }
  json event = over ? take(at, colour, false) : judge_placed(at, colour);
  if (over) next_turn(colour);
  if (!why.empty()) event["why"] = why;
  return event;
}

std::vector<std::string> Play::fouls_of(Coord at, int colour) const {
  std::vector<std::string> fouls;
  if (colour != rules_.foul_colour || board_.stone(at) != colour) return fouls;
  for (const std::string& kind : judge_fouls(board_, at).kinds)
    if (std::find(rules_.foul_kinds.begin(), rules_.foul_kinds.end(), kind) != rules_.foul_kinds.end())
      fouls.push_back("forbidden." + kind);
  return fouls;
}

// Captures and poofs are judged together, then removed. After the end they are carried out but count nowhere.
json Play::take(Coord at, int colour, bool counted) {
  json event = json::object();
  const std::vector<Coord> captured = captured_by(board_, rules_, at);
  const std::vector<Coord> poofed = poofed_by(board_, rules_, at);
  for (const Coord c : captured) board_.put(c, 0);
  for (const Coord c : poofed) board_.put(c, 0);
  if (counted) {
    taken_[colour] += static_cast<int>(captured.size());
    taken_[other(colour)] += static_cast<int>(poofed.size());
  }
  if (!captured.empty()) event["cap"] = cells_json(captured);
  if (!poofed.empty()) event["poof"] = cells_json(poofed);
  return event;
}

// The order within a move: captures and poofs removed and counted, rows and totals, foul, full board, next player.
json Play::judge_placed(Coord at, int colour) {
  json event = take(at, colour, true);
  ++placed_[colour];
  if (!first_stone_[colour]) first_stone_[colour] = at;
  offer_by_ = 0;
  passes_running_ = 0;
  next_turn(colour);

  // Boat: a row that survives the reply wins before the reply's own row or captures are looked at.
  if (unsettled_row_of_ == other(colour)) {
    unsettled_row_of_ = 0;
    if (has_row_somewhere(board_, rules_, other(colour))) {
      event.update(end(other(colour), {"row_stood"}));
      return event;
    }
  }

  std::vector<Stretch> rows;
  if (board_.stone(at) == colour) rows = rows_through(board_, rules_, at);
  bool row_wins = !rows.empty();
  if (row_wins && rules_.boat) {
    row_wins = false;
    for (const Stretch& row : rows) row_wins = row_wins || !can_be_captured(board_, rules_, row.cells, other(colour));
    if (!row_wins) unsettled_row_of_ = colour;
  }
  int captor = 0;
  if (rules_.capture_win > 0 && !rules_.poof && taken_[colour] >= rules_.capture_win) captor = colour;
  if (rules_.poof && taken_[1] != taken_[2] && std::max(taken_[1], taken_[2]) >= rules_.capture_win)
    captor = taken_[1] > taken_[2] ? 1 : 2;

  if (captor == other(colour)) {
    event.update(end(captor, {"captures"}));
  } else if (row_wins || captor == colour) {
    std::vector<std::string> by;
    if (row_wins) by.push_back("row");
    if (captor == colour) by.push_back("captures");
    event.update(end(colour, by));
    if (row_wins) {
      json lines = json::array();
      for (const Stretch& row : rows) lines.push_back(row_json(row));
      event["res"]["lines"] = lines;
      result_ = event["res"];
    }
  }
  if (!result_.is_null()) return event;

  if (const std::vector<std::string> fouls = fouls_of(at, colour); !fouls.empty()) {
    event.update(end(other(colour), fouls));
    return event;
  }
  if (board_.is_full()) event.update(end(0, {"board_full"}));
  return event;
}

void Play::next_turn(int placed) {
  if (stones_before_choice_ > 0 && --stones_before_choice_ == 0)
    state_ = state_ == "A-places" ? "B-chooses" : "A-chooses";
  // A stone of the wrong colour uses up that colour's turn: the other side is next.
  const bool in_turn = placed == to_move_;
  if (in_turn && --stones_left_ > 0) return;
  to_move_ = other(placed);
  stones_left_ = stones_of_a_turn();
}

json Play::choose(const std::string& choice) {
  if (!result_.is_null()) return refuse({"game_over"});
  if (!choice_pending()) return refuse({"no_choice_now"});
  const bool chooser_is_a = state_ == "A-chooses";
  if (choice == "put2") {
    if (rules_.protocol != "swap2" || chooser_is_a) return refuse({"bad_choice"});
    state_ = "B-places";
    stones_before_choice_ = 2;
    return json::object();
  }
  const int chosen = choice == "first" ? 1 : 2;
  state_ = "play";
  const int colour_of_a = chooser_is_a ? chosen : other(chosen);
  return {{"colours", {{"A", colour_of_a}, {"B", other(colour_of_a)}}}};
}

json Play::act(const std::string& what, int by) {
  if (!result_.is_null()) return refuse({"game_over"});
  if (by == 0) by = to_move_;
  if (what == "resign") return end(other(by), {"resign"});
  if (what == "timeout") {
    // A record may know of a clock that the ruleset does not state.
    const bool referee = policy_ == Policy::referee;
    if (!rules_.clock && referee) return refuse({"no_clock"});
    const bool of_the_other = by != to_move_;
    if (of_the_other && referee) return refuse({"wrong_turn"});
    json event = end(other(by), {"time"});
    if (of_the_other) event["why"] = {"wrong_turn"};
    return event;
  }
  if (what == "draw_offer") {
    if (offer_by_ != 0) return refuse({"offer_pending"});
    offer_by_ = by;
    return json::object();
  }
  if (what == "pass") {
    if (!rules_.pass) return refuse({"no_pass"});
    if (++passes_running_ == 2) return end(0, {"two_passes"});
    to_move_ = other(to_move_);
    return json::object();
  }
  if (offer_by_ != other(by)) return refuse({"no_offer"});
  offer_by_ = 0;
  if (what == "draw_accept") return end(0, {"agreed"});
  return json::object();
}

json Play::end(int winner, std::vector<std::string> by) {
  result_ = {{"winner", winner}, {"by", std::move(by)}};
  return {{"res", result_}};
}

json Play::summary() const {
  const bool over = !result_.is_null();
  return {{"result", result_},
          {"taken", {taken_[1], taken_[2]}},
          {"rows", board_.rows()},
          {"to_move", over ? json() : json(to_move_)},
          {"state", over ? "over" : state_}};
}

}  // namespace fivefold::reference
