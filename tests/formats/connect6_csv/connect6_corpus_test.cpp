#include "formats/connect6_csv/connect6_csv.h"

#include "formats/judge.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"

namespace fivefold::test {

TEST_CASE("connect6-csv: 8,282 real games end with six, six labels contradict the board", "[corpus]") {
  if (!visit_corpus_zip("connect6.zip", [](const std::string&, const std::string&) {})) return;
  const testing::Split all = testing::split_files({corpus_path("connect6.zip")}, {});
  CHECK(all.problems.empty());
  CHECK(all.records.size() == 8282);
  Judge judge({});
  std::size_t stones = 0, sixes = 0, labels = 0, contradicted = 0, others = 0;
  for (const RawRecord& raw : all.records) {
    CHECK(raw.entry->format == &kConnect6Csv);
    const Judged& game = judge.judge(raw);
    stones += game.record.tokens.size();
    const auto& outcome = game.replay->outcome;
    if (outcome && (outcome->by & bit(EndKind::row)) != 0 &&
        number(game.replay->outcome_ply) == game.record.tokens.size()) {
      ++sixes;
    }
    for (const Diagnostic& found : judge.diagnostics()) {
      if (found.code == Code::csv_labels_differ) {
        ++labels;
        const bool black = game.record.tag("connect6-csv.original_winner_label") == "black";
        contradicted += result_of(outcome) != (black ? Result::first : Result::second) ? 1 : 0;
      } else {
        others += found.code != Code::ruleset_assumed ? 1 : 0;
      }
    }
  }
  CHECK(stones == 379907);
  CHECK(sixes == 8282);
  CHECK(labels == 6);
  CHECK(contradicted == 6);
  CHECK(others == 0);
}

}  // namespace fivefold::test
