// A record's claims against what its board shows and what its ruleset allows.

#include "core/claims.h"

#include <string>
#include <vector>

#include "core/ruleset_catalog.h"
#include "tests/support/catch.h"
#include "tests/support/record_builder.h"

using namespace fivefold;

namespace {

using Ids = std::vector<std::string>;

constexpr const char* kUnfinished = "K10 A1 N10";  // Black to move
constexpr const char* kWhiteToMove = "K10 A1 N10 A2";
constexpr const char* kBlackRow = "K10 A1 N10 A2 O10 A3 P10 A4 T19 A5";

Ids findings(Record& record, const char* ruleset, ClaimLimits limits = {}) {
  BoardLayout layout;
  layout.width = find_ruleset(ruleset)->board.width;
  layout.height = find_ruleset(ruleset)->board.height;
  const Topology topology(layout);
  Replayer replayer;
  Diagnostics diagnostics;
  const ReplaySummary summary = replayer.replay(record, *find_ruleset(ruleset), topology, {}, diagnostics);
  check_claims(record, *find_ruleset(ruleset), summary, limits, diagnostics);
  Ids ids;
  for (const Diagnostic& d : diagnostics) ids.push_back(std::string(row(d.code).id) + " " + word(d.severity));
  return ids;
}

Ids with_result(const char* moves, Result result, std::optional<EndKind> end = {},
                const char* ruleset = "bk-open-pente") {
  Record record = record_of(moves);
  record.result = result;
  record.end = end;
  return findings(record, ruleset);
}

}  // namespace

TEST_CASE("a claimed result that the board contradicts is an error", "[core][claims]") {
  CHECK(with_result(kBlackRow, Result::second).empty());
  CHECK(with_result(kBlackRow, Result::first) == Ids{"E102 error"});
  CHECK(with_result(kBlackRow, Result::draw) == Ids{"E102 error"});
}

TEST_CASE("no end on the board and no reason: a note; a warning when the claimed winner is to move", "[core][claims]") {
  CHECK(with_result(kUnfinished, Result::first) == Ids{"E103 note"});
  CHECK(with_result(kUnfinished, Result::second) == Ids{"E104 warning"});
  CHECK(with_result(kWhiteToMove, Result::first) == Ids{"E104 warning"});
  CHECK(with_result(kUnfinished, Result::draw) == Ids{"E103 note"});
}

TEST_CASE("a stated reason is enough, also a resignation in the opponent's turn", "[core][claims]") {
  CHECK(with_result(kUnfinished, Result::first, EndKind::resign).empty());
  CHECK(with_result(kUnfinished, Result::second, EndKind::resign).empty());
  CHECK(with_result(kUnfinished, Result::draw, EndKind::agreed).empty());
}

TEST_CASE("only the side to move can lose on time", "[core][claims]") {
  CHECK(with_result(kUnfinished, Result::first, EndKind::time).empty());
  CHECK(with_result(kUnfinished, Result::second, EndKind::time) == Ids{"T102 error"});
}

TEST_CASE("a stated end that the board does not show is an error", "[core][claims]") {
  CHECK(with_result(kUnfinished, Result::first, EndKind::row) == Ids{"E106 error"});
  CHECK(with_result(kBlackRow, Result::second, EndKind::captures) == Ids{"E106 error"});
  CHECK(with_result(kBlackRow, Result::second, EndKind::row).empty());
}

TEST_CASE("an end that the site does not allow is an error", "[core][claims]") {
  CHECK(with_result("H8 A1 H13", Result::draw, EndKind::two_passes, "vcaro-normal") == Ids{"E105 error"});
  CHECK(with_result("H8 A1 H13", Result::draw, EndKind::agreed, "vcaro-normal").empty());
}

TEST_CASE("an agreed draw needs an answer to the offer", "[core][claims]") {
  Record record = record_of("H8 A1 H13", CoordinateStyle::skip_i);
  record.result = Result::draw;
  record.end = EndKind::agreed;
  record.add(Token::of(Act::draw_offer, 1));
  CHECK(findings(record, "vcaro-normal") == Ids{"E108 error"});
  record.add(Token::of(Act::draw_accept, 2));
  CHECK(findings(record, "vcaro-normal").empty());
}

TEST_CASE("a missing result is a warning, but not where the format has no place for one", "[core][claims]") {
  Record record = record_of(kUnfinished);
  CHECK(findings(record, "bk-open-pente") == Ids{"E110 warning"});
  CHECK(findings(record, "bk-open-pente", {false, false}).empty());
}

TEST_CASE("after a move that cannot be placed the claim is not judged", "[core][claims]") {
  CHECK(with_result("K10 A1 K10 A2", Result::first) == Ids{"M104 error", "M106 note"});
}

TEST_CASE("a word for the end that nobody knows is kept and reported once", "[core][claims]") {
  Record record = record_of(kUnfinished);
  record.result = Result::first;
  record.end_text = "disconnect";
  CHECK(findings(record, "bk-open-pente") == Ids{"E111 warning"});
}
