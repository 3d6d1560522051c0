// One game object of the caro site with forbidden cells: what is read, and that the bytes come back.

#include "formats/caro_blocked/caro_blocked.h"

#include <set>

#include "core/ruleset_catalog.h"
#include "formats/caro/caro.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "formats/sniff.h"
#include "formats/xml/xml.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

const std::string kGame =
    R"({"id":41,"room_code":"K7QPZ2","game_type":"ranked","player1_id":12,"player2_id":30,"winner_id":30,"draw":0,)"
    R"("p1_elo_before":1310,"p2_elo_before":1275,"p1_elo_after":1292,"total_moves":2,"end_reason":"resign",)"
    R"("forbidden_cells":"[[5,7],[8,13]]","rules_json":null,"created_at":"2025-05-03 19:20:41",)"
    R"("game_moves":[{"row":9,"col":4,"think_time_ms":0},{"row":0,"col":18,"think_time_ms":2310}]})";

std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

void comes_back(const std::string& text) {
  INFO(text);
  const Parsed game(kCaroBlocked, text);
  CHECK(written(kCaroBlocked, game.record) == text + "\n");
}

}  // namespace

TEST_CASE("caro-blocked: rows stand first and count from the top", "[caro_blocked]") {
  const Parsed game(kCaroBlocked, kGame);
  CHECK(game.codes().empty());
  const Record& record = game.record;
  CHECK(record.id == "41");
  CHECK(record.rated == true);
  CHECK(record.players[0].name == "12");
  CHECK(record.players[0].rating == 1310);
  CHECK(record.players[1].rating == 1275);
  CHECK(record.result == Result::second);
  CHECK(record.end == EndKind::resign);
  CHECK(record.date == "2025-05-03");
  CHECK(record.time == "19:20:41");
  CHECK(record.layout.width == 19);
  CHECK(record.layout.height == 19);
  CHECK(record.layout.locked == std::vector<Coord>{{7, 13}, {13, 10}});
  CHECK(game.moves() == "4,9 18,18");
  CHECK(record.tokens[0].milliseconds == 0);
  CHECK(record.tokens[1].milliseconds == 2310);
  CHECK(record.tag("caro-blocked.kept").find(R"("room_code":"K7QPZ2")") != std::string_view::npos);
}

