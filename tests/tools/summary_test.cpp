#include "tools/summary.h"

#include <nlohmann/json.hpp>

#include "core/ruleset_catalog.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

ReplaySummary ended(EndSet by, std::optional<Side> winner = Side::first) {
  ReplaySummary replay;
  replay.outcome = Outcome{winner, by};
  return replay;
}

/// Counts one record with that claim and that replay.
void add(Summary& summary, Result claim, const ReplaySummary& replay, const char* ruleset) {
  Record record;
  record.clear();
  record.result = claim;
  const BoardLayout layout;
  summary.add(Judged{record, &layout, find_ruleset(ruleset), &replay, nullptr, "p", 1});
}

}  // namespace

TEST_CASE("what the board shows as the end") {
  CHECK(end_group(ReplaySummary{}) == EndGroup::none);
  CHECK(end_group(ended(bit(EndKind::row))) == EndGroup::row);
  ReplaySummary six = ended(bit(EndKind::row));
  six.long_row_only = true;
  CHECK(end_group(six) == EndGroup::long_row);
  CHECK(end_group(ended(bit(EndKind::captures))) == EndGroup::captures);
  CHECK(end_group(ended(bit(EndKind::row) | bit(EndKind::captures))) == EndGroup::row_and_captures);
  CHECK(end_group(ended(bit(EndKind::row_stood))) == EndGroup::row);
  CHECK(end_group(ended(bit(EndKind::board_full), std::nullopt)) == EndGroup::board_full);
  CHECK(end_group(ended(bit(EndKind::forbidden_overline))) == EndGroup::foul);
  CHECK(end_group(ended(bit(EndKind::resign))) == EndGroup::none);
}

TEST_CASE("claimed and derived results are kept apart, and their contradictions counted") {
  Summary summary;
  add(summary, Result::first, ended(bit(EndKind::row), Side::first), "pente");     // agree
  add(summary, Result::second, ended(bit(EndKind::row), Side::first), "pente");    // contradict
  add(summary, Result::first, ReplaySummary{}, "pente");                           // nothing on the board
  add(summary, Result::missing, ended(bit(EndKind::row), Side::second), "keryo");  // nothing claimed
  CHECK(summary.records == 4);
  CHECK(summary.claimed == Results{2, 1, 0, 1});
  CHECK(summary.derived == Results{2, 1, 0, 1});
  CHECK(summary.contradictory == 1);
  CHECK(summary.rulesets == std::vector<std::pair<std::string, std::uint64_t>>{{"pente", 3}, {"keryo", 1}});
}

TEST_CASE("parts merged in order are the whole") {
  Summary whole;
  Summary parts;
  for (int i = 0; i < 7; ++i) {
    Summary part;
    for (Summary* to : {&whole, &part}) {
      ReplaySummary replay = ended(i % 2 == 0 ? bit(EndKind::row) : bit(EndKind::captures), Side::first);
      replay.plies = static_cast<std::uint32_t>(10 + i);
      replay.captured_stones = 2;
      add(*to, i % 3 == 0 ? Result::second : Result::first, replay, i < 3 ? "pente" : "keryo");
      to->count(Code::opening_centre, Severity::note);
      if (i == 4) to->count(Code::occupied, Severity::error);
      to->choices.add(i < 3 ? "pente" : "keryo", "named", "a.zip!" + std::to_string(i / 2),
                      static_cast<std::uint64_t>(i / 2));
    }
    parts.merge(part);
  }
  CHECK(summary_json(parts) == summary_json(whole));
  CHECK(summary_text(parts) == summary_text(whole));
  CHECK(whole.plies == 10 + 11 + 12 + 13 + 14 + 15 + 16);
  // Entries 0, 0, 1 | 1, 2, 2, 3: two files under pente, three under keryo.
  REQUIRE(parts.choices.all().size() == 2);
  CHECK(parts.choices.all()[0].files == 2);
  CHECK(parts.choices.all()[1].files == 3);
  CHECK(parts.choices.all()[1].records == 4);
}

TEST_CASE("the summary object has every key of the contract") {
  const nlohmann::json object = nlohmann::json::parse(summary_json(Summary{}))["summary"];
  for (const char* key : {"inputs", "records", "plies", "capture_plies", "captured_stones", "ends", "results",
                          "findings", "codes", "rulesets"})
    CHECK(object.contains(key));
  for (const char* key : {"row", "long_row", "captures", "row+captures", "board_full", "none"})
    CHECK(object["ends"].contains(key));
  for (const char* key : {"1-0", "0-1", "1/2-1/2", "*"}) {
    CHECK(object["results"]["claimed"].contains(key));
    CHECK(object["results"]["derived"].contains(key));
  }
  CHECK(object["results"].contains("contradictory"));
  for (const char* key : {"error", "warning", "note"}) CHECK(object["findings"].contains(key));
}

}  // namespace fivefold
