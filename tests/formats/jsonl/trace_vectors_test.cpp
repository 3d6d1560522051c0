#include <nlohmann/json.hpp>

#include "formats/jsonl/trace.h"
#include "formats/judge.h"
#include "tests/formats/jsonl/support.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::jsonl_test;
using nlohmann::json;

namespace {

/// The eventful lines of a trace in the words of the vectors.
json events_of(const std::vector<json>& trace) {
  json events = json::array();
  const std::vector<std::pair<const char*, const char*>> names = {
      {"problem", "why"}, {"captured", "cap"}, {"poofed", "poof"}, {"colours", "colours"}, {"outcome", "res"}};
  for (const json& line : trace) {
    json event;
    for (const auto& [ours, theirs] : names) {
      if (line.contains(ours)) event[theirs] = line[ours];
    }
    if (event.is_null()) continue;
    event["i"] = line.at("i");
    events.push_back(event);
  }
  return events;
}

}  // namespace

TEST_CASE("the trace of every vector shows its events and its final position") {
  JudgeOptions options;
  options.policy = Policy::referee;
  Judge judge(options);
  std::string text;
  TraceWriter writer(text);
  std::size_t played = 0;
  for (const std::string& line : lines_of(read_file("tests/vectors/vectors.jsonl"))) {
    const json vector = json::parse(line);
    if (!vector.contains("moves")) continue;
    INFO(vector.at("id"));
    text.clear();
    writer.begin_game(7);
    judge.judge(kJsonLines, line, "vectors.jsonl", 7, &writer);
    writer.end_game();
    std::vector<json> trace;
    for (const std::string& one : lines_of(text)) trace.push_back(json::parse(one));
    if (vector["moves"].empty()) {
      CHECK(trace.empty());
      continue;
    }
    ++played;
    REQUIRE(trace.size() == vector["moves"].size() + 1);  // every token has its line
    const json last = trace.back();
    trace.pop_back();
    for (std::size_t i = 0; i < trace.size(); ++i) {
      CHECK(trace[i]["game"] == 7);
      CHECK(trace[i]["i"] == i);
    }
    const json& expect = vector.at("expect");
    CHECK(events_of(trace) == expect.at("events"));
    CHECK(last.at("board") == expect.at("rows"));
    CHECK(last.at("taken") == expect.at("taken"));
    CHECK(last.at("state") == expect.at("state"));
    CHECK(last.value("to_move", json()) == expect.at("to_move"));
    CHECK(last.value("outcome", json()) == expect.at("result"));
  }
  CHECK(played > 2200);
}

TEST_CASE("vectors without moves give an empty trace and a note") {
  Judge judge({});
  std::string text;
  TraceWriter writer(text);
  std::size_t seen = 0;
  for (const std::string& line : lines_of(read_file("tests/vectors/vectors.jsonl"))) {
    if (json::parse(line).contains("moves")) continue;
    ++seen;
    writer.begin_game(seen);
    judge.judge(kJsonLines, line, "vectors.jsonl", seen, &writer);
    writer.end_game();
    CHECK(judge.diagnostics().has(Code::no_moves));
  }
  CHECK(seen == 66);
  CHECK(text.empty());
}