TEST_CASE("caro-blocked: cells and moves are read in every spelling", "[caro_blocked]") {
  for (const char* const cells : {R"("[[5,7],[8,13]]")", "[[5,7],[8,13]]", R"([{"row":5,"col":7},{"col":13,"row":8}])",
                                  R"([{"r":5,"c":7},[8,13]])", R"("[{\"row\":5,\"col\":7},{\"row\":8,\"col\":13}]")"}) {
    INFO(cells);
    const Parsed game(kCaroBlocked, with(kGame, R"("[[5,7],[8,13]]")", cells));
    CHECK(game.codes().empty());
    CHECK(game.record.layout.locked == std::vector<Coord>{{7, 13}, {13, 10}});
  }
  const std::string list = R"([{"row":9,"col":4,"think_time_ms":0},{"row":0,"col":18,"think_time_ms":2310}])";
  for (const char* const moves :
       {"[[9,4,0],[0,18,2310]]", R"([{"r":9,"c":4,"thinkTimeMs":0},{"moveNumber":2,"r":0,"c":18,"thinkTimeMs":2310}])",
        R"([{"id":1,"move_number":1,"piece":"X","row":9,"col":4,"think_time_ms":0},[0,18,2310]])"}) {
    INFO(moves);
    const Parsed game(kCaroBlocked, with(kGame, list, moves));
    CHECK(game.codes().empty());
    CHECK(game.moves() == "4,9 18,18");
    CHECK(game.record.tokens[1].milliseconds == 2310);
  }
  const Parsed pieces(kCaroBlocked, R"({"game_moves":[{"row":1,"col":2,"piece":"O"},{"row":1,"col":3,"piece":"X"}]})");
  CHECK(pieces.record.tokens[0].side == 2);
  CHECK(pieces.record.tokens[1].side == 1);
  CHECK(pieces.record.tokens[0].milliseconds == kNoTime);
}

TEST_CASE("caro-blocked: other orders, keys and spellings come back byte for byte", "[caro_blocked]") {
  comes_back(kGame);
  comes_back(with(kGame, R"("id":41,)", ""));
  comes_back(with(kGame, R"("id":41)", R"("site":{"a":[1,2.50]},"id":"007")"));
  comes_back(with(kGame, R"("[[5,7],[8,13]]")", R"([{"row":5,"col":7,"why":null},{"row":8,"col":13}])"));
  comes_back(with(kGame, R"("[[5,7],[8,13]]")", "null"));
  comes_back(with(kGame, R"("draw":0)", R"("draw":false)"));
  comes_back(with(kGame, R"("winner_id":30)", R"("winner_id":null)"));
  comes_back(with(kGame, R"("winner_id":30)", R"("winner_id":99)"));
  comes_back(with(kGame, R"("winner_id":30,"draw":0)", R"("winner_id":30,"draw":1)"));
  comes_back(with(kGame, R"("game_type":"ranked")", R"("game_type":"league")"));
  comes_back(with(kGame, R"("end_reason":"resign")", R"("end_reason":"disconnect")"));
  comes_back(with(kGame, R"("end_reason":"resign")", R"("end_reason":"draw")"));
  comes_back(with(kGame, R"("total_moves":2)", R"("total_moves":7)"));
  comes_back(with(kGame, R"("created_at":"2025-05-03 19:20:41")", R"("created_at":"3 May 2025")"));
  comes_back(with(kGame, R"("p1_elo_before":1310)", R"("p1_elo_before":1310.5)"));
  comes_back(with(kGame, R"("rules_json":null)", R"("rules_json":{"overline":true,"boardSize":15})"));
  comes_back(with(kGame, R"("rules_json":null)", R"("rules_json":"{\"overline\":true}")"));
  comes_back(with(kGame, R"({"row":9,"col":4,"think_time_ms":0})", R"({"col":4,"row":9})"));
  comes_back(with(kGame, R"({"row":9,"col":4,"think_time_ms":0})", R"([9,4])"));
  comes_back(with(kGame, R"("think_time_ms":2310)", R"("think_time_ms":-1)"));
  comes_back(with(kGame, R"({"row":0,"col":18,)", R"(["x"],"9,9",{"row":0,"col":18,)"));
  comes_back(R"({"forbidden_cells":[[0,0]],"game_moves":[{"row":9,"col":9}],"board_size":15})");
}

TEST_CASE("caro-blocked: what is wrong is said, and kept", "[caro_blocked]") {
  const auto codes = [](const std::string& text) { return Parsed(kCaroBlocked, text).codes(); };
  CHECK(codes(with(kGame, R"("winner_id":30)", R"("winner_id":31)")) == "S802");
  CHECK(codes(with(kGame, R"("player1_id":12)", R"("player1_id":30)")) == "S803");
  CHECK(codes(with(kGame, R"("draw":0)", R"("draw":1)")) == "S808");
  CHECK(codes(with(kGame, R"("total_moves":2)", R"("total_moves":3)")) == "S809");
  CHECK(codes(with(kGame, R"("draw":0)", R"("draw":2)")) == "S102");
  CHECK(codes(with(kGame, R"("row":9)", R"("piece":"Z","row":9)")) == "S804");
  CHECK(codes(with(kGame, R"("row":0)", R"("move_number":3,"row":0)")) == "S215");
  CHECK(codes(with(kGame, "[[5,7],", "[[5],")) == "S806");
  CHECK(codes(with(kGame, R"("[[5,7],[8,13]]")", R"("[[5,7],[8,13")")) == "S806");
  CHECK(codes(with(kGame, R"("[[5,7],[8,13]]")", "17")) == "S503");
  CHECK(codes(with(kGame, R"("rules_json":null)", R"("rules_json":{"x":1})")) == "S807");
  CHECK(codes(with(kGame, "2310", "2310.5")) == "T104");
  CHECK(codes(with(kGame, R"("row":0)", R"("row":"0")")) == "S101");
  CHECK(codes(kGame.substr(0, kGame.size() - 12)) == "S107");
  CHECK(codes("[" + kGame) == "S502");
}

TEST_CASE("caro-blocked: the board is 19x19 unless something says otherwise", "[caro_blocked]") {
  const auto size = [](const std::string& text, ParseOptions options = {}) {
    const Parsed game(kCaroBlocked, text, options);
    return std::to_string(game.record.layout.width) + " " + game.moves().substr(0, 4);
  };
  const std::string rules = with(kGame, R"("rules_json":null)", R"("rules_json":"{\"boardSize\":20}")");
  CHECK(size(kGame) == "19 4,9 ");
  CHECK(size(rules) == "20 4,10");
  CHECK(size(with(rules, R"("id":41)", R"("id":41,"board_size":15)")) == "15 4,5 ");
  ParseOptions given;
  given.board = {17, 17};
  CHECK(size(kGame, given) == "17 4,7 ");
}

TEST_CASE("caro-blocked, caro-json and jsonl are certain which is whose", "[caro_blocked]") {
  const auto who = [](std::string_view text) {
    const Detection found = detect(text, all_formats());
    return std::string(found.format == nullptr ? "nobody" : found.format->name);
  };
  CHECK(who(kGame) == "caro-blocked");
  CHECK(who("[\n " + kGame) == "caro-blocked");
  CHECK(who(kGame.substr(0, 60)) != "caro-json");
  CHECK(who(R"({"forbidden_cells":[[1,2]],"game_moves":[[3,4]]})") == "caro-blocked");
  CHECK(who(R"({"forbidden_cells":[],"rules_json":null,"game_moves":[]})") == "caro-blocked");
  CHECK(who(R"({"board_size":17,"walls":[],"moves":[{"x":1,"y":2,"color":"BLACK"}]})") == "caro-json");
  const Parsed game(kCaroBlocked, kGame);
  CHECK(who(written(kJsonLines, game.record)) == "jsonl");
  CHECK(who(written(kCaroJson, game.record)) == "caro-json");
}

TEST_CASE("caro-blocked: any five wins, and no stone stands on a forbidden cell", "[caro_blocked]") {
  Judge judge({});
  const auto found = [&] {
    std::set<std::string> codes;
    for (const Diagnostic& d : judge.diagnostics()) codes.emplace(row(d.code).id);
    return codes;
  };
  std::string moves;
  for (int i = 0; i < 5; ++i) {
    if (i > 0) moves += ",[1," + std::to_string(2 * i) + "],";
    moves += "[9," + std::to_string(i < 4 ? 5 + i + i / 2 : 7) + "]";  // the last one joins 5, 6 and 8, 9
  }
  std::string text =
      R"({"forbidden_cells":[[9,4],[9,10]],"winner_id":"X","end_reason":"win","game_moves":[)" + moves + "]}";
  const Judged& won = judge.judge(kCaroBlocked, text, "a.jsonl", 1);
  INFO(text);
  CHECK(won.ruleset == find_ruleset("gomoku-free"));
  REQUIRE(won.replay != nullptr);
  REQUIRE(won.replay->outcome);
  CHECK(won.replay->outcome->winner == Side::first);
  CHECK(found() == std::set<std::string>{"S801", "B108"});

  const std::string blocked = with(kGame, R"("row":0,"col":18)", R"("row":5,"col":7)");
  judge.judge(kCaroBlocked, blocked, "a.jsonl", 1);
  CHECK(found().count("M102") == 1);
  const std::string outside = with(kGame, R"("col":18)", R"("col":19)");
  judge.judge(kCaroBlocked, outside, "a.jsonl", 1);
  CHECK(found().count("M101") == 1);
  const std::string twice = with(kGame, "[8,13]", "[5,7]");
  judge.judge(kCaroBlocked, twice, "a.jsonl", 1);
  CHECK(judge.diagnostics().has(Code::locked_twice));
}

TEST_CASE("caro-blocked: the way through xml and jsonl loses nothing", "[caro_blocked]") {
  const std::vector<std::string> files = {source_folder() + "/samples/caro/blocked.jsonl"};
  const testing::Split split = testing::split_files(files, {});
  REQUIRE(split.records.size() == 2);
  for (const RawRecord& raw : split.records) {
    CHECK(raw.entry->format == &kCaroBlocked);
    const Parsed game(kCaroBlocked, std::string(raw.bytes));
    CHECK(game.codes().empty());
    CHECK(written(kCaroBlocked, game.record) == game.text + "\n");
    for (const Format* format : {&kXml, &kJsonLines}) {
      const Parsed other(*format, written(*format, game.record));
      CHECK(written(kCaroBlocked, other.record) == game.text + "\n");
    }
  }
}

TEST_CASE("caro-blocked: a record of another format is written as the site would", "[caro_blocked]") {
  const Parsed game(kJsonLines,
                    R"({"id":"7","rated":false,"board":{"width":19,"height":19,"locked":[[7,13]]},"players":[)"
                    R"({"name":"Lan","rating":1200},{"name":"30"}],"event":{"date":"2025-05-03"},"result":"1-0",)"
                    R"("end":"time","moves":[{"at":[4,9],"t":1.5},[18,18]]})");
  CHECK(game.codes().empty());
  Diagnostics lost;
  CHECK(written(kCaroBlocked, game.record, lost) ==
        R"({"id":7,"game_type":"casual","player1_id":"Lan","player2_id":30,"winner_id":"Lan","draw":0,)"
        R"("p1_elo_before":1200,"total_moves":2,"end_reason":"timeout","forbidden_cells":[[5,7]],)"
        R"("created_at":"2025-05-03","game_moves":[{"move_number":1,"piece":"X","row":9,"col":4,"think_time_ms":1500},)"
        R"({"move_number":2,"piece":"O","row":0,"col":18}]})"
        "\n");
  CHECK(lost.empty());
}

TEST_CASE("caro-blocked: boards that the site does not have are refused", "[caro_blocked]") {
  for (const char* const board :
       {R"({"width":15,"height":17})", R"({"width":17,"height":17,"portals":[[[1,1],[5,5]]]})"}) {
    const Parsed game(kJsonLines, R"({"board":)" + std::string(board) + R"(,"moves":[[1,2]]})");
    Diagnostics lost;
    CHECK(written(kCaroBlocked, game.record, lost).empty());
    CHECK(lost.has(Code::board_not_writable));
  }
}

}  // namespace fivefold::test
