#include "tests/support/vector_reader.h"

#include <cmath>
#include <stdexcept>
#include <string>

namespace fivefold {

using nlohmann::json;

namespace {

Coord coord_from(const json& cell) { return {cell.at(0).get<std::int16_t>(), cell.at(1).get<std::int16_t>()}; }

Side side_from(int colour) { return colour == 1 ? Side::first : Side::second; }

/// The enumerator at the place of the word in a list; throws for a word that is not in it.
template <class Enum, std::size_t N>
Enum pick(const json& word, const char* const (&words)[N]) {
  for (std::size_t i = 0; i < N; ++i)
    if (word == words[i]) return static_cast<Enum>(i);
  throw std::runtime_error("unknown word " + word.dump());
}

OpeningConstraint constraint_from(const json& entry) {
  OpeningConstraint rule;
  rule.side = side_from(entry.value("colour", 1));
  rule.stone = entry.contains("move") ? entry.at("move").get<int>() : entry.at("stone").get<int>();
  const std::string type = entry.at("type");
  if (type == "stone_at_center") rule.kind = OpeningKind::centre;
  if (type == "adjacent_to_locked") rule.kind = OpeningKind::adjacent_to_locked;
  if (type == "min_distance")
    rule.kind = entry.at("from") == "center" ? OpeningKind::from_centre : OpeningKind::from_own_first;
  if (type == "gpente_lines") rule.kind = OpeningKind::off_centre_lines;
  rule.distance = entry.value("min", 0);
  rule.distances = entry.value("distances", std::vector<int>{});
  return rule;
}

}  // namespace

Ruleset ruleset_from_vector(const json& source) {
  Ruleset ruleset;
  ruleset.id = source.at("name");
  ruleset.board.width = ruleset.board.height = source.at("size");
  ruleset.board.locked = source.at("locked");
  ruleset.board.portal_pairs = source.at("portal_pairs");
  const json& row = source.at("row");
  ruleset.line.length = row.at("len");
  for (const Side side : {Side::first, Side::second})
    ruleset.line.overline[side] = pick<Overline>(row.at("over").at(std::to_string(number(side))), {"win", "ignore"});
  ruleset.line.ends = pick<Ends>(row.at("ends"), {"any", "not_both_blocked", "five_not_both_blocked"});
  ruleset.line.win = pick<RowWin>(source.at("five"), {"immediate", "boat"});
  if (const json& captures = source.at("captures"); !captures.is_null()) {
    for (const int length : captures.at("lengths"))
      ruleset.capture.lengths = static_cast<std::uint8_t>(ruleset.capture.lengths | (1U << length));
    ruleset.capture.stones_to_win = captures.at("win");
    ruleset.capture.poof = captures.at("poof");
  }
  const std::string protocol = source.at("protocol");
  if (protocol == "connect6") ruleset.turns.later_turns = 2;
  if (protocol == "swap") ruleset.swap = SwapRule::swap;
  if (protocol == "swap2") ruleset.swap = SwapRule::swap2;
  if (protocol == "dpente") ruleset.swap = SwapRule::dpente;
  ruleset.turns.pass = source.at("pass");
  if (const json& clock = source.at("clock_s"); !clock.is_null()) ruleset.seconds_per_move = clock.get<double>();
  if (const json& forbidden = source.at("forbidden"); !forbidden.is_null()) {
    for (const json& kind : forbidden.at("kinds")) {
      const int bit = pick<int>(kind, {"overline", "double_four", "double_three"});
      ruleset.forbidden.kinds = static_cast<std::uint8_t>(ruleset.forbidden.kinds | (1U << bit));
    }
    ruleset.forbidden.side = side_from(forbidden.at("colour"));
    ruleset.forbidden.policy = pick<ForbiddenPolicy>(forbidden.at("policy"), {"loss", "illegal"});
  }
  for (const json& entry : source.at("opening")) ruleset.opening.push_back(constraint_from(entry));
  return ruleset;
}

BoardLayout layout_from_vector(const json& vector, const Ruleset& ruleset) {
  BoardLayout layout;
  layout.width = ruleset.board.width;
  layout.height = ruleset.board.height;
  const json board = vector.value("board", json::object());
  if (const auto size = board.find("size"); size != board.end()) {
    layout.width = size->is_array() ? size->at(0).get<int>() : size->get<int>();
    layout.height = size->is_array() ? size->at(1).get<int>() : layout.width;
  }
  for (const json& cell : board.value("locked", json::array())) layout.locked.push_back(coord_from(cell));
  for (const json& pair : board.value("portals", json::array()))
    layout.portals.push_back({coord_from(pair.at(0)), coord_from(pair.at(1)), ""});
  return layout;
}

Setup setup_from_vector(const json& vector) {
  Setup setup;
  const json source = vector.value("setup", json::object());
  if (source.contains("to_move")) setup.to_move = side_from(source.at("to_move"));
  const json stones = source.value("stones", json::object());
  const json taken = source.value("taken", json::object());
  for (const Side side : {Side::first, Side::second}) {
    const std::string key = std::to_string(number(side));
    for (const json& cell : stones.value(key, json::array())) setup.stones[side].push_back(coord_from(cell));
    setup.taken[side] = taken.value(key, 0);
  }
  return setup;
}

Token token_from_vector(const json& source) {
  if (source.is_array()) return Token::move(coord_from(source));
  if (source.contains("at")) {
    Token token = Token::move(coord_from(source.at("at")));
    token.side = source.value("colour", std::uint8_t{0});
    if (source.contains("t"))
      token.milliseconds = static_cast<std::int32_t>(std::lround(source.at("t").get<double>() * 1000.0));
    return token;
  }
  if (source.contains("choose")) return Token::choose(pick<Choice>(source.at("choose"), {"first", "second", "put2"}));
  if (source.contains("act")) {
    const Act act =
        pick<Act>(source.at("act"), {"resign", "timeout", "draw_offer", "draw_accept", "draw_decline", "pass"});
    return Token::of(act, source.value("by", std::uint8_t{0}));
  }
  return Token::unreadable({});
}

}  // namespace fivefold
