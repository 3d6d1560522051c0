#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/tools/run_program.h"

// The totals of ../shared/corpus/README.md, which come from an independent replay; one run of the program each,
// straight from the archives.

namespace fivefold::test {
namespace {

/// The summary of `validate --report json`, or nothing where the corpus is not here.
nlohmann::json summary_of(const std::string& zip, const std::string& options, int exit) {
  const std::string path = corpus_path(zip);
  if (run_shell("test -r '" + path + "'").exit != 0) {
    WARN("skipped: " + zip + " is not here");
    return {};
  }
  const Run run = run_shell("\"$FIVEFOLD\" validate --report json " + options + " '" + path + "'");
  CHECK(run.exit == exit);
  return nlohmann::json::parse(last_line(run.output))["summary"];
}

}  // namespace

TEST_CASE("pente.org: 7,855 games") {
  const nlohmann::json summary = summary_of("pente-org.zip", "", 1);
  if (summary.is_null()) return;
  CHECK(summary["records"] == 7855);
  CHECK(summary["plies"] == 236026);
  CHECK(summary["capture_plies"] == 26857);
  CHECK(summary["captured_stones"] == 53974);
  CHECK(summary["ends"]["row"] == 6086);
  CHECK(summary["ends"]["long_row"] == 81);
  CHECK(summary["ends"]["captures"] == 877);
  CHECK(summary["ends"]["row+captures"] == 6);
  CHECK(summary["ends"]["board_full"] == 0);
  CHECK(summary["ends"]["none"] == 805);
  CHECK(summary["results"]["claimed"]["1-0"] == 4368);
  CHECK(summary["results"]["claimed"]["0-1"] == 3487);
  CHECK(summary["results"]["contradictory"] == 1);
  CHECK(summary["records_with_errors"] == 1);
  CHECK(summary["codes"]["O102"] == 6);
  CHECK(summary["codes"]["E103"] == 805);
  CHECK(summary["rulesets"] == nlohmann::json({{"pente", 7855}}));
}

TEST_CASE("Gomocup psq: 9,498 games") {
  const nlohmann::json summary = summary_of(
      "gomocup-psq.zip",
      "--ruleset gomoku-free --ruleset-for '*/standard/*=gomoku-std' --ruleset-for '*/renju/*=renju-free'", 0);
  if (summary.is_null()) return;
  CHECK(summary["records"] == 9498);
  CHECK(summary["plies"] == 426817);
  CHECK(summary["captured_stones"] == 0);
  CHECK(summary["findings"]["error"] == 0);
  // fastgame, freestyle1, freestyle3, standard, renju, and one alone.
  CHECK(summary["ends"]["row"] == 6150 + 1048 + 1390 + 513 + 77 + 1);
  CHECK(summary["rulesets"] == nlohmann::json({{"gomoku-free", 8869}, {"gomoku-std", 540}, {"renju-free", 89}}));
  // Six or more, and neither. The list of facts knows rows only: in renju Black's six is a foul, and so are the last
  // moves of some games without a row.
  const nlohmann::json& ends = summary["ends"];
  CHECK(ends["long_row"].get<int>() + ends["foul"].get<int>() + ends["none"].get<int>() ==
        (98 + 31 + 12 + 4) + (63 + 25 + 13 + 28 + 10 + 11 + 16 + 8));
  CHECK(ends["long_row"].get<int>() >= 98 + 31 + 12);
  CHECK(ends["board_full"] == 0);
}

TEST_CASE("Gomocup rec: 2,804 games") {
  const nlohmann::json summary = summary_of("gomocup-rec.zip", "--ruleset gomoku-free --board 15x15", 0);
  if (summary.is_null()) return;
  CHECK(summary["records"] == 2804);
  CHECK(summary["plies"] == 108462);
  CHECK(summary["ends"]["row"] == 2741);
  CHECK(summary["ends"]["long_row"] == 21);
  // 42 games without a row; those of 225 stones filled the board.
  CHECK(summary["ends"]["none"].get<int>() + summary["ends"]["board_full"].get<int>() == 42);
}

}  // namespace fivefold::test
