#include <nlohmann/json.hpp>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/jsonl.h"
#include "formats/judge.h"
#include "tests/formats/jsonl/support.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::jsonl_test;
using nlohmann::json;

namespace {

/// The keys whose form changes although nothing is lost: old names get their new ones.
json normalised(json vector) {
  if (vector.contains("rules_override")) {
    vector["rules"] = vector["rules_override"];
    vector.erase("rules_override");
  }
  if (vector.contains("board")) {
    json& board = vector["board"];
    if (board.contains("size")) {
      board["width"] = board["height"] = board["size"];
      board.erase("size");
    }
    if (board.contains("portals")) {
      for (json& pair : board["portals"]) pair = {{"a", pair[0]}, {"b", pair[1]}};
    }
    for (const char* const list : {"portals", "locked"}) {
      if (board.contains(list) && board[list].empty()) board.erase(list);
    }
    if (board.empty()) vector.erase("board");
  }
  return vector;
}

/// Both texts stand for the same record: what is written of them, byte for byte.
void check_same(const Parsed& a, const Parsed& b) {
  CHECK(a.written() == b.written());
  CHECK(a.record.tokens.size() == b.record.tokens.size());
  CHECK(a.record.extras.size() == b.record.extras.size());
  CHECK(a.record.tags.size() == b.record.tags.size());
  CHECK(a.record.layout == b.record.layout);
  CHECK(a.record.rules_json == b.record.rules_json);
}

}  // namespace

TEST_CASE("every vector survives reading and writing with nothing lost") {
  const auto lines = lines_of(read_file("tests/vectors/vectors.jsonl"));
  REQUIRE(lines.size() == 2312);
  for (const std::string& line : lines) {
    const Parsed first(line);
    INFO(line.substr(0, 200));
    for (const Diagnostic& d : first.diagnostics) FAIL_CHECK(message(d));
    const std::string written = first.written();
    const json before = normalised(json::parse(line));
    const json after = json::parse(written);
    for (const auto& [key, value] : before.items()) {
      INFO(key);
      REQUIRE(after.contains(key));
      CHECK(after[key] == value);
    }
    check_same(first, Parsed(written));
    const std::string canonical = first.written(true);
    CHECK(Parsed(canonical).written(true) == canonical);
    CHECK(json::parse(canonical) == after);
  }
}

