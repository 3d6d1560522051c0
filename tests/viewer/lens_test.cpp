#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;

namespace {

// "A9 B9 [1] C9*": cells from left to right, [n] a portal pair passed, * part of the run, + a cell seen further left.
std::string text_of(const Study& study, const LensView& lens) {
  std::string all;
  for (const LensCell& cell : lens.cells) {
    if (!all.empty()) all += ' ';
    if (cell.pair_before >= 0) all += "[" + std::to_string(cell.pair_before + 1) + "] ";
    all += names(study, {cell.point});
    if (cell.in_row) all += '*';
    if (cell.repeated) all += '+';
  }
  return all;
}

// Holes E9 and M4 are the first pair; the row C9 D9 goes on behind them as N4 O4 P4.
const char* const kThroughPortal =
    R"({"ruleset":"vcaro-portal","board":{"size":17,"portals":[[[4,8],[12,3]],[[8,1],[1,1]]]},
"moves":[[2,8],[0,16],[13,3],[2,16],[3,8],[4,16],[14,3],[6,16],[15,3]]})";

// Holes D9 and J9 lie on one row: E9 to I9 is a ring of five cells.
const char* const kRing =
    R"({"ruleset":"vcaro-portal","board":{"size":17,"portals":[[[3,8],[9,8]],[[12,1],[1,1]]]},
"moves":[[4,8],[0,16],[8,8],[2,16],[5,8],[4,16],[6,8],[6,16],[7,8]]})";

}  // namespace

TEST_CASE("the lens unrolls a row through a portal, in reading order, with its edges", "[viewer]") {
  const auto study = study_of_json(kThroughPortal);
  const Moment moment = moment_at(*study, 9);
  const LensView lens = make_lens(*study, moment, at(*study, "P4"), std::nullopt);
  CHECK(lens.axis == Axis::east);
  CHECK(text_of(*study, lens) == "A9 B9 C9* D9* [1] N4* O4* P4* Q4");
  CHECK(lens.run == 5);
  CHECK(lens.counts);
  CHECK_FALSE(lens.too_long);
  CHECK(lens.edge_left);
  CHECK(lens.edge_right);
  CHECK_FALSE(lens.ring);
  // From the other side of the hole it is the same line.
  CHECK(text_of(*study, make_lens(*study, moment, at(*study, "C9"), Axis::east)) == text_of(*study, lens));
}

TEST_CASE("the winning row's axis comes first, else the longest run's, else the row", "[viewer]") {
  const auto study = study_of_json(R"({"ruleset":"gomoku-free","board":{"size":15},
"moves":[[7,7],[0,0],[7,8],[0,2],[8,8],[0,4],[7,9],[0,6],[3,3],[0,8]]})");
  const Moment moment = moment_at(*study, 10);
  CHECK(make_lens(*study, moment, at(*study, "H9"), std::nullopt).axis == Axis::north);
  CHECK(make_lens(*study, moment, at(*study, "I9"), std::nullopt).axis == Axis::east);
  CHECK(make_lens(*study, moment, at(*study, "L12"), std::nullopt).axis == Axis::east);
  CHECK(make_lens(*study, moment, at(*study, "H9"), Axis::south_east).axis == Axis::south_east);
  CHECK(make_lens(*study, moment, at(*study, "H9"), std::nullopt).run == 3);
}

TEST_CASE("the lens of a ring repeats its cells and counts each once", "[viewer]") {
  const auto study = study_of_json(kRing);
  const Moment moment = moment_at(*study, 9);
  REQUIRE(moment.outcome);
  const LensView lens = make_lens(*study, moment, at(*study, "H9"), std::nullopt);
  CHECK(lens.ring);
  CHECK(lens.ring_length == 5);
  CHECK(lens.run == 5);
  CHECK(lens.counts);
  CHECK_FALSE(lens.edge_left);
  CHECK_FALSE(lens.edge_right);
  REQUIRE(lens.cells.size() == 17);
  int in_row = 0;
  int repeated = 0;
  for (const LensCell& cell : lens.cells) {
    in_row += cell.in_row ? 1 : 0;
    repeated += cell.repeated ? 1 : 0;
    CHECK((cell.pair_before == 0) == (cell.point == at(*study, "E9") && &cell != &lens.cells.front()));
  }
  CHECK(in_row == 5);
  CHECK(repeated == 12);
}

TEST_CASE("the lens stops at locked cells and says so, also behind a hole", "[viewer]") {
  const auto study = study_of_json(
      R"({"ruleset":"gomoku-free","board":{"size":15,"locked":[[3,7],[11,2]],"portals":[[[8,7],[10,2]]]},
"moves":[[5,7],[0,0],[6,7],[0,2]]})");
  const Moment moment = moment_at(*study, 4);
  const LensView lens = make_lens(*study, moment, at(*study, "F8"), Axis::east);
  CHECK(text_of(*study, lens) == "E8 F8* G8* H8");
  CHECK(lens.locked_left);
  CHECK(lens.locked_right);
  CHECK_FALSE(lens.edge_left);
  CHECK_FALSE(lens.edge_right);
  const LensView up = make_lens(*study, moment, at(*study, "F8"), Axis::north);
  CHECK(up.edge_left);
  CHECK(up.edge_right);
}

TEST_CASE("the lens reaches eight cells to either side and no further", "[viewer]") {
  const auto study = study_of_pente("1. K10 A1 *");
  const LensView lens = make_lens(*study, moment_at(*study, 2), at(*study, "K10"), Axis::east);
  CHECK(lens.cells.size() == 17);
  CHECK(text_of(*study, lens).substr(0, 3) == "B10");
  CHECK_FALSE(lens.edge_left);
  CHECK_FALSE(lens.edge_right);
}

TEST_CASE("a run longer than the rules count is too long", "[viewer]") {
  const char* const moves = R"(,"board":{"size":17},
"moves":[[2,8],[0,16],[7,8],[2,16],[3,8],[4,16],[4,8],[6,16],[6,8],[8,16],[5,8]]})";
  const auto study_under = [&](std::string text) { return study_of_json(text.append(moves)); };
  const auto exact = study_under(R"({"ruleset":"vcaro-normal")");
  const LensView lens = make_lens(*exact, moment_at(*exact, 11), at(*exact, "F9"), std::nullopt);
  CHECK(lens.run == 6);
  CHECK(lens.too_long);
  CHECK_FALSE(lens.counts);
  const auto free = study_under(R"({"ruleset":"gomoku-free")");
  const LensView counted = make_lens(*free, moment_at(*free, 11), at(*free, "F9"), std::nullopt);
  CHECK(counted.run == 6);
  CHECK_FALSE(counted.too_long);
  CHECK(counted.counts);
}

TEST_CASE("the lens of an empty cell has no run, that of a hole no cells", "[viewer]") {
  const auto study = study_of_json(kThroughPortal);
  const Moment moment = moment_at(*study, 9);
  const LensView empty = make_lens(*study, moment, at(*study, "Q4"), std::nullopt);
  CHECK(empty.run == 0);
  CHECK_FALSE(empty.counts);
  CHECK(empty.cells.size() > 1);
  CHECK(make_lens(*study, moment, at(*study, "E9"), std::nullopt).cells.empty());
  CHECK(make_lens(*study, moment, kNoPoint, std::nullopt).cells.empty());
}
