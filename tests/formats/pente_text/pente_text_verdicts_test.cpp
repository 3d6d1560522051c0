// What judging must say about the cases whose fault is in the play, not in the text. The expected values are those of
// cases.tsv, found by hand.

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/pente_text/pente_text.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

struct Verdict {
  std::uint32_t plies = 0;
  std::uint32_t captured = 0;
  std::string outcome;  ///< "1 row at 11", or empty
  std::string errors;   ///< codes of the errors
  bool written = false;
};

std::vector<Verdict> judge_case(const std::string& name) {
  const std::string text = case_file(name + ".pgn");
  Judge judge({});
  std::vector<Verdict> verdicts;
  for (const std::string& bytes : cut_all(text)) {
    const Judged& judged = judge.judge(kPenteText, bytes, name, verdicts.size() + 1);
    REQUIRE(judged.replay != nullptr);
    Verdict verdict;
    verdict.plies = judged.replay->plies;
    verdict.captured = judged.replay->captured_stones;
    if (const auto& outcome = judged.replay->outcome) {
      verdict.outcome = outcome->winner ? std::to_string(number(*outcome->winner)) : "0";
      for (int kind = 0; kind < kEndKinds; ++kind) {
        const auto end = static_cast<EndKind>(kind);
        if ((outcome->by & bit(end)) != 0) verdict.outcome.append(" ").append(word(end));
      }
      verdict.outcome += " at " + std::to_string(number(judged.replay->outcome_ply));
    }
    for (const Diagnostic& finding : judge.diagnostics()) {
      if (finding.severity != Severity::error) continue;
      verdict.errors.append(verdict.errors.empty() ? "" : " ").append(row(finding.code).id);
    }
    std::string out;
    Diagnostics ignored;
    verdict.written = kPenteText.write(judged, {}, out, ignored);
    verdicts.push_back(verdict);
  }
  return verdicts;
}

Verdict judge_one(const std::string& name) {
  const auto verdicts = judge_case(name);
  REQUIRE(verdicts.size() == 1);
  return verdicts.front();
}

TEST_CASE("B083, B085, B196: a stored result that the board contradicts, and moves after the end") {
  CHECK(judge_one("B083").outcome == "1 row at 11");
  CHECK(judge_one("B083").errors == "E102");
  CHECK(judge_one("B085").outcome == "1 row at 11");
  CHECK(judge_one("B085").errors == "E102 E101");
  CHECK(judge_one("B196").outcome == "1 row at 13");
  CHECK(judge_one("B196").errors == "E102 E101");
}

TEST_CASE("B088, B221: judging stops at an occupied point, and nothing is written past it") {
  const Verdict verdict = judge_one("B088");
  CHECK(verdict.plies == 3);
  CHECK(verdict.errors == "M104");
  CHECK(!verdict.written);

  const std::string text = case_file("B088.pgn");
  Judge judge({});
  const Judged& judged = judge.judge(kPenteText, text, "B088", 1);
  std::string out;
  Diagnostics said;
  CHECK(kPenteText.write(judged, {false, true}, out, said));
  CHECK(out.find("\r\n1. K10 L10 2. N10 *\r\n") != std::string::npos);
  REQUIRE(said.size() == 1);
  CHECK(message(said[0]) == "from ply 4 on nothing is written, K10 cannot be placed; moves left out: 5");

  CHECK(judge_one("B221").errors == "O102 M104");
}

TEST_CASE("B017: replay stops at the letter I") {
  const Verdict verdict = judge_one("B017");
  CHECK(verdict.plies == 1);
  CHECK(verdict.errors == "S101");
  CHECK(!verdict.written);
}

TEST_CASE("B090, B208: a point emptied by a capture is free") {
  for (const char* const name : {"B090", "B208"}) {
    const Verdict verdict = judge_one(name);
    CHECK(verdict.plies == 8);
    CHECK(verdict.captured == 2);
    CHECK(verdict.errors.empty());
    CHECK(verdict.written);
  }
}

TEST_CASE("B101: a game of 347 plies") {
  const Verdict verdict = judge_one("B101");
  CHECK(verdict.plies == 347);
  CHECK(verdict.captured == 16);
  CHECK(verdict.outcome.empty());
  CHECK(verdict.errors.empty());
}

TEST_CASE("B157 to B165: rows in gaps, along edges, through corners, two at once") {
  for (const char* const name : {"B157", "B158", "B159", "B160", "B162", "B218"})
    CHECK(judge_one(name).outcome == "1 row at 11");
  CHECK(judge_one("B165").outcome == "1 row at 19");
  CHECK(judge_one("B164").outcome.empty());
}

TEST_CASE("B190, B193, B194, B195, B199, B201, B202, B203: what is captured") {
  const auto directions = judge_case("B190");
  REQUIRE(directions.size() == 8);
  for (const Verdict& verdict : directions) CHECK(verdict.captured == 2);
  CHECK(judge_one("B193").captured == 5);
  CHECK(judge_one("B194").captured == 0);
  CHECK(judge_one("B195").captured == 0);
  CHECK(judge_one("B199").outcome == "1 captures at 25");
  CHECK(judge_one("B203").outcome == "1 captures at 25");
  CHECK(judge_one("B201").captured == 10);
  CHECK(judge_one("B201").outcome.empty());
  CHECK(judge_one("B202").captured == 0);
}

TEST_CASE("B191: three stones are taken in Keryo only, however its name is spelt") {
  const auto verdicts = judge_case("B191");
  REQUIRE(verdicts.size() == 7);
  CHECK(verdicts[0].captured == 0);
  for (const std::size_t keryo : {1U, 2U, 3U, 5U, 6U}) CHECK(verdicts[keryo].captured == 3);
  CHECK(verdicts[4].errors == "M101 M101");  // Small: 13x13
}

}  // namespace
}  // namespace fivefold::test
