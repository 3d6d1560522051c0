#include <nlohmann/json.hpp>

#include "tests/formats/jsonl/support.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::jsonl_test;
using nlohmann::json;

namespace {

/// What is written is valid JSON on one line, and stands for the same record.
void check_lossless(const Parsed& parsed) {
  const std::string written = parsed.written();
  INFO(written);
  CHECK_FALSE(json::parse(written, nullptr, false).is_discarded());
  CHECK(written.find('\n') == written.size() - 1);
  const Parsed again(written);
  CHECK(again.written() == written);
  CHECK(again.record.tokens.size() == parsed.record.tokens.size());
  CHECK(again.record.tags.size() == parsed.record.tags.size());
  const std::string canonical = parsed.written(true);
  CHECK(Parsed(canonical).written(true) == canonical);
}

struct Fault {
  std::string text;
  Code code;
  std::string place;
};

}  // namespace

TEST_CASE("a bad value is reported at its place and costs nothing else") {
  const Fault fault = GENERATE(values<Fault>({
      {R"({"rated":"yes",)", Code::json_wrong_type, "\"yes\""},
      {R"({"id":12,)", Code::json_wrong_type, "12"},
      {R"({"board":[1],)", Code::json_wrong_type, "[1]"},
      {R"({"board":{"width":17,"height":1e99},)", Code::number_out_of_range, "1e99"},
      {R"({"board":{"size":-3},)", Code::number_out_of_range, "-3"},
      {R"({"board":{"width":17},)", Code::json_missing, R"({"width":17})"},
      {R"({"board":{"locked":[[1,2],[3]]},)", Code::number_out_of_range, "[3]"},
      {R"({"board":{"portals":[[[1,2]]]},)", Code::json_wrong_type, "[[1,2]]"},
      {R"({"board":{"drawn":"lines"},)", Code::json_unknown_word, "\"lines\""},
      {R"({"players":[{"rating":"1700+"}],)", Code::rating_not_a_number, "\"1700+\""},
      {R"({"players":[{"rating":99999999999}],)", Code::rating_not_a_number, "99999999999"},
      {R"({"players":[{"kind":"robot"}],)", Code::json_unknown_word, "\"robot\""},
      {R"({"players":["An"],)", Code::json_wrong_type, "\"An\""},
      {R"({"players":[{},{},{"name":"C"}],)", Code::json_wrong_type, R"({"name":"C"})"},
      {R"({"sides":[1,1],)", Code::json_unknown_word, "[1,1]"},
      {R"({"clock":{"per_move":-1},)", Code::time_negative, "-1"},
      {R"({"clock":{"per_move":1e999},)", Code::time_negative, "1e999"},
      {R"({"setup":{"to_move":3},)", Code::number_out_of_range, "3"},
      {R"({"setup":{"taken":{"1":-1}},)", Code::number_out_of_range, "-1"},
      {R"({"setup":{"stones":{"1":[[0,0]],"2":5},"taken":{"1":-1,"2":4}},)", Code::json_wrong_type, "5"},
      {R"({"result":"2-0",)", Code::json_unknown_word, "\"2-0\""},
      {R"({"schema":"fivefold/2",)", Code::schema_unknown, "\"fivefold/2\""},
      {R"({"id":"a","id":"b",)", Code::duplicate_tag, "\"b\""},
      {R"({"x":1,"x":2,)", Code::duplicate_tag, "2"},
      {R"({"tags":{"x":"1","x":"2"},)", Code::duplicate_tag, "\"2\""},
      {R"({"rules":{"size":15},"rules_override":{},)", Code::duplicate_tag, "{}"},
      {R"({"intro":"\ud800",)", Code::lone_surrogate, R"("\ud800")"},
      {R"({"intro":"\udc00\ud800\u0041",)", Code::lone_surrogate, R"("\udc00\ud800\u0041")"},
      {R"({"intro":"a\u0001",)", Code::control_character, R"("a\u0001")"},
      {R"({"intro":"\q",)", Code::json_syntax, R"("\q")"},
      {R"({"x":nan,)", Code::json_syntax, "nan"},
      {R"({"x":01,)", Code::json_syntax, "01"},
      {R"({"x":[1,],)", Code::json_syntax, "]"},
      {R"({"rules":5,)", Code::json_wrong_type, "5"},
      {R"({"event":{"round":3},)", Code::json_wrong_type, "3"},
  }));
  INFO(fault.text);
  const Parsed parsed(fault.text + R"("ruleset":"pente","moves":[[9,9]]})");
  REQUIRE(parsed.diagnostics.size() >= 1);
  CHECK(parsed.diagnostics.has(fault.code));
  CHECK(parsed.place_of(fault.code).substr(0, fault.place.size()) == fault.place);
  CHECK(parsed.record.ruleset == "pente");
  CHECK(parsed.record.tokens.size() == 1);
  check_lossless(parsed);
}

