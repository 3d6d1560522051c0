#include "formats/jsonl/cutter.h"

#include "tests/formats/jsonl/support.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::jsonl_test;

namespace {

/// All records of a text, cut with windows that grow byte by byte (step 1) or with everything in sight (step 0).
std::vector<std::string> cut_all(const std::string& text, std::size_t step) {
  std::vector<std::string> out;
  std::size_t from = 0;
  std::size_t window = step == 0 ? text.size() : step;
  while (from < text.size()) {
    const bool at_end = from + window >= text.size();
    const Cut cut = kJsonLines.cut(std::string_view(text).substr(from, window), at_end);
    if (cut.kind == Cut::Kind::need_more) {
      REQUIRE_FALSE(at_end);
      window += step;
      continue;
    }
    REQUIRE(cut.end > 0);
    if (cut.kind == Cut::Kind::record) out.push_back(text.substr(from + cut.begin, cut.end - cut.begin));
    from += cut.end;
    window = step == 0 ? text.size() : step;
  }
  return out;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("objects are cut by their braces, whatever the window") {
  const auto [text, records] = GENERATE(table<std::string, Texts>({
      {"", {}},
      {" \n\r\n\t", {}},
      {"{\"id\":\"a\"}\n{\"id\":\"b\"}\n", {"{\"id\":\"a\"}", "{\"id\":\"b\"}"}},
      {"{\"id\":\"a\"}{\"id\":\"b\"}", {"{\"id\":\"a\"}", "{\"id\":\"b\"}"}},
      {"\n\n{\"id\":\"}{\\\"\"}\n\n", {"{\"id\":\"}{\\\"\"}"}},
      {"{\n \"id\": \"a\",\n \"moves\": [\n  [1, 2]\n ]\n}\n", {"{\n \"id\": \"a\",\n \"moves\": [\n  [1, 2]\n ]\n}"}},
      {"[\n{\"id\":\"a\"},\n{\"id\":\"b\"}\n]\n", {"[\n{\"id\":\"a\"}", "{\"id\":\"b\"}"}},
      {"{\"p\":[\n{\"n\":1},\n{\"n\":2}\n]}", {"{\"p\":[\n{\"n\":1},\n{\"n\":2}\n]}"}},
      {"{}\nnot json\n{}", {"{}", "not json", "{}"}},
      {"[1,2]\n{}", {"[1,2]", "{}"}},
  }));
  INFO(text);
  CHECK(cut_all(text, 0) == records);
  CHECK(cut_all(text, 1) == records);
  CHECK(cut_all(text, 7) == records);
}

TEST_CASE("an object that was cut off does not take the next ones with it") {
  const std::string good = R"({"schema":"fivefold/1","moves":[[1,1]]})";
  const std::string bad =
      GENERATE(R"({"schema":"fivefold/1","moves":[[1,1])", R"({"schema":"fivefold/1","moves":[[1,1],)",
               R"({"schema":"fivefold/1","intro":"a {)", R"({"schema":"fivefold/1","intro":)", R"({"schema":"five)");
  INFO(bad);
  const Texts records = cut_all(good + "\n" + bad + "\n" + good + "\n" + good, GENERATE(0, 1));
  REQUIRE(records.size() == 4);
  CHECK(records[0] == good);
  CHECK(records[1] == bad);
  CHECK(records[2] == good);
  CHECK(records[3] == good);
}

TEST_CASE("an array is accepted with one warning") {
  const Texts records = cut_all("[{\"moves\":[]},{\"moves\":[]}]", 0);
  REQUIRE(records.size() == 2);
  const Parsed first(records[0]);
  REQUIRE(first.diagnostics.size() == 1);
  CHECK(first.diagnostics[0].code == Code::json_array);
  CHECK(first.place_of(Code::json_array) == "[");
  CHECK(Parsed(records[1]).diagnostics.empty());
}

TEST_CASE("the format is known by its text") {
  CHECK(kJsonLines.sniff(R"({"schema":"fivefold/1"})") == 100);
  CHECK(kJsonLines.sniff(R"({"id":"x","ruleset":"pente","moves":[[1,1]]})") > 80);
  CHECK(kJsonLines.sniff("  [\n {\"moves\":[") >= 50);
  CHECK(kJsonLines.sniff(R"({"board":"x"})") < 50);
  CHECK(kJsonLines.sniff("(;GM[4])") == 0);
  CHECK(kJsonLines.sniff("[Game \"Pente\"]") == 0);
  CHECK(kJsonLines.sniff("") == 0);
}
