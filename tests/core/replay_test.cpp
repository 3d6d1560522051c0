// What a replay reports under the record policy: faults of moves, of openings, of clocks, and what happens to the moves
// that follow (docs/rules.md, two policies).

#include "core/replay.h"

#include <vector>

#include "core/ruleset_catalog.h"
#include "tests/support/catch.h"
#include "tests/support/record_builder.h"

using namespace fivefold;

namespace {

struct Replayed {
  ReplaySummary summary;
  Diagnostics diagnostics;
  std::vector<std::string> ids() const {
    std::vector<std::string> out;
    for (const Diagnostic& d : diagnostics) out.emplace_back(row(d.code).id);
    return out;
  }
};

using Ids = std::vector<std::string>;

Replayed replay(const Record& record, const char* ruleset, const BoardLayout& layout = {},
                Replayer::Options options = {}) {
  Replayed out;
  const Topology topology(layout);
  Replayer replayer;
  out.summary = replayer.replay(record, *find_ruleset(ruleset), topology, options, out.diagnostics);
  return out;
}

BoardLayout board(int side) {
  BoardLayout layout;
  layout.width = layout.height = side;
  return layout;
}

class Places : public StepSink {
 public:
  void step(std::size_t line, std::size_t token, const Step& step, const Game&) override {
    seen.push_back(std::to_string(line) + ":" + std::to_string(token) + (step.placed ? "" : "!"));
  }
  std::vector<std::string> seen;
};

}  // namespace

TEST_CASE("an occupied point ends the line, says since when, and later moves are not played", "[core][replay]") {
  const Replayed out = replay(record_of("K10 L9 N10 K10 A1 B1"), "bk-pente");
  CHECK(out.ids() == Ids{"M104", "M106"});
  CHECK(message(out.diagnostics[0]) == "K10 is occupied: a stone of White stands there since ply 1");
  CHECK(number(out.diagnostics[0].ply) == 4);
  CHECK(out.diagnostics[0].where == Span{11, 14});
  CHECK(message(out.diagnostics[1]) == "later moves of this line that were not played: 2");
  CHECK(out.summary.stopped);
  CHECK(out.summary.plies == 3);
  CHECK(out.summary.playable_tokens == 3);
}

TEST_CASE("a point freed by a capture is free at once", "[core][replay]") {
  // White takes L9 and M8 with N7; Black plays L9 again.
  const Replayed out = replay(record_of("K10 L9 N14 M8 N7 L9"), "bk-pente");
  CHECK(out.ids().empty());
  CHECK(out.summary.plies == 6);
  CHECK(out.summary.capture_plies == 1);
  CHECK(out.summary.captured_stones == 2);
}

TEST_CASE("after the stop only faults that need no replay are reported", "[core][replay]") {
  const Replayed out = replay(record_of("K10 Z99 K10 B2 I5 L9"), "bk-pente");
  // K10 holds a stone at the stop, I5 is no point; B2 and L9 may have been good.
  CHECK(out.ids() == Ids{"M101", "M106", "M104", "S101"});
  CHECK(message(out.diagnostics[0]) == "Z99 is off the 19x19 board");
}

TEST_CASE("no stone stands on a locked cell or a hole", "[core][replay]") {
  BoardLayout layout = board(17);
  layout.locked = {{4, 4}, {10, 4}, {4, 10}};
  CHECK(replay(record_of("E6 E5", CoordinateStyle::keep_i), "vcaro-locked", layout).ids() == Ids{"M102"});
  layout = board(17);
  layout.portals = {{{4, 4}, {10, 10}, "red"}, {{2, 9}, {12, 3}, "blue"}};
  CHECK(replay(record_of("A1 E5", CoordinateStyle::keep_i), "vcaro-portal", layout).ids() == Ids{"M103"});
}

TEST_CASE("opening breaches: an error where the rule always binds, a note in unrated pente.org games",
          "[core][replay]") {
  Record record = record_of("K10 A1 L11");
  for (const char* ruleset : {"yz-pente", "bk-pente", "g-pente"}) {
    record.rated = false;
    const Replayed out = replay(record, ruleset);
    REQUIRE(out.diagnostics.size() == 1);
    CHECK(out.diagnostics[0].severity == Severity::error);
  }
  const Replayed unrated = replay(record, "pente");
  REQUIRE(unrated.ids() == Ids{"O102"});
  CHECK(unrated.diagnostics[0].severity == Severity::note);
  CHECK(message(unrated.diagnostics[0]) ==
        "L11: stone 2 of White must be at least 3 away from the centre, K10; it is 1 away");
  record.rated.reset();  // not stated means rated
  CHECK(replay(record, "pente").diagnostics[0].severity == Severity::error);

  Record off_centre = record_of("A1 K10 T19");
  off_centre.rated = false;
  const Replayed centre = replay(off_centre, "pente");
  CHECK(centre.ids() == Ids{"O101"});
  CHECK(centre.diagnostics[0].severity == Severity::error);
  CHECK(centre.summary.plies == 3);  // placed all the same
}

TEST_CASE("vcaro: four cells from the own first stone, next to a locked cell", "[core][replay]") {
  CHECK(replay(record_of("H8 A1 K8", CoordinateStyle::keep_i), "vcaro-normal", board(17)).ids() == Ids{"O102"});
  CHECK(replay(record_of("H8 A1 L8", CoordinateStyle::keep_i), "vcaro-normal", board(17)).ids().empty());
  BoardLayout layout = board(17);
  layout.locked = {{4, 4}, {10, 4}, {4, 10}};
  CHECK(replay(record_of("Q17", CoordinateStyle::keep_i), "vcaro-locked", layout).ids() == Ids{"O103"});
}

