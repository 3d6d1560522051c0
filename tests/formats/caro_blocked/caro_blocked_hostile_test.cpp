// Damaged and malicious objects: no crash, every place inside the text, and nothing that was read is lost in writing.

#include <random>

#include "formats/caro_blocked/caro_blocked.h"
#include "formats/judge.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kGame =
    R"({"id":41,"room_code":"K","game_type":"ranked","player1_id":12,"player2_id":30,"winner_id":30,"draw":0,)"
    R"("p1_elo_before":1310,"total_moves":3,"end_reason":"resign","board_size":19,"forbidden_cells":"[[5,7],[8,13]]",)"
    R"("rules_json":{"boardSize":19},"created_at":"2025-05-03 19:20:41",)"
    R"("game_moves":[{"move_number":1,"piece":"X","row":9,"col":4,"think_time_ms":0},[0,18,2310],{"r":1,"c":1}]})";

/// Parses, judges, writes; what was written is read and written again as the same text.
void survives(const std::string& text) {
  INFO(text);
  Judge judge({});
  std::string once;
  WriteOptions options;
  options.force = true;
  for (std::string_view input = text; const int round : {1, 2}) {
    const Judged& judged = judge.judge(kCaroBlocked, input, "a.jsonl", 1);
    for (const Diagnostic& d : judge.diagnostics())
      CHECK((d.where.begin <= d.where.end && d.where.end <= input.size()));
    Diagnostics lost;
    std::string out;
    if (!kCaroBlocked.write(judged, options, out, lost)) return;
    if (round == 2) CHECK(out == once);
    once = out;
    input = once;
  }
}

std::string nested(int depth) { return std::string(static_cast<std::size_t>(depth), '['); }

}  // namespace

TEST_CASE("caro-blocked: an object cut off anywhere", "[caro_blocked][hostile]") {
  for (std::size_t length = 0; length < kGame.size(); ++length) survives(kGame.substr(0, length));
}

TEST_CASE("caro-blocked: values of every wrong type in every member", "[caro_blocked][hostile]") {
  const std::vector<std::string> values = {
      "null",   "true", "-1", "1e400", "99999999999999999999", "3.5",           R"("")",
      R"("x")", "[]",   "{}", "[[]]",  R"([{"row":1}])",       R"("[[1,2],[")", R"("\ud800")"};
  const std::vector<std::string> keys = {"id",         "game_type",       "player1_id",    "player2_id",  "winner_id",
                                         "draw",       "p1_elo_before",   "p2_elo_before", "total_moves", "end_reason",
                                         "board_size", "forbidden_cells", "rules_json",    "created_at",  "game_moves"};
  for (const std::string& key : keys)
    for (const std::string& value : values) {
      survives(R"({")" + key + R"(":)" + value + "}");
      survives(R"({"player1_id":1,"player2_id":2,"game_moves":[[1,1],[2,2]],")" + key + R"(":)" + value + "}");
    }
}

TEST_CASE("caro-blocked: numbers that no board has", "[caro_blocked][hostile]") {
  for (const char* const cell :
       {"[10001,1]", "[-10001,1]", "[99999999999,1]", "[1e3,1]", "[1.0,1]", "[1]", "[1,2,3,4]"}) {
    INFO(cell);
    const std::string text = R"({"game_moves":[)" + std::string(cell) + "]}";
    CHECK(Parsed(kCaroBlocked, text).codes() == "S101");
    survives(text);
  }
  survives(R"({"board_size":1000,"game_moves":[[10000,-10000]]})");
  const Parsed far(kCaroBlocked, R"({"game_moves":[[10000,-10000]]})");
  CHECK(far.moves() == "-10000,-9982");
}

TEST_CASE("caro-blocked: depth, repeats and length cost no more than their size", "[caro_blocked][hostile]") {
  survives(R"({"rules_json":)" + nested(5000) + "}");
  survives(R"({"forbidden_cells":)" + nested(5000) + "}");
  survives(R"({"forbidden_cells":")" + nested(5000) + "\"}");
  survives(R"({"game_moves":)" + nested(5000));
  std::string same = R"({"id":1)";
  for (int i = 0; i < 2000; ++i) same += R"(,"id":2,"a":3)";
  survives(same + "}");
  std::string bad = R"({"game_moves":[)";
  for (int i = 0; i < 5000; ++i) bad += R"({"row":1},)";
  bad += "[1,1]]}";
  const Parsed game(kCaroBlocked, bad);
  CHECK(game.record.tokens.size() == 5001);
  CHECK(game.diagnostics.has(Code::faults_not_listed));
}

TEST_CASE("caro-blocked: one byte changed anywhere", "[caro_blocked][hostile]") {
  std::mt19937 random(7);
  constexpr std::string_view bytes = "{}[]\",:0-9xN\\ \n";
  for (int round = 0; round < 3000; ++round) {
    std::string text = kGame;
    text[random() % text.size()] = bytes[random() % bytes.size()];
    survives(text);
  }
}

}  // namespace fivefold::test
