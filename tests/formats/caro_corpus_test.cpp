// 204 real games of a site of the vcaro kind, transcribed to JSON Lines: boards with locked cells, with portals, and
// plain ones. The totals are those of the corpus's README.

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"

namespace fivefold::test {
namespace {

using nlohmann::json;

// The site counts y from the top.
json cell(const json& at, int side) { return {at["x"], side - 1 - at["y"].get<int>()}; }

std::string transcribe(const json& game) {
  const int side = game["board_size"];
  json board = {{"width", side}, {"height", side}, {"locked", json::array()}, {"portals", json::array()}};
  for (const json& wall : game["walls"]) board["locked"].push_back(cell(wall, side));
  for (const json& pair : game["portals"]) board["portals"].push_back({cell(pair["a"], side), cell(pair["b"], side)});
  json moves = json::array();
  for (const json& move : game["moves"])
    moves.push_back({{"at", cell(move, side)}, {"colour", move["color"] == "BLACK" ? 1 : 2}});
  const json record = {{"schema", "fivefold/1"},
                       {"id", std::to_string(game["n"].get<int>())},
                       {"ruleset", "vcaro-portal"},
                       {"board", board},
                       {"moves", moves}};
  return record.dump();
}

// Notes whether a row that counts passes a hole.
class HopSink : public StepSink {
 public:
  void step(std::size_t, std::size_t, const Step& step, const Game&) override {
    for (const Row& row : step.rows) hops = hops || !row.hops.empty();
  }
  bool hops = false;
};

}  // namespace

TEST_CASE("real caro games: nothing on a special cell, wins through portals found", "[formats][corpus]") {
  std::ifstream in(corpus_path("caro-portal.jsonl"));
  if (!in) {
    WARN("skipped: caro-portal.jsonl is not here");
    return;
  }
  Judge judge({});
  std::map<std::string, int> records_with;
  std::map<std::pair<bool, bool>, int> boards;
  std::set<int> through_portals;
  int games = 0;
  int without_moves = 0;
  for (std::string line; std::getline(in, line);) {
    const json game = json::parse(line);
    const std::string text = transcribe(game);
    HopSink sink;
    const Judged& judged = judge.judge(kJsonLines, text, "caro.jsonl", static_cast<std::uint64_t>(++games), &sink);
    std::set<std::string> codes;
    for (const Diagnostic& d : judge.diagnostics()) codes.emplace(row(d.code).id);
    for (const std::string& code : codes) ++records_with[code];
    ++boards[{!judged.layout->locked.empty(), !judged.layout->portals.empty()}];
    if (game["moves"].empty()) ++without_moves;
    if (game["reason"] == "win" && sink.hops) through_portals.insert(game["n"].get<int>());
  }
  CHECK(games == 204);
  CHECK(boards[{true, false}] == 94);
  CHECK(boards[{true, true}] == 21);
  CHECK(boards[{false, false}] == 89);
  CHECK(without_moves == 19);
  CHECK(records_with["M110"] == 19);
  // Off board, locked cell, hole, occupied, wrong colour, unreadable.
  for (const char* code : {"M101", "M102", "M103", "M104", "M105", "S101"}) CHECK(records_with[code] == 0);
  CHECK(records_with["O102"] == 42);
  CHECK(through_portals == std::set<int>{5, 106, 164});
}

}  // namespace fivefold::test