TEST_CASE("the first of two values counts") {
  const Parsed parsed(R"({"id":"a","id":"b","result":null,"result":"1-0","moves":[{"at":[1,1],"t":1,"t":2}]})");
  CHECK(parsed.record.id == "a");
  CHECK(parsed.record.result == Result::missing);
  CHECK(parsed.record.tokens[0].milliseconds == 1000);
  CHECK(parsed.record.tag("id#2") == "\"b\"");
  check_lossless(parsed);
}

TEST_CASE("a token that cannot be understood stays as it was") {
  const auto [token, code] =
      GENERATE(table<std::string, Code>({{"[1]", Code::number_out_of_range},
                                         {"[1,2,3]", Code::number_out_of_range},
                                         {"[1.5,2]", Code::number_out_of_range},
                                         {"[99999,2]", Code::number_out_of_range},
                                         {"[123456789012345678901234567890,2]", Code::number_out_of_range},
                                         {"\"K10\"", Code::unreadable_move},
                                         {"null", Code::unreadable_move},
                                         {"{}", Code::unreadable_move},
                                         {R"({"at":[1,1],"act":"pass"})", Code::unreadable_move},
                                         {R"({"at":7})", Code::json_wrong_type},
                                         {R"({"choose":"third"})", Code::json_unknown_word},
                                         {R"({"act":"shout","by":1})", Code::json_unknown_word}}));
  INFO(token);
  const Parsed parsed(R"({"moves":[[1,1],)" + token + ",[2,2]]}");
  CHECK(parsed.diagnostics.has(code));
  REQUIRE(parsed.diagnostics.has(Code::unreadable_move));
  CHECK(parsed.place_of(Code::unreadable_move) == token);
  REQUIRE(parsed.record.tokens.size() == 3);
  CHECK(parsed.record.tokens[1].kind == TokenKind::unreadable);
  CHECK(parsed.record.extra(1)->text == token);
  CHECK(parsed.record.tokens[2].at == Coord{2, 2});
  CHECK(parsed.written() == R"({"schema":"fivefold/1","moves":[[1,1],)" + token + ",[2,2]]}\n");
  check_lossless(parsed);
}

TEST_CASE("broken tokens are kept as text") {
  const std::string token = GENERATE("[3,", "[3,,4]", "nope", "[3 4]", "{\"at\" [1,1]}");
  const Parsed parsed(R"({"moves":[[1,1],)" + token + "],\"result\":\"1-0\"}");
  INFO(token);
  REQUIRE(parsed.record.tokens.size() >= 2);
  CHECK(parsed.record.tokens[1].kind == TokenKind::unreadable);
  CHECK_FALSE(parsed.diagnostics.empty());
  check_lossless(parsed);
}

TEST_CASE("unusable parts of a token are kept beside the move") {
  const Parsed parsed(R"({"moves":[{"at":[1,1],"colour":3,"t":-5,"comment":7},{"at":[2,2],"by":1,"t":"soon"}]})");
  CHECK(parsed.diagnostics.has(Code::time_negative));
  CHECK(parsed.record.tokens[0].at == Coord{1, 1});
  CHECK(parsed.record.tokens[0].side == 0);
  CHECK(parsed.record.tokens[0].milliseconds == kNoTime);
  CHECK(parsed.record.extra(0)->other == R"("colour":3,"t":-5,"comment":7)");
  CHECK(parsed.record.extra(1)->other == R"("t":"soon","by":1)");
  check_lossless(parsed);
}

