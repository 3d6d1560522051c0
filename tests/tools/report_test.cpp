#include "tools/report.h"

#include <nlohmann/json.hpp>

#include "core/ruleset_catalog.h"
#include "tests/support/catch.h"
#include "tools/findings_sink.h"

namespace fivefold {
namespace {

/// A record of two players and its text, with one finding.
struct Case {
  Case() {
    record.clear();
    record.id = "77";
    record.players[0].name = "An";
    record.players[1].name = "Bình";
    entry->path = "club.zip!a.txt";
    entry->number = 0;
    raw.bytes = text;
    raw.entry = entry;
    raw.offset = 1000;
    raw.line = 10;
    raw.number = 4;
  }
  std::string text = "[Site \"Đà\"]\n1. K10 L9\n";
  std::shared_ptr<Entry> entry = std::make_shared<Entry>();
  Record record;
  RawRecord raw;
  BoardLayout layout;
  Diagnostics found;

  Findings report(const Options& options, Summary& summary, bool carets = false) {
    const Judged judged{record, &layout, find_ruleset("pente"), nullptr, nullptr, raw.entry->path, 4};
    Findings findings;
    Reporter(options, carets, false).record(raw, judged, found, findings, summary);
    return findings;
  }
};

}  // namespace

TEST_CASE("a finding as text: place in code points, code, game, players and move as people count it") {
  Case it;
  // "K10" stands 17 bytes into the record, two of its letters taking two bytes or more.
  it.found.add(Code::occupied, {17, 20}, {{"move", "K10"}, {"side", "White"}, {"since", "ply 1"}}, Ply{39});
  Summary summary;
  CHECK(it.report({}, summary).text ==
        "club.zip!a.txt:11:4: error: K10 is occupied: a stone of White stands there since ply 1 [M104] "
        "(game 4 #77, An - Bình, ply 39 = 20. White)\n");
  CHECK(summary.found(Severity::error) == 1);
  CHECK(summary.records_with_errors == 1);
}

TEST_CASE("columns count code points, bytes count bytes") {
  Case it;
  it.found.add(Code::duplicate_tag, {12, 13}, {{"name", "Site"}});
  Summary summary;
  Options options;
  options.report = ReportStyle::json;
  const nlohmann::json object = nlohmann::json::parse(it.report(options, summary).text);
  CHECK(object["line"] == 10);
  CHECK(object["byte"] == 1012);
  CHECK(object["column"] == 11);
  CHECK(object["path"] == "club.zip!a.txt");
  CHECK(object["game"] == 4);
  CHECK(object["id"] == "77");
  CHECK(object["players"] == nlohmann::json({"An", "Bình"}));
  CHECK(object["code"] == "S106");
  CHECK(object["severity"] == "warning");
  CHECK(object["critical"] == false);
  CHECK(object["action"] == "kept");
  CHECK(!object.contains("ply"));
}

TEST_CASE("the offending line and a caret under the column, on a terminal only") {
  Case it;
  it.found.add(Code::occupied, {17, 20}, {{"move", "K10"}, {"side", "White"}, {"since", "ply 1"}}, Ply{1});
  Summary summary;
  const std::string text = it.report({}, summary, true).text;
  CHECK(text.find("\n    1. K10 L9\n       ^\n") != std::string::npos);
  Summary again;
  CHECK(it.report({}, again, false).text.find('^') == std::string::npos);
}

TEST_CASE("--disable hides and does not count, --error raises") {
  Case it;
  it.found.add(Code::no_natural_end, {}, {{"claimed", "1-0"}});
  Options options;
  options.disabled = {Code::no_natural_end};
  Summary hidden;
  CHECK(it.report(options, hidden).text.empty());
  CHECK(hidden.found(Severity::note) == 0);
  options.disabled.clear();
  options.raised = {Code::no_natural_end};
  Summary raised;
  CHECK(it.report(options, raised).text.find(": error: ") != std::string::npos);
  CHECK(raised.found(Severity::error) == 1);
}

TEST_CASE("names cannot steer the terminal") {
  Case it;
  it.record.players[0].name = "A\x1b[2Jn";
  it.found.add(Code::no_natural_end, {}, {{"claimed", "1-0"}});
  Summary summary;
  CHECK(it.report({}, summary).text.find('\x1b') == std::string::npos);
}

TEST_CASE("moves are numbered by pairs, in games of two stones a turn by turns") {
  Case it;
  const Judged pente{it.record, &it.layout, find_ruleset("pente"), nullptr, nullptr, "", 1};
  CHECK(move_as_numbered(pente, Ply{1}) == "1. White");
  CHECK(move_as_numbered(pente, Ply{2}) == "1. Black");
  CHECK(move_as_numbered(pente, Ply{3}) == "2. White");
  const Judged connect6{it.record, &it.layout, find_ruleset("bk-connect6"), nullptr, nullptr, "", 1};
  CHECK(move_as_numbered(connect6, Ply{1}) == "1. Black");
  CHECK(move_as_numbered(connect6, Ply{2}) == "2. White");
  CHECK(move_as_numbered(connect6, Ply{3}) == "2. White");
  CHECK(move_as_numbered(connect6, Ply{4}) == "3. Black");
  CHECK(move_as_numbered(connect6, Ply{0}).empty());
}

TEST_CASE("findings beyond --max-findings are withheld, not lost") {
  Options options;
  options.max_findings = 3;
  std::string printed;
  FindingsSink sink(options, [&](std::string_view text) { printed += text; });
  sink.take({"a\nbb\n", {2, 5}});
  sink.take({"c\nd\ne\n", {2, 4, 6}});
  sink.take({"f\n", {2}});
  CHECK(printed == "a\nbb\nc\n");
}

TEST_CASE("--fail-on decides what is a failure") {
  Summary notes, warnings, errors;
  notes.count(Code::no_moves, Severity::note);
  warnings.count(Code::winner_to_move, Severity::warning);
  errors.count(Code::occupied, Severity::error);
  CHECK(exit_code_of(notes, FailOn::warning) == ExitCode::clean);
  CHECK(exit_code_of(warnings, FailOn::error) == ExitCode::clean);
  CHECK(exit_code_of(warnings, FailOn::warning) == ExitCode::findings);
  CHECK(exit_code_of(errors, FailOn::error) == ExitCode::findings);
  CHECK(exit_code_of(errors, FailOn::never) == ExitCode::clean);
}

}  // namespace fivefold
