#include "tests/support/reference_play.h"

#include <algorithm>
#include <cstdlib>

#include "tests/support/reference_captures.h"
#include "tests/support/reference_fouls.h"
#include "tests/support/reference_json.h"
#include "tests/support/reference_rows.h"

namespace fivefold::reference {

using nlohmann::json;

Play::Play(Rules rules, const json& vector, Policy policy)
    : rules_(std::move(rules)), policy_(policy), board_(read_board(vector, rules_.size)) {
  if (const auto setup = vector.find("setup"); setup != vector.end()) {
    from_setup_ = setup->contains("stones");
    to_move_ = setup->value("to_move", 1);
    const json taken = setup->value("taken", json::object());
    taken_[1] = taken.value("1", 0);
    taken_[2] = taken.value("2", 0);
  }
  if (from_setup_) return;
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
  stopped_ = policy_ == Policy::record;
  return refuse({"unreadable"});
}

std::string Play::why_not_there(Coord at) const {
  if (!board_.on_board(at)) return "off_board";
  if (board_.is_locked(at)) return "locked";
  if (board_.is_hole(at)) return "hole";
  return board_.stone(at) != 0 ? "occupied" : "";
}

json Play::move(Coord at, int claimed, std::optional<double> seconds) {
  const bool referee = policy_ == Policy::referee;
  if (!result_.is_null()) return referee ? refuse({"game_over"}) : move_after_end(at, claimed);
  std::vector<std::string> why;
  if (choice_pending()) {
    why.push_back("choice_pending");
    if (referee) return refuse(why);
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
  const std::vector<std::string> breaches = opening_breaches(at, colour);
  why.insert(why.end(), breaches.begin(), breaches.end());
  if (referee && !why.empty()) return refuse(why);

  board_.put(at, colour);
  if (referee && rules_.fouls_refused && colour == rules_.foul_colour) {
    for (const std::string& kind : judge_fouls(board_, at).kinds) why.push_back("forbidden." + kind);
    if (!why.empty()) {
      board_.put(at, 0);
      return refuse(why);
    }
  }
  if (choice_pending()) state_ = "play";  // only in a record: who chose what is not known
  json event = judge_placed(at, colour);
  if (!why.empty()) event["why"] = why;
  return event;
}

json Play::move_after_end(Coord at, int claimed) {
  std::vector<std::string> why = {"game_over"};
  if (const std::string problem = why_not_there(at); !problem.empty()) {
    why.push_back(problem);
    stopped_ = true;
    return refuse(why);
  }
  const int colour = claimed != 0 ? claimed : to_move_;
  board_.put(at, colour);
  const std::vector<Coord> captured = captured_by(board_, rules_, at);
  const std::vector<Coord> poofed = poofed_by(board_, rules_, at);
  for (const Coord c : captured) board_.put(c, 0);
  for (const Coord c : poofed) board_.put(c, 0);
  json event = refuse(why);
  if (!captured.empty()) event["cap"] = cells_json(captured);
  if (!poofed.empty()) event["poof"] = cells_json(poofed);
  next_turn(colour);
  return event;
}

// The order within a move: captures and poofs removed and counted, rows and totals, foul, full board, next player.
json Play::judge_placed(Coord at, int colour) {
  json event = json::object();
  const std::vector<Coord> captured = captured_by(board_, rules_, at);
  const std::vector<Coord> poofed = poofed_by(board_, rules_, at);
  for (const Coord c : captured) board_.put(c, 0);
  for (const Coord c : poofed) board_.put(c, 0);
  taken_[colour] += static_cast<int>(captured.size());
  taken_[other(colour)] += static_cast<int>(poofed.size());
  if (!captured.empty()) event["cap"] = cells_json(captured);
  if (!poofed.empty()) event["poof"] = cells_json(poofed);
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

  if (colour == rules_.foul_colour) {
    std::vector<std::string> by;
    for (const std::string& kind : judge_fouls(board_, at).kinds) by.push_back("forbidden." + kind);
    if (!by.empty()) {
      event.update(end(other(colour), by));
      return event;
    }
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
  stones_left_ = rules_.protocol == "connect6" && !from_setup_ ? 2 : 1;
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
  if (what == "resign") return end(other(by), {"resign"});
  if (what == "timeout") {
    if (!rules_.clock) return refuse({"no_clock"});
    return end(other(to_move_), {"time"});
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

std::vector<std::string> Play::opening_breaches(Coord at, int colour) const {
  std::vector<std::string> breached;
  if (from_setup_) return breached;
  const std::pair<const char*, const char*> kinds[] = {{"stone_at_center", "opening.center"},
                                                       {"adjacent_to_locked", "opening.adjacent_to_locked"},
                                                       {"min_distance", "opening.distance"},
                                                       {"gpente_lines", "opening.gpente_line"}};
  for (const auto& [type, word] : kinds)
    for (const Restriction& restriction : rules_.opening)
      if (restriction.type == type && breaches(restriction, at, colour)) breached.push_back(word);
  return breached;
}

bool Play::breaches(const Restriction& restriction, Coord at, int colour) const {
  if (restriction.colour == 0) {
    if (placed_[1] + placed_[2] + 1 != restriction.stone) return false;
  } else if (restriction.colour != colour || placed_[colour] + 1 != restriction.stone) {
    return false;
  }
  if (restriction.type == "adjacent_to_locked") {
    for (const Coord locked : board_.locked())
      if (distance(at, locked) == 1) return false;
    return true;
  }
  if (restriction.from == "own_first") return distance(at, *first_stone_[colour]) < restriction.min;
  // A board without a centre cannot break a rule about the centre.
  if (board_.width() % 2 == 0 || board_.height() % 2 == 0) return false;
  const Coord centre{static_cast<std::int16_t>(board_.width() / 2), static_cast<std::int16_t>(board_.height() / 2)};
  if (restriction.type == "stone_at_center") return at != centre;
  if (restriction.type == "min_distance") return distance(at, centre) < restriction.min;
  if (at.x != centre.x && at.y != centre.y) return false;
  const auto& distances = restriction.distances;
  return std::find(distances.begin(), distances.end(), distance(at, centre)) != distances.end();
}

}  // namespace fivefold::reference