TEST_CASE("every key of the contract has a member and comes back") {
  const std::string text =
      R"({"schema":"fivefold/1","id":"g7","game":"Pente","ruleset":"pente","rules":{"size":15},"rated":true,)"
      R"("board":{"width":17,"height":15,"drawn":"cells","locked":[[3,4]],"portals":[{"name":"red","a":[1,1],"b":[9,9]}]},)"
      R"("players":[{"name":"An","rating":1700,"kind":"human"},{"name":"B\u00ecnh"}],"sides":[2,1],)"
      R"("intro":"before","event":{"name":"Cup","site":"here","date":"2026-11-29","time":"18:00","round":"3","section":"A"},)"
      R"("clock":{"per_move":45,"control":"45/1"},)"
      R"("setup":{"stones":{"1":[[0,0]],"2":[]},"to_move":2,"taken":{"1":8,"2":0}},)"
      R"("moves":[[8,8],{"at":[9,9],"colour":2,"t":12.5,"comment":"x"},{"choose":"second"},{"act":"resign","by":2}],)"
      R"("variations":[{"id":1,"parent":0,"after":1,"moves":[[2,2]]},{"id":2,"parent":1,"after":1,"moves":[]}],)"
      R"("result":"1-0","end":"resign","tags":{"anything else":"kept"},"source":{"path":"a.txt","line":812}})";
  const Parsed parsed(text);
  CHECK(parsed.diagnostics.empty());
  const Record& r = parsed.record;
  CHECK(r.id == "g7");
  CHECK(r.game == "Pente");
  CHECK(r.ruleset == "pente");
  CHECK(r.rules_json == R"({"size":15})");
  CHECK(r.rated == true);
  CHECK(r.board_stated);
  CHECK(r.layout == BoardLayout{17, 15, {{3, 4}}, {{{1, 1}, {9, 9}, "red"}}, BoardDrawn::cells});
  CHECK(r.players[0].name == "An");
  CHECK(r.players[0].rating == 1700);
  CHECK(r.players[0].kind == PlayerKind::human);
  CHECK(r.players[1].name == "B\xC3\xACnh");
  CHECK(r.sides_stated);
  CHECK(r.sides[0] == Side::second);
  CHECK(r.intro == "before");
  CHECK(r.event == "Cup");
  CHECK(r.site == "here");
  CHECK(r.date == "2026-11-29");
  CHECK(r.time == "18:00");
  CHECK(r.round == "3");
  CHECK(r.section == "A");
  CHECK(r.seconds_per_move == 45.0);
  CHECK(r.time_control == "45/1");
  CHECK(r.setup.stones[Side::first] == std::vector<Coord>{{0, 0}});
  CHECK(r.setup.to_move == Side::second);
  CHECK(r.setup.taken[Side::first] == 8);
  REQUIRE(r.tokens.size() == 5);
  CHECK(r.tokens[1].at == Coord{9, 9});
  CHECK(r.tokens[1].side == 2);
  CHECK(r.tokens[1].milliseconds == 12500);
  REQUIRE(r.extra(1) != nullptr);
  CHECK(r.extra(1)->comment == "x");
  CHECK(r.tokens[2].kind == TokenKind::choose);
  CHECK(r.tokens[2].choice() == Choice::second);
  CHECK(r.tokens[3].act() == Act::resign);
  CHECK(r.tokens[3].side == 2);
  REQUIRE(r.lines.size() == 3);
  CHECK(r.lines[0].count == 4);
  CHECK(r.lines[1].id == 1);
  CHECK(r.lines[1].after == 1);
  CHECK(r.lines[1].first == 4);
  CHECK(r.lines[2].parent == 1);
  CHECK(r.result == Result::first);
  CHECK(r.end == EndKind::resign);
  CHECK(r.tag("anything else") == "kept");
  CHECK(r.tag("source") == R"({"path":"a.txt","line":812})");
  CHECK(json::parse(parsed.written()) == json::parse(text));
}

TEST_CASE("keys that the contract does not know come back where they stood") {
  const std::string text =
      R"({"schema":"fivefold/1","ruleset":"renju","board":{"width":15,"height":15,)"
      R"("portals":[{"a":[1,1],"b":[2,2],"lit":true}],"colour":"oak"},"players":[{"name":"A","club":{"n":[1,2]}},{"x":null}],)"
      R"("event":{"name":"Cup","prize":100},"setup":{"stones":{"1":[[1,2]],"2":[],"3":[]},"note":"n"},)"
      R"("moves":[{"at":[1,1],"eval":-0.50,"pv":[[1,1]]},{"act":"pass","x":1}],)"
      R"("variations":[{"id":1,"parent":0,"after":0,"moves":[],"name":"main idea"}],)"
      R"("tags":{"a":"text","b":7,"/c":[1]},"zebra":1,"/odd":2,"alpha":{"b":1,"a":2},"source":1})";
  const Parsed parsed(text);
  for (const Diagnostic& d : parsed.diagnostics) FAIL_CHECK(message(d));
  CHECK(parsed.record.tag("/board/colour") == "\"oak\"");
  CHECK(parsed.written() == text + "\n");
  const Parsed again(parsed.written());
  check_same(parsed, again);

  SECTION("canonical output sorts them and keeps the contract's order") {
    const std::string canonical = parsed.written(true);
    CHECK(canonical.find(R"("/odd":2,"alpha":{"a":2,"b":1},"zebra":1,"source":1})") != std::string::npos);
    CHECK(Parsed(canonical).written(true) == canonical);
    CHECK(json::parse(canonical) == json::parse(text));
  }
}