TEST_CASE("one finding says when the game was over; the first end stands", "[core][replay]") {
  const Replayed out = replay(record_of("K10 A1 N10 A2 O10 A3 P10 A4 Q10 A5 M10 A6 L10"), "bk-open-pente");
  CHECK(out.ids().empty() == false);
  CHECK(out.ids() == Ids{"E101"});
  CHECK(message(out.diagnostics[0]) == "the game was over at ply 10 (a row); moves after the end: 3");
  CHECK(number(out.diagnostics[0].ply) == 11);
  CHECK(out.summary.outcome == Outcome{Side::second, bit(EndKind::row)});
  CHECK(out.summary.plies == 13);
}

TEST_CASE("captures after the end are shown but not counted", "[core][replay]") {
  // Black wins with A1-A5 at ply 10; White then takes K9 and K8 with K7.
  const Replayed out = replay(record_of("K10 A1 N10 A2 O10 A3 P10 A4 T19 A5 T18 K9 T16 K8 K7"), "bk-open-pente");
  CHECK(out.ids() == Ids{"E101"});
  CHECK(out.summary.capture_plies == 0);
  CHECK(out.summary.captured_stones == 0);
}

TEST_CASE("a late move is one finding and play goes on", "[core][replay]") {
  Record record = record_of("H8 A1 H13", CoordinateStyle::keep_i);
  record.tokens[1].milliseconds = 45'000;
  CHECK(replay(record, "vcaro-normal", board(17)).ids().empty());
  record.tokens[1].milliseconds = 45'900;
  const Replayed tolerated = replay(record, "vcaro-normal", board(17));
  REQUIRE(tolerated.ids() == Ids{"T101"});
  CHECK(tolerated.diagnostics[0].severity == Severity::warning);
  CHECK(message(tolerated.diagnostics[0]) == "A1 took 45.9 s, the limit is 45 s");
  record.tokens[1].milliseconds = 46'001;
  const Replayed late = replay(record, "vcaro-normal", board(17));
  CHECK(late.diagnostics[0].severity == Severity::error);
  CHECK(late.summary.plies == 3);
}

TEST_CASE("a stone of the wrong side stands in the colour written and the other side is next", "[core][replay]") {
  Record record = record_of("H8 A1 H13 A2", CoordinateStyle::keep_i);
  record.tokens[1].side = 1;  // claims X's colour on O's turn
  record.tokens[2].side = 2;
  const Replayed out = replay(record, "gomoku-std", board(15));
  CHECK(out.ids() == Ids{"M105"});
  CHECK(out.summary.to_move == Side::second);
  CHECK(out.summary.plies == 4);
}

TEST_CASE("a swap choice that the record leaves out is unknown, not a fault", "[core][replay]") {
  const Replayed out = replay(record_of("H8 J8 A1 B1", CoordinateStyle::skip_i), "bk-swap-five", board(15));
  REQUIRE(out.ids() == Ids{"M108"});
  CHECK(out.diagnostics[0].severity == Severity::note);
}

TEST_CASE("variations are played from where they leave, at any depth", "[core][replay]") {
  Record record = record_of("K10 L9 N14");
  record.begin_line(1, 0, 1);
  record.add(Token::move({0, 0}));
  record.add(Token::move({9, 9}));  // K10 again: occupied in the variation
  record.begin_line(2, 1, 1);
  record.add(Token::move({10, 8}));  // L9 is free here
  record.begin_line(3, 7, 1);        // no line 7
  record.add(Token::move({1, 1}));
  record.begin_line(4, 0, 9);  // the main line has three tokens
  record.add(Token::move({1, 1}));
  Diagnostics diagnostics;
  const Topology topology{BoardLayout{}};
  Replayer replayer;
  Places places;
  const ReplaySummary summary =
      replayer.replay(record, *find_ruleset("bk-open-pente"), topology, {}, diagnostics, &places);
  CHECK(places.seen == std::vector<std::string>{"0:0", "1:3", "2:5", "1:4!", "0:1", "0:2"});
  CHECK(summary.plies == 3);
  CHECK_FALSE(summary.stopped);
  REQUIRE(diagnostics.size() == 3);
  CHECK(diagnostics[0].code == Code::occupied);
  CHECK(diagnostics[0].line == 1);
  CHECK(message(diagnostics[0]) == "K10 is occupied: a stone of White stands there since ply 1");
  CHECK(diagnostics[1].code == Code::variation_without_place);
  CHECK(diagnostics[2].line == 4);
}

TEST_CASE("variations that name each other as parents do not hang", "[core][replay]") {
  Record record = record_of("K10");
  record.begin_line(1, 2, 0);
  record.add(Token::move({0, 0}));
  record.begin_line(2, 1, 0);
  record.add(Token::move({0, 1}));
  record.begin_line(3, 3, 0);
  CHECK(replay(record, "bk-open-pente").ids() == Ids{"M111", "M111", "M111"});
}

TEST_CASE("ten thousand nested variations need no deep stack", "[core][replay]") {
  Record record = record_of("A1");
  for (std::uint32_t i = 1; i <= 10'000; ++i) record.begin_line(i, i - 1, i == 1 ? 1 : 0);
  CHECK(replay(record, "bk-open-pente").ids().empty());
}
