#include "formats/sgf/write_root.h"

#include <fmt/format.h>

#include <cmath>
#include <set>

#include "core/ruleset_catalog.h"
#include "formats/sgf/names.h"
#include "formats/sgf/result.h"
#include "formats/sgf/values.h"

namespace fivefold::sgf {
namespace {

std::string quoted(std::string_view text) {
  std::string out;
  append_json(text, out);
  return out;
}

/// The root node of one game, property by property.
class Root {
 public:
  Root(const Plan& plan, Output& to) : plan_(plan), record_(plan.record), to_(to) {}

  void write() {
    to_.raw("FF", "4");
    to_.raw("CA", "UTF-8");
    choose_tags();
    if (!natural_.contains("AP")) to_.raw("AP", "fivefold");
    if (!natural_.contains("GM")) to_.raw("GM", plan_.pairs ? "511" : "4");
    write_board();
    write_game();
    write_people();
    write_event();
    write_setup();
    write_claims();
    to_.text("C", record_.intro);
    write_tags();
  }

 private:
  /// Tags that can stand as the properties that they came from. The others stand in properties of our own.
  void choose_tags() {
    for (std::size_t i = 0; i < record_.tags.size(); ++i) {
      const Tag& tag = record_.tags[i];
      if (!tag.key.starts_with(kTagPrefix) || tag.key == kNodesTag) continue;
      const std::string name(tag.key.substr(kTagPrefix.size()));
      const auto values = root_values(tag.value, tag.json);
      if (!is_property_name(name) || values.empty() || natural_.contains(name) || !fits(name, values)) continue;
      natural_.insert(name);
      natural_tags_.insert(i);
    }
  }

  /// Whether the reader would make the same tag of the property again.
  bool fits(const std::string& name, const std::vector<std::string>& values) {
    const std::string_view value = values.front();
    const auto number = read_number(trimmed(value));
    if (name == "AP") return !value.starts_with("fivefold");
    if (values.size() > 1) return !has_own_place(name);
    if (name == "GM") return !plan_.pairs && number && *number >= 0 && *number != 4 && *number <= 100;
    if (name == "BR" || name == "WR") {
      const std::size_t seat = (name == "WR") == plan_.is_white(record_.sides[0]) ? 0 : 1;
      return !value.empty() && !number && !record_.players[seat].rating && record_.sides[0] != record_.sides[1];
    }
    if (name == "RE") {
      const ResultReading reading = read_result(read_text(value, TextKind::simple), black());
      if (reading.whole || reading.result != record_.result) return false;
      stated_end_ = reading.end;
      return true;
    }
    return !has_own_place(name);
  }

  Side black() const { return plan_.first_is_white ? Side::second : Side::first; }

  void write_board() {
    const BoardLayout& board = plan_.board;
    const bool square = board.width == board.height;
    to_.raw("SZ", square ? std::to_string(board.width) : fmt::format("{}:{}", board.width, board.height));
    if (!record_.board_stated) to_.raw(kBoard, "assumed");
    if (record_.layout.drawn == BoardDrawn::cells) to_.raw(kDrawn, "cells");
    for (const Coord at : record_.layout.locked) to_.raw(kLocked, write_any_point(at, board.height));
    for (const PortalPair& pair : record_.layout.portals) {
      to_.raw(kPortal, fmt::format("{}:{}:{}", write_any_point(pair.a, board.height),
                                   write_any_point(pair.b, board.height), escape(quoted(pair.name))));
    }
  }

  void write_game() {
    const std::string_view game = record_.game;
    // A name that says which game it is stands where other programs look for it.
    const bool plain = game == readable_text(game, TextKind::simple);
    const bool known = plain && ruleset_for_game(game, record_.site).kind == NamedGame::Kind::ruleset;
    to_.text(known ? "RU" : kGame, game);
    const bool unnamed = record_.ruleset.empty() && record_.tag("ruleset").empty();
    to_.text(kRuleset, unnamed && plan_.ruleset != nullptr ? std::string_view(plan_.ruleset->id) : record_.ruleset);
    to_.text(kRules, record_.rules_json);
    if (record_.rated) to_.raw(kRated, *record_.rated ? "yes" : "no");
    to_.raw(kFirstColour, plan_.first_is_white ? "W" : "B");
  }

