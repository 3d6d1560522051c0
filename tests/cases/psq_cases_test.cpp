// Piskvork files that broke other programs (tests/data/cases/B025 ... B153).

#include <algorithm>
#include <string>

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/psq/psq.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"

namespace fivefold::test {
namespace {

JudgeOptions freestyle() {
  JudgeOptions options;
  options.ruleset = find_ruleset("gomoku-free");
  return options;
}

struct Verdict {
  Judge judge{freestyle()};
  std::string text;
  const Judged* judged = nullptr;

  explicit Verdict(std::string bytes) : text(std::move(bytes)) { judged = &judge.judge(kPsq, text, "case.psq", 1); }
  std::string codes() const {
    std::string all;
    for (const Diagnostic& d : judge.diagnostics()) all.append(all.empty() ? "" : " ").append(row(d.code).id);
    return all;
  }
  /// The line that the first finding of this kind is about, from 1; 0 without one.
  long line_of(Code code) const {
    for (const Diagnostic& d : judge.diagnostics()) {
      if (d.code != code) continue;
      return 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(d.where.begin), '\n');
    }
    return 0;
  }
};

}  // namespace

TEST_CASE("B025: 1,1 and 20,20 are corners, 0 and 21 are off the board", "[cases]") {
  const Verdict verdict(case_file("B025.psq"));
  const auto& tokens = verdict.judged->record.tokens;
  REQUIRE(tokens.size() == 4);
  CHECK(tokens[0].at == Coord{0, 19});
  CHECK(tokens[1].at == Coord{19, 0});
  CHECK(tokens[2].at == Coord{-1, 15});
  CHECK(tokens[3].at == Coord{20, 15});
  CHECK(verdict.judged->replay->plies == 2);
  CHECK(verdict.line_of(Code::base_contradiction) == 4);
  CHECK(verdict.line_of(Code::off_board) == 4);
}

TEST_CASE("B029: a five that ends in the corner of the last row and column", "[cases]") {
  const Verdict verdict(case_file("B029.psq"));
  REQUIRE(verdict.judged->replay->outcome);
  CHECK(verdict.judged->replay->outcome->winner == Side::first);
  CHECK(number(verdict.judged->replay->outcome_ply) == 9);
  CHECK_FALSE(verdict.judged->replay->long_row_only);
}

TEST_CASE("B151: names of engines that look like moves are names", "[cases]") {
  const Parsed read(kPsq, case_file("B151.psq"));
  CHECK(read.moves() == "9,10 10,8 9,7");
  CHECK(read.record.players[0].name == "pisq 7,1.exe");
  CHECK(read.record.players[1].name == "12,3,4 solver.ZIP");
  CHECK(read.record.tag("psq.error") == "0");
}

TEST_CASE("B152: six in a row wins in freestyle, and -1 is no coordinate", "[cases]") {
  const Verdict verdict(case_file("B152.psq"));
  CHECK(verdict.judged->record.tokens.size() == 11);
  REQUIRE(verdict.judged->replay->outcome);
  CHECK(verdict.judged->replay->outcome->winner == Side::first);
  CHECK(number(verdict.judged->replay->outcome_ply) == 11);
  CHECK(verdict.judged->replay->long_row_only);
}

TEST_CASE("B153: a header without moves, and headers with odd sizes", "[cases]") {
  const Verdict verdict(case_file("B153.psq"));
  CHECK(verdict.judged->record.tokens.empty());
  CHECK(verdict.judged->record.layout.width == 15);
  CHECK(verdict.judged->record.layout.height == 15);
  CHECK(verdict.codes().find("M110") != std::string::npos);
  for (const char* const header : {"piskvorky 15 x 15,11:11", "Piskvorky 15x15"}) {
    INFO(header);
    CHECK(Parsed(kPsq, std::string(header) + "\r\n8,8,0\r\n-1\r\n").moves() == "7,7");
  }
  for (const char* const header :
       {"Piskvorky 0x0, 11:11, 0", "Piskvorky -5x15, 11:11, 0", "Piskvorky 1000x1000, 11:11, 0"}) {
    INFO(header);
    CHECK(Verdict(std::string(header) + "\r\n8,8,0\r\n-1\r\n").codes().find("B101") != std::string::npos);
  }
}

}  // namespace fivefold::test
