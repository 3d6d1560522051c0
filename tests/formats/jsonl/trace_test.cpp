#include "formats/jsonl/trace.h"

#include "core/ruleset_catalog.h"
#include "tests/formats/jsonl/support.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::jsonl_test;

namespace {

/// The trace of a record on a plain 9x9 board.
std::string trace_of(const std::string& text, const char* ruleset, Policy policy = Policy::record) {
  const Parsed parsed(text);
  BoardLayout layout;
  layout.width = layout.height = 9;
  const Topology topology(layout);
  std::string out;
  TraceWriter writer(out);
  writer.begin_game(1);
  Replayer replayer;
  Diagnostics diagnostics;
  replayer.replay(parsed.record, *find_ruleset(ruleset), topology, {policy, 1.0, false}, diagnostics, &writer);
  writer.end_game();
  return out;
}

const std::string kEmptyRow = "\".........\"";

}  // namespace

TEST_CASE("a trace has one object for each token and one for the end") {
  const std::string out = trace_of(R"({"moves":[[4,4],{"act":"resign","by":1}]})", "gomoku-free");
  const auto lines = lines_of(out);
  REQUIRE(lines.size() == 3);
  CHECK(lines[0] == R"({"game":1,"ply":1,"i":0,"at":[4,4],"side":1})");
  CHECK(lines[1] == R"({"game":1,"i":1,"act":"resign","side":1,"outcome":{"winner":2,"by":["resign"]}})");
  std::string board;
  for (int row = 8; row >= 0; --row) board += (row == 4 ? "\"....1....\"" : kEmptyRow) + (row > 0 ? "," : "");
  CHECK(lines[2] ==
        R"({"game":1,"board":[)" + board + R"(],"taken":[0,0],"state":"over","outcome":{"winner":2,"by":["resign"]}})");
}

TEST_CASE("captures, and moves that cannot be placed") {
  const auto lines = lines_of(trace_of(R"({"moves":[[0,0],[2,0],[5,5],[1,0],[3,0],[9,9],[1,1]]})", "bk-open-pente"));
  REQUIRE(lines.size() == 7);  // the line ends where the move is off the board
  CHECK(lines[4] == R"({"game":1,"ply":5,"i":4,"at":[3,0],"side":1,"captured":[[1,0],[2,0]]})");
  CHECK(lines[5] == R"({"game":1,"i":5,"at":[9,9],"side":2,"problem":["off_board"]})");
  CHECK(lines[6].find(R"("taken":[2,0],"to_move":2,"state":"play"})") != std::string::npos);
}

TEST_CASE("variations carry their line, the final position is the main line's") {
  const auto lines = lines_of(trace_of(
      R"({"moves":[[0,0],[1,1]],"variations":[{"id":5,"parent":0,"after":1,"moves":[[2,2]]}]})", "gomoku-free"));
  REQUIRE(lines.size() == 4);
  CHECK(lines[1] == R"({"game":1,"ply":2,"line":5,"i":0,"at":[2,2],"side":2})");
  CHECK(lines[2] == R"({"game":1,"ply":2,"i":1,"at":[1,1],"side":2})");
  CHECK(lines[3].find(".2.......") != std::string::npos);
  CHECK(lines[3].find("..2......") == std::string::npos);
}

TEST_CASE("a swap choice names the seats' sides, a winning row its cells") {
  const auto lines = lines_of(trace_of(
      R"({"moves":[[0,0],[8,8],[1,0],{"choose":"first"},[8,7],[2,0],[8,6],[3,0],[8,5],[4,0]]})", "gomoku-swap"));
  REQUIRE(lines.size() == 11);
  CHECK(lines[3].find(R"("choose":"first")") != std::string::npos);
  CHECK(lines[3].find(R"("colours":{"A":2,"B":1})") != std::string::npos);
  CHECK(lines[9].find(R"("outcome":{"winner":1,"by":["row"],"lines":[{"axis":"E","cells":[[0,0],[1,0],[2,0],[3,0],)"
                      R"([4,0]],"ring":false,"hops":[]}]}})") != std::string::npos);
}

TEST_CASE("an unreadable token is shown as it stands") {
  const auto lines = lines_of(trace_of(R"({"moves":[[0,0],"K\"10"]})", "gomoku-free"));
  REQUIRE(lines.size() == 3);
  CHECK(lines[1] == R"({"game":1,"i":1,"unreadable":"\"K\\\"10\"","side":2,"problem":["unreadable"]})");
}

TEST_CASE("a record without tokens gives nothing") { CHECK(trace_of(R"({"moves":[]})", "gomoku-free").empty()); }
