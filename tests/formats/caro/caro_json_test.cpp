// One game object of a caro site: what is read, what is said about faults, and that the bytes come back.

#include "formats/caro/caro.h"

#include <set>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "formats/sniff.h"
#include "formats/xml/xml.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kGame =
    R"({"n":7,"black":"Lan","white":"Minh","winner":"Minh","reason":"resign","board_size":17,"rule_wall":1,)"
    R"("rule_portal":1,"walls":[{"x":7,"y":4}],"portals":[{"a":{"x":4,"y":4},"b":{"x":12,"y":11}}],)"
    R"("moves":[{"x":8,"y":5,"color":"BLACK","t":0},{"x":9,"y":16,"color":"WHITE","t":22012}]})";

std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

void comes_back(const std::string& text) {
  INFO(text);
  const Parsed game(kCaroJson, text);
  CHECK(written(kCaroJson, game.record) == text + "\n");
}

/// The ruleset and the findings of a judged game.
std::pair<std::string, std::set<std::string>> judged(const std::string& text, JudgeOptions options = {}) {
  Judge judge(std::move(options));
  const Judged& game = judge.judge(kCaroJson, text, "a.jsonl", 1);
  std::set<std::string> codes;
  for (const Diagnostic& d : judge.diagnostics()) codes.emplace(row(d.code).id);
  return {game.ruleset == nullptr ? "" : game.ruleset->id, codes};
}

}  // namespace

TEST_CASE("caro-json: rows count from the top, times are the steps between stamps", "[caro]") {
  const Parsed game(kCaroJson, kGame);
  CHECK(game.codes().empty());
  CHECK(game.record.id == "7");
  CHECK(game.record.players[0].name == "Lan");
  CHECK(game.record.result == Result::second);
  CHECK(game.record.end == EndKind::resign);
  CHECK(game.moves() == "8,11 9,0");
  CHECK(game.record.tokens[0].side == 1);
  CHECK(game.record.tokens[1].side == 2);
  CHECK(game.record.tokens[0].milliseconds == kNoTime);
  CHECK(game.record.tokens[1].milliseconds == 22012);
  const BoardLayout& board = game.record.layout;
  CHECK(board.width == 17);
  CHECK(board.locked == std::vector<Coord>{{7, 12}});
  REQUIRE(board.portals.size() == 1);
  CHECK(board.portals[0].a == Coord{4, 12});
  CHECK(board.portals[0].b == Coord{12, 5});
}

TEST_CASE("caro-json: other orders, keys and spellings come back byte for byte", "[caro]") {
  comes_back(kGame);
  comes_back(with(kGame, R"("n":7,)", ""));
  comes_back(with(kGame, R"("n":7)", R"("n":"007","site":{"a":[1,2.50]})"));
  comes_back(with(kGame, R"("rule_wall":1)", R"("rule_wall":true)"));
  comes_back(with(kGame, R"("winner":"Minh")", R"("winner":null)"));
  comes_back(with(kGame, R"("winner":"Minh")", R"("winner":"?")"));
  comes_back(with(kGame, R"("reason":"resign")", R"("reason":"disconnect")"));
  comes_back(with(kGame, R"("black":"Lan")", R"("black":12)"));
  comes_back(with(kGame, R"("x":8,"y":5,"color":"BLACK","t":0)", R"("y":5,"x":8,"color":"BLACK","t":0)"));
  comes_back(with(kGame, R"("color":"WHITE","t":22012)", R"("color":"white")"));
  comes_back(with(kGame, R"("t":22012)", R"("t":22012.5)"));
  comes_back(with(kGame, R"({"x":9,"y":16,)", R"(["x"],{"x":9,"y":16,)"));
  comes_back(R"({"moves":[{"x":1,"y":2,"timestamp":1700000000000},{"x":3,"y":2,"timestamp":1700000004500}]})");
}

