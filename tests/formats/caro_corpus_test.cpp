// 204 real games of a site of the vcaro kind: boards with locked cells, with portals, and plain ones. The totals are
// those of the corpus's README.

#include <fstream>
#include <map>
#include <set>

#include "core/ruleset_catalog.h"
#include "formats/caro/caro.h"
#include "formats/judge.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

// Notes whether a row that counts passes a hole.
class HopSink : public StepSink {
 public:
  void step(std::size_t, std::size_t, const Step& step, const Game&) override {
    for (const Row& row : step.rows) hops = hops || !row.hops.empty();
  }
  bool hops = false;
};

std::vector<std::string> corpus_lines() {
  std::ifstream in(corpus_path("caro-portal.jsonl"));
  if (!in) WARN("skipped: caro-portal.jsonl is not here");
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("real caro games: nothing on a special cell, wins through portals found", "[formats][corpus]") {
  const std::vector<std::string> lines = corpus_lines();
  if (lines.empty()) return;
  JudgeOptions options;
  options.ruleset = find_ruleset("vcaro-portal");
  Judge judge(options);
  std::map<std::string, int> records_with;
  std::map<std::pair<bool, bool>, int> boards;
  std::set<std::string> through_portals;
  std::uint64_t games = 0;
  int without_moves = 0;
  for (const std::string& line : lines) {
    HopSink sink;
    const Judged& judged = judge.judge(kCaroJson, line, "caro.jsonl", ++games, &sink);
    std::set<std::string> codes;
    for (const Diagnostic& d : judge.diagnostics()) codes.emplace(row(d.code).id);
    for (const std::string& code : codes) ++records_with[code];
    ++boards[{!judged.layout->locked.empty(), !judged.layout->portals.empty()}];
    if (judged.record.tokens.empty()) ++without_moves;
    if (judged.record.end == EndKind::row && sink.hops) through_portals.emplace(judged.record.id);
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
  CHECK(through_portals == std::set<std::string>{"5", "106", "164"});
}

TEST_CASE("real caro games come back byte for byte, and only unknown winners are reported", "[formats][corpus]") {
  int unknown_winners = 0;
  for (const std::string& line : corpus_lines()) {
    const Parsed game(kCaroJson, line);
    CHECK(written(kCaroJson, game.record) == line + "\n");
    CHECK((game.codes().empty() || game.codes() == "S802"));
    if (game.codes() == "S802") ++unknown_winners;
    if (!game.record.tokens.empty()) CHECK(game.record.extras.size() <= 1);
  }
  if (!corpus_lines().empty()) CHECK(unknown_winners == 8);  // "?" stands for the winner
}

}  // namespace fivefold::test
