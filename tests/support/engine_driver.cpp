#include "tests/support/engine_driver.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/support/vector_reader.h"

namespace fivefold {

using nlohmann::json;

namespace {

constexpr const char* kAxisNames[4] = {"E", "N", "NE", "SE"};

json cell_of(Point point, const Topology& topology) {
  const Coord coord = topology.coord(point);
  return json::array({coord.x, coord.y});
}

template <class Points>
json cells_of(const Points& points, const Topology& topology) {
  json cells = json::array();
  for (const Point point : points) cells.push_back(cell_of(point, topology));
  return cells;
}

template <class Points>
json sorted_cells_of(const Points& points, const Topology& topology) {
  json cells = cells_of(points, topology);
  std::sort(cells.begin(), cells.end());
  return cells;
}

json row_of(const Row& row, const Topology& topology) {
  json hops = json::array();
  for (const Hop& hop : row.hops) hops.push_back(json::array({hop.after, cells_of(hop.holes, topology)}));
  return {{"axis", kAxisNames[index(row.axis)]},
          {"cells", cells_of(row.cells, topology)},
          {"ring", row.ring},
          {"hops", std::move(hops)}};
}

json outcome_of(const Outcome& outcome) {
  json by = json::array();
  for (int i = 0; i < kEndKinds; ++i)
    if ((outcome.by & bit(static_cast<EndKind>(i))) != 0) by.push_back(word(static_cast<EndKind>(i)));
  return {{"winner", outcome.winner ? number(*outcome.winner) : 0}, {"by", std::move(by)}};
}

json kinds_of(std::uint8_t kinds) {
  json words = json::array();
  if ((kinds & kFoulOverline) != 0) words.push_back("overline");
  if ((kinds & kFoulDoubleFour) != 0) words.push_back("double_four");
  if ((kinds & kFoulDoubleThree) != 0) words.push_back("double_three");
  return words;
}

Axis axis_named(const json& name) {
  std::size_t i = 0;
  while (name != kAxisNames[i]) ++i;
  return static_cast<Axis>(i);
}

Direction direction_of(const json& step) {
  for (const Direction direction : kDirections) {
    const Coord unit = step_of(direction);
    if (step[0] == unit.x && step[1] == unit.y) return direction;
  }
  throw std::runtime_error("no direction: " + step.dump());
}

Point point_of(const json& cell, const Topology& topology) {
  return *topology.at({cell.at(0).get<std::int16_t>(), cell.at(1).get<std::int16_t>()});
}

}  // namespace

json event_of(const Step& step, const Topology& topology) {
  json event = json::object();
  for (int i = 0; i < kProblems; ++i)
    if (step.problems.has(static_cast<Problem>(i))) event["why"].push_back(word(static_cast<Problem>(i)));
  if (!step.captured.empty()) event["cap"] = sorted_cells_of(step.captured, topology);
  if (!step.poofed.empty()) event["poof"] = sorted_cells_of(step.poofed, topology);
  if (step.outcome) {
    event["res"] = outcome_of(*step.outcome);
    for (const Row& row : step.rows) event["res"]["lines"].push_back(row_of(row, topology));
  }
  if (step.seats_chosen) {
    const int starter = number(step.starter);
    event["colours"] = {{"A", starter}, {"B", 3 - starter}};
  }
  return event;
}

json play_vector(const json& vector, const Ruleset& ruleset, const Topology& topology, Policy policy, Game& game) {
  const Setup setup = setup_from_vector(vector);
  game.reset(ruleset, topology, policy, &setup);
  json events = json::array();
  json result;
  Step step;
  int i = 0;
  for (const json& source : vector.at("moves")) {
    const Token token = token_from_vector(source);
    game.apply(token, step);
    json event = event_of(step, topology);
    if (event.contains("res")) result = event["res"];
    if (!event.empty()) {
      event["i"] = i;
      events.push_back(std::move(event));
    }
    const bool is_stone = token.kind == TokenKind::move || token.kind == TokenKind::unreadable;
    if (policy == Policy::record && is_stone && !step.placed) break;
    ++i;
  }
  const auto to_move = game.to_move();
  return {{"events", std::move(events)},
          {"result", std::move(result)},
          {"taken", {game.position().taken(Side::first), game.position().taken(Side::second)}},
          {"rows", game.position().rows_as_text()},
          {"to_move", to_move ? json(number(*to_move)) : json()},
          {"state", game.state_word()}};
}

json play_vector(const json& vector, const json& ruleset, Policy policy) {
  const Ruleset rules = ruleset_from_vector(ruleset);
  const Topology topology(layout_from_vector(vector, rules));
  Game game(rules, topology, policy);
  return play_vector(vector, rules, topology, policy, game);
}

json answer_query(const json& query, const json& vector, const json& ruleset) {
  const Ruleset rules = ruleset_from_vector(ruleset);
  const Topology topology(layout_from_vector(vector, rules));
  const std::string what = query.at("q");
  if (what == "next") {
    const Point from = point_of(query.at("from"), topology);
    const Direction direction = direction_of(query.at("dir"));
    const Point next = topology.next(from, direction);
    return {{"cell", next == kNoPoint ? json() : cell_of(next, topology)},
            {"holes", cells_of(topology.holes_between(from, direction), topology)}};
  }
  const Point at = point_of(query.at("at"), topology);
  if (what == "line") {
    const Axis axis = axis_named(query.at("axis"));
    return {{"cells", cells_of(topology.line(at, axis), topology)}, {"ring", topology.ring_length(at, axis) != 0}};
  }
  const Setup setup = setup_from_vector(vector);
  Game game(rules, topology);
  game.reset(rules, topology, Policy::referee, &setup);
  if (what == "run") return row_of(game.position().run(at, axis_named(query.at("axis"))), topology);
  const Position::Fouls fouls = game.position().fouls(at, Side::first);
  return {{"kinds", kinds_of(fouls.kinds)}, {"five", fouls.five}};
}

}  // namespace fivefold