TEST_CASE("variations without a place are kept and not played") {
  const std::string variation =
      GENERATE(R"({"parent":0,"after":0,"moves":[]})", R"({"id":0,"parent":0,"after":0})",
               R"({"id":1,"parent":7,"after":0,"moves":[[1,1]]})", R"({"id":1,"parent":0,"after":3,"moves":[[1,1]]})",
               R"({"id":1,"parent":0,"after":1,"moves":5})", "7");
  INFO(variation);
  const Parsed parsed(R"({"variations":[)" + variation + R"(],"moves":[[0,0],[1,0]]})");
  CHECK(parsed.record.lines.size() == 1);
  CHECK(parsed.record.tokens.size() == 2);
  CHECK_FALSE(parsed.diagnostics.empty());
  CHECK(parsed.written().find("\"variations\":[" + variation + "]") != std::string::npos);
  check_lossless(parsed);
}

TEST_CASE("variations may stand before the moves") {
  const Parsed parsed(R"({"variations":[{"moves":[[5,5]],"after":1,"parent":0,"id":3}],"moves":[[0,0],[1,0]]})");
  CHECK(parsed.diagnostics.empty());
  REQUIRE(parsed.record.lines.size() == 2);
  CHECK(parsed.record.lines[0].count == 2);
  CHECK(parsed.record.lines[1].first == 2);
  CHECK(parsed.record.tokens[2].at == Coord{5, 5});
  check_lossless(parsed);
}

TEST_CASE("a record cut off anywhere gives what stands before the cut") {
  const std::string whole =
      R"({"id":"g","ruleset":"pente","board":{"width":19,"height":19,"locked":[[1,2]]},"players":[{"name":"A\u00e9"}],)"
      R"("moves":[[9,9],{"at":[3,3],"t":1.5,"comment":"x\"y"},[4,4]],"variations":[{"id":1,"parent":0,"after":1,)"
      R"("moves":[[1,1]]}],"tags":{"k":"v"},"odd":[{"a":null}]})";
  std::size_t most = 0;
  for (std::size_t length = 1; length < whole.size(); ++length) {
    const Parsed parsed(whole.substr(0, length));
    INFO(parsed.text);
    CHECK(parsed.diagnostics.has(Code::record_cut_short));
    CHECK(parsed.record.tokens.size() >= most);  // more text never means fewer tokens
    most = std::min<std::size_t>(parsed.record.tokens.size(), 3);
    check_lossless(parsed);
  }
  CHECK(most == 3);
}

TEST_CASE("any byte changed leaves a record that can be written and read") {
  const std::string whole =
      R"({"id":"g","board":{"width":19,"height":19,"portals":[{"a":[1,2],"b":[3,4]}]},"moves":[[9,9],{"at":[3,3],"t":1}],)"
      R"("setup":{"stones":{"1":[[1,1]],"2":[]}},"tags":{"k":"v"}})";
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (const char c : std::string("{}[],:\"\\0-x\n", 12)) {
      std::string text = whole;
      text[at] = c;
      const Parsed parsed(text);
      INFO(text);
      check_lossless(parsed);
    }
  }
}

TEST_CASE("deep nesting is refused, not followed") {
  const std::string deep(100000, '[');
  const Parsed a(R"({"id":"g","x":)" + deep + std::string(100000, ']') + R"(,"moves":[[1,1]]})");
  CHECK(a.diagnostics.has(Code::nested_too_deep));
  CHECK(a.record.id == "g");
  CHECK(a.record.tokens.size() == 1);
  check_lossless(a);
  const Parsed b(R"({"moves":[)" + deep);
  CHECK(b.diagnostics.has(Code::record_cut_short));
  check_lossless(b);
}

TEST_CASE("faults are counted, not piled up") {
  std::string text = R"({"moves":[)";
  for (int i = 0; i < 20000; ++i) text += "[x],";
  const Parsed parsed(text + "[1,1]]}");
  CHECK(parsed.record.tokens.size() == 20001);
  CHECK(parsed.diagnostics.size() <= 1001);
  CHECK(parsed.diagnostics.has(Code::faults_not_listed));
}

TEST_CASE("what is no object is one finding") {
  const std::string text = GENERATE("hello", "[1,2,3]", "5", "\"x\"", "null");
  const Parsed parsed(text);
  REQUIRE(parsed.diagnostics.size() == 1);
  CHECK(parsed.diagnostics[0].code == Code::json_syntax);
  CHECK(parsed.place_of(Code::json_syntax) == text);
}

TEST_CASE("text behind the object is reported") {
  const Parsed parsed(R"({"moves":[]} and more)");
  CHECK(parsed.place_of(Code::trailing_text) == "and more");
}