TEST_CASE("canonical output has one spelling") {
  const Parsed a(R"({ "moves" : [ [1,1], {"comment":"\u0041\/","t":12.500,"at":[2,2]}, {"at":[3,3],"t":0.00001230e1} ],
                      "id":"x" , "b": "\u00e9", "ruleset": "pente" })");
  const Parsed b(R"({"b":"é","ruleset":"pente","id":"x","moves":[{"at":[1,1]},{"at":[2,2],"comment":"A/","t":1.25e1},)"
                 R"({"at":[3,3],"t":1.23e-4}]})");
  CHECK(a.diagnostics.empty());
  CHECK(a.written(true) == b.written(true));
  CHECK(a.written(true) ==
        R"({"schema":"fivefold/1","id":"x","ruleset":"pente","moves":[[1,1],{"at":[2,2],"t":12.5,"comment":"A/"},)"
        R"({"at":[3,3],"t":0.000123}],"b":"é"})"
        "\n");
}

TEST_CASE("times are kept exactly") {
  const Parsed parsed(R"({"moves":[{"at":[1,1],"t":45.0},{"at":[1,2],"t":45.0001},{"at":[1,3],"t":0},)"
                      R"({"at":[1,4],"t":3000000},{"at":[1,5],"t":0.1}]})");
  CHECK(parsed.diagnostics.empty());
  const auto& tokens = parsed.record.tokens;
  CHECK(tokens[0].milliseconds == 45000);
  CHECK_FALSE(tokens[0].has_extra);
  CHECK(tokens[1].milliseconds == 45001);  // rounded up: later than a limit of 45 s
  CHECK(parsed.record.extra(1)->seconds == "45.0001");
  CHECK(tokens[2].milliseconds == 0);
  CHECK(tokens[3].milliseconds == 2147483647);
  CHECK(parsed.record.extra(3)->seconds == "3000000");
  CHECK(tokens[4].milliseconds == 100);
  CHECK(parsed.written() == R"({"schema":"fivefold/1","moves":[{"at":[1,1],"t":45},{"at":[1,2],"t":45.0001},)"
                            R"({"at":[1,3],"t":0},{"at":[1,4],"t":3000000},{"at":[1,5],"t":0.1}]})"
                            "\n");
}

TEST_CASE("a ruleset that cannot be read is written back as it was, not beside the one that was judged by") {
  const std::string text = R"({"schema":"fivefold/1","ruleset":[3,7],"moves":[]})";
  JudgeOptions options;
  options.ruleset = find_ruleset("gomoku-free");
  Judge judge(options);
  std::string out;
  Diagnostics losses;
  REQUIRE(kJsonLines.write(judge.judge(kJsonLines, text, "a.jsonl", 1), {}, out, losses));
  CHECK(out.find(R"("ruleset":[3,7])") != std::string::npos);
  CHECK(out.find("gomoku-free") == std::string::npos);
}

TEST_CASE("no object states one key twice: a kept value whose key is written already goes on under its second name") {
  // As native XML keeps it: a ruleset that is named, beside a kept "ruleset" that could not be read.
  Record record;
  record.clear();
  record.ruleset = "gomoku-free";
  record.tags.push_back({"ruleset", "[3,7]", true, {}});
  const Ruleset& ruleset = *find_ruleset("gomoku-free");
  const BoardLayout layout{15, 15, {}, {}, BoardDrawn::intersections};
  std::string out;
  Diagnostics losses;
  REQUIRE(kJsonLines.write({record, &layout, &ruleset, nullptr, nullptr, "a.jsonl", 1}, {}, out, losses));
  CHECK(out.find(R"("ruleset":"gomoku-free")") != std::string::npos);
  CHECK(out.find(R"("ruleset#2":[3,7])") != std::string::npos);
  CHECK(out.find(R"("ruleset":[3,7])") == std::string::npos);
}