TEST_CASE("caro-json: absolute stamps give the same times", "[caro]") {
  const Parsed game(kCaroJson, R"({"board_size":17,"moves":[{"x":1,"y":2,"color":"BLACK","timestamp":1700000000000},)"
                               R"({"x":3,"y":2,"color":"WHITE","timestamp":1700000004500}]})");
  REQUIRE(game.record.tokens.size() == 2);
  CHECK(game.record.tokens[0].milliseconds == kNoTime);
  CHECK(game.record.tokens[1].milliseconds == 4500);
}

TEST_CASE("caro-json: what is wrong is said, and kept", "[caro]") {
  const auto codes = [](const std::string& text) { return Parsed(kCaroJson, text).codes(); };
  CHECK(codes(with(kGame, R"("winner":"Minh")", R"("winner":"P9")")) == "S802");
  CHECK(codes(with(kGame, "Lan", "Minh")) == "S803");
  CHECK(codes(with(kGame, R"("WHITE")", R"("RED")")) == "S804");
  CHECK(codes(with(kGame, R"("rule_wall":1)", R"("rule_wall":0)")) == "S805");
  CHECK(codes(with(kGame, R"({"x":7,"y":4})", R"({"x":7})")) == "S806 S805");
  CHECK(codes(with(kGame, "22012", "-5")) == "T104");
  CHECK(codes(with(kGame, R"("x":9)", R"("x":"9")")) == "S101");
  CHECK(codes(with(kGame, R"("board_size":17,)", "")) == "B113");
  CHECK(codes(kGame.substr(0, kGame.size() - 12)) == "S107");
  CHECK(codes("[" + kGame) == "S502");
}

TEST_CASE("caro-json: the ruleset is assumed from the board unless somebody names one", "[caro]") {
  CHECK(judged(kGame).first == "vcaro-portal");
  CHECK(judged(kGame).second.count("S801") == 1);
  const std::string locked = with(kGame, R"({"a":{"x":4,"y":4},"b":{"x":12,"y":11}})", "");
  CHECK(judged(locked).first == "vcaro-locked");
  JudgeOptions caro;
  caro.ruleset = find_ruleset("caro");
  CHECK(judged(kGame, caro).first == "caro");
  CHECK(judged(kGame, caro).second.count("S801") == 0);
}

TEST_CASE("caro-json and jsonl are certain which is whose", "[caro]") {
  const std::vector<const Format*> both = {&kJsonLines, &kCaroJson};
  const auto who = [&](std::string_view text) {
    const Detection found = detect(text, both);
    return std::string(found.format == nullptr ? "nobody" : found.format->name);
  };
  CHECK(who(kGame) == "caro-json");
  CHECK(who("[\n " + kGame) == "caro-json");
  CHECK(who(with(kGame, R"("n":7)", R"("ruleset":"caro")")) == "caro-json");
  CHECK(who(R"({"board_size":17,"walls":[],"moves":[]})") == "caro-json");
  CHECK(who(R"({"ruleset":"caro","moves":[[1,2],[3,4]]})") == "jsonl");
  CHECK(who(R"({"moves":[{"at":[1,2],"colour":1}]})") == "jsonl");
  const Parsed game(kCaroJson, kGame);
  CHECK(who(written(kJsonLines, game.record)) == "jsonl");
}

TEST_CASE("caro-json: the way through xml and jsonl loses nothing", "[caro]") {
  const std::string odd = with(with(kGame, R"("rule_wall":1)", R"("rule_wall":true)"), R"("n":7)", R"("z":[1],"n":7)");
  const Parsed game(kCaroJson, odd);
  for (const Format* format : {&kXml, &kJsonLines}) {
    const Parsed other(*format, written(*format, game.record));
    CHECK(written(kCaroJson, other.record) == odd + "\n");
  }
}

TEST_CASE("caro-json: boards that the site does not have are refused", "[caro]") {
  const Parsed game(kJsonLines, R"({"board":{"width":15,"height":17},"moves":[[1,2]]})");
  Diagnostics lost;
  CHECK(written(kCaroJson, game.record, lost).empty());
  CHECK(lost.has(Code::board_not_writable));
}

}  // namespace fivefold::test
