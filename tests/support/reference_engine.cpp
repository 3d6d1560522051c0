#include "tests/support/reference_engine.h"

#include "tests/support/reference_fouls.h"
#include "tests/support/reference_json.h"
#include "tests/support/reference_play.h"
#include "tests/support/reference_rows.h"

namespace fivefold::reference {

using nlohmann::json;

json play(const json& vector, const json& ruleset, Policy policy) {
  Play game(read_rules(ruleset), vector, policy);
  json events = json::array();
  int index = 0;
  for (const json& token : vector.at("moves")) {
    json event = game.apply(token);
    if (!event.empty()) {
      event["i"] = index;
      events.push_back(std::move(event));
    }
    if (game.stopped()) break;
    ++index;
  }
  json expect = game.summary();
  expect["events"] = std::move(events);
  return expect;
}

json answer(const json& query, const json& vector, const json& ruleset) {
  const std::string what = query.at("q");
  Board board = read_board(vector, read_rules(ruleset).size);
  if (what == "next") {
    std::vector<Coord> holes;
    const json& direction = query.at("dir");
    const auto cell = board.next(read_cell(query.at("from")), direction[0], direction[1], &holes);
    return {{"cell", cell ? cell_json(*cell) : json()}, {"holes", cells_json(holes)}};
  }
  const Coord at = read_cell(query.at("at"));
  if (what == "forbidden") {
    board.put(at, 1);
    const FoulVerdict verdict = judge_fouls(board, at);
    return {{"kinds", verdict.kinds}, {"five", verdict.five}};
  }
  int axis = 0;
  while (query.at("axis") != kAxisSteps[axis].name) ++axis;
  const Stretch stretch = what == "line" ? line_through(board, at, axis) : run_through(board, at, axis);
  if (what == "run") return row_json(stretch);
  return {{"cells", cells_json(stretch.cells)}, {"ring", stretch.ring}};
}

}  // namespace fivefold::reference
