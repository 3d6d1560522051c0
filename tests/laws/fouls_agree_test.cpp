#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/support/engine_driver.h"
#include "tests/support/random_board.h"
#include "tests/support/reference_engine.h"
#include "tests/support/reference_json.h"
#include "tests/support/vector_files.h"

using namespace fivefold;
using nlohmann::json;

namespace {

/// A crowded position (two thirds of the stones black) on a board of any layout, and one free point to ask about.
json random_question(RandomSource& random, json& vector) {
  vector["board"] = random.percent(50) ? json{{"size", random.from(7, 13)}} : random_board(random);
  const reference::Board board = reference::read_board(vector, 15);
  const int crowd = random.from(15, 45);
  json stones = {{"1", json::array()}, {"2", json::array()}};
  std::vector<Coord> free;
  for (const Coord cell : board.cells()) {
    if (!board.is_playable(cell)) continue;
    if (random.percent(crowd)) {
      stones[random.percent(70) ? "1" : "2"].push_back(reference::cell_json(cell));
    } else {
      free.push_back(cell);
    }
  }
  vector["setup"] = {{"stones", stones}, {"to_move", 1}};
  if (free.empty()) return json();
  return {{"q", "forbidden"}, {"at", reference::cell_json(random.one_of(free))}};
}

}  // namespace

TEST_CASE("the engine and the reference engine find the same fouls", "[laws]") {
  const LawRange range = law_range(1, 20000);
  const json renju = load_vector_json("rulesets.json").at("renju");
  int fives = 0;
  std::map<std::string, int> fouls;
  for (std::uint64_t seed = range.first; seed < range.first + range.cases; ++seed) {
    RandomSource random(seed);
    json vector;
    const json query = random_question(random, vector);
    if (query.is_null()) continue;
    const json expected = reference::answer(query, vector, renju);
    const json found = answer_query(query, vector, renju);
    if (expected != found)
      FAIL("FIVEFOLD_LAW_SEED=" << seed << ": " << difference(vector.dump() + query.dump(), expected, found));
    fives += expected.at("five").get<bool>() ? 1 : 0;
    for (const json& kind : expected.at("kinds")) ++fouls[kind.get<std::string>()];
  }
  if (!range.whole) return;
  CHECK(fives > 200);
  for (const char* kind : {"overline", "double_four", "double_three"}) {
    INFO(kind);
    CHECK(fouls[kind] > 40);
  }
}