  void write_people() {
    if (record_.sides_stated) to_.raw(kSides, record_.sides[0] == Side::first ? "1,2" : "2,1");
    for (const bool white : {false, true}) {
      const Player& player = record_.players[plan_.is_white(record_.sides[0]) == white ? 0 : 1];
      to_.text(white ? "PW" : "PB", player.name, TextKind::simple);
      if (player.rating) to_.raw(white ? "WR" : "BR", std::to_string(*player.rating));
    }
    for (const std::size_t seat : {0U, 1U}) {
      const Player& player = record_.players[seat];
      if (player.kind != PlayerKind::unknown) to_.raw(kKind, fmt::format("{}:{}", seat + 1, word(player.kind)));
    }
    for (const std::size_t seat : {0U, 1U}) {
      const std::string_view other = record_.players[seat].other;
      if (!other.empty()) to_.raw(kPlayer, fmt::format("{}:{}", seat + 1, escape(quoted(other))));
    }
  }

  void write_event() {
    to_.text("GN", record_.id, TextKind::simple);
    to_.text("EV", record_.event, TextKind::simple);
    to_.text("RO", record_.round, TextKind::simple);
    to_.text("PC", record_.site, TextKind::simple);
    to_.text("DT", record_.date, TextKind::simple);
    to_.text(kTime, record_.time);
    to_.text(kSection, record_.section);
    const std::string_view control = record_.time_control;
    const bool seconds = !control.empty() && control.find_first_not_of("0123456789") == std::string_view::npos;
    to_.text(seconds ? "TM" : kControl, control);
    const auto& limit = record_.seconds_per_move;
    if (limit && std::isfinite(*limit)) to_.raw(kPerMove, fmt::format("{}", *limit));
  }

  void write_setup() {
    const Setup& setup = record_.setup;
    std::vector<std::string> far;
    for (const bool white : {false, true}) {
      const Side side = white == plan_.first_is_white ? Side::first : Side::second;
      // From the first stone that has no letters on, all stand in the property of our own: their order is kept.
      bool letters = true;
      for (const Coord at : setup.stones[side]) {
        const std::string point = write_point(at, plan_.board.height);
        letters = letters && !point.empty();
        if (letters) {
          to_.raw(white ? "AW" : "AB", point);
        } else {
          far.push_back(fmt::format("{}:{}", number(side), write_any_point(at, plan_.board.height)));
        }
      }
    }
    for (const std::string& stone : far) to_.raw(kStones, stone);
    if (setup.to_move) to_.raw("PL", plan_.is_white(*setup.to_move) ? "W" : "B");
    for (const Side side : {Side::first, Side::second}) {
      if (setup.taken[side] != 0) to_.raw(kTaken, fmt::format("{}:{}", number(side), setup.taken[side]));
    }
  }

  void write_claims() {
    if (!natural_.contains("RE")) {
      const std::string text = write_result(record_.result, record_.end, black());
      if (!text.empty()) to_.raw("RE", text);
      stated_end_ = read_result(text, black()).end;
    }
    if (record_.end != stated_end_) to_.raw(kEnd, record_.end ? word(*record_.end) : "unstated");
    to_.text(kEndText, record_.end_text);
  }

  /// Natural ones first; the list of our own names those again that stand behind another, so that the order is kept.
  void write_tags() {
    const auto& tags = record_.tags;
    std::vector<std::string> list;
    for (std::size_t i = 0; i < tags.size(); ++i) {
      const Tag& tag = tags[i];
      const bool last = i + 1 == tags.size();
      if (last && tag.key == kNodesTag && tag.json && !root_nodes(tag.value).empty())
        continue;  // nodes behind this one
      if (natural_tags_.contains(i)) {
        to_.raw_list({std::string(tag.key.substr(kTagPrefix.size())), root_values(tag.value, tag.json)});
        if (!list.empty()) list.push_back(escape(fmt::format("[{}]", quoted(tag.key))));
      } else {
        list.push_back(escape(fmt::format("[{},{}{}]", quoted(tag.key), quoted(tag.value), tag.json ? ",1" : "")));
      }
    }
    for (const std::string& value : list) to_.raw(kTag, value);
  }

  const Plan& plan_;
  const Record& record_;
  Output& to_;
  std::set<std::string, std::less<>> natural_;
  std::set<std::size_t> natural_tags_;
  std::optional<EndKind> stated_end_;
};

}  // namespace

Plan make_plan(const Judged& judged) {
  const Record& record = judged.record;
  Plan plan{record, judged.layout != nullptr && !record.board_stated ? *judged.layout : record.layout, judged.ruleset};
  if (judged.ruleset != nullptr) {
    plan.first_is_white = judged.ruleset->side_names[Side::first] == "White";
    plan.pairs = judged.ruleset->turns.first_turn == 1 && judged.ruleset->turns.later_turns == 2;
  }
  return plan;
}

void write_root(const Plan& plan, Output& to) { Root(plan, to).write(); }

}  // namespace fivefold::sgf
