#include "core/position.h"

#include "tests/support/catch.h"
#include "tests/support/picture.h"

using namespace fivefold;
using Coords = std::vector<Coord>;

namespace {

Ruleset five_or_more() { return {}; }

Ruleset exactly_five() {
  Ruleset ruleset;
  ruleset.line.overline = {{Overline::ignored, Overline::ignored}};
  return ruleset;
}

Ruleset pairs() {
  Ruleset ruleset;
  ruleset.capture.lengths = 1U << 2;
  ruleset.capture.stones_to_win = 10;
  return ruleset;
}

bool wins_by_row(const Step& step, Side side) { return step.outcome == Outcome{side, bit(EndKind::row)}; }

}  // namespace

TEST_CASE("a ring of four is full and no five") {
  Picture picture(five_or_more(), {".........",  //
                                   ".........",  //
                                   ".a111*a..",  //
                                   ".........",  //
                                   "........."});
  CHECK_FALSE(picture.play(Side::first).outcome);
  const Row run = picture.position().run(picture.star(), Axis::east);
  CHECK(run.ring);
  CHECK(run.cells.size() == 4);
}

TEST_CASE("a ring of five wins when it is full; it starts at the placed stone and passes the pair once") {
  Picture picture(exactly_five(), {".........",  //
                                   ".........",  //
                                   ".a11*11a.",  //
                                   ".........",  //
                                   "........."});
  const Step step = picture.play(Side::first);
  REQUIRE(wins_by_row(step, Side::first));
  REQUIRE(step.rows.size() == 1);
  CHECK(step.rows[0].ring);
  CHECK(picture.coords(step.rows[0].cells) == Coords{{4, 2}, {5, 2}, {6, 2}, {2, 2}, {3, 2}});
  REQUIRE(step.rows[0].hops.size() == 1);
  CHECK(step.rows[0].hops[0].after == 2);
  CHECK(picture.coords(step.rows[0].hops[0].holes) == Coords{{7, 2}, {1, 2}});
}

TEST_CASE("a row may wrap through the pair of a longer ring") {
  Picture picture(exactly_five(), {"..........",  //
                                   "..........",  //
                                   "a*11..11a.",  //
                                   "..........",  //
                                   ".........."});
  const Step step = picture.play(Side::first);
  REQUIRE(wins_by_row(step, Side::first));
  CHECK_FALSE(step.rows[0].ring);
  CHECK(picture.coords(step.rows[0].cells) == Coords{{6, 2}, {7, 2}, {1, 2}, {2, 2}, {3, 2}});
}

TEST_CASE("two interleaved pairs make one line of all pieces") {
  Picture picture(exactly_five(), {".........",  //
                                   ".........",  //
                                   "a1b1a1b1*",  //
                                   ".........",  //
                                   "........."});
  const Step step = picture.play(Side::first);
  REQUIRE(wins_by_row(step, Side::first));
  CHECK(picture.coords(step.rows[0].cells) == Coords{{5, 2}, {3, 2}, {1, 2}, {7, 2}, {8, 2}});
}

TEST_CASE("six through a portal is no five where five must be exact, and one where more wins too") {
  const auto rows = {"..........",  //
                     "..........",  //
                     "11a..a111*",  //
                     "..........",  //
                     ".........."};
  CHECK_FALSE(Picture(exactly_five(), rows).play(Side::first).outcome);
  CHECK(wins_by_row(Picture(five_or_more(), rows).play(Side::first), Side::first));
}

TEST_CASE("an overline is ignored, the five on another axis wins all the same") {
  Picture picture(exactly_five(), {"......1",  //
                                   "......1",  //
                                   "......1",  //
                                   "......1",  //
                                   ".11111*"});
  const Step step = picture.play(Side::first);
  REQUIRE(wins_by_row(step, Side::first));
  REQUIRE(step.rows.size() == 1);
  CHECK(step.rows[0].axis == Axis::north);
}

TEST_CASE("a locked cell ends a row: the stones beyond it do not lengthen it") {
  Picture picture(exactly_five(), {".........",  //
                                   ".........",  //
                                   "11#1111*.",  //
                                   ".........",  //
                                   "........."});
  CHECK(wins_by_row(picture.play(Side::first), Side::first));
}

TEST_CASE("a pair is captured through a portal") {
  Picture picture(pairs(), {".........",  //
                            ".........",  //
                            "12a..a2*.",  //
                            ".........",  //
                            "........."});
  const Step step = picture.play(Side::first);
  CHECK(picture.coords(step.captured) == Coords{{6, 2}, {1, 2}});
  CHECK(picture.position().taken(Side::first) == 2);
  CHECK(picture.position().rows_as_text()[2] == "1.a..a.1.");
}

TEST_CASE("on a ring of three the placed stone does not bracket the pair against itself") {
  Picture picture(pairs(), {".......",  //
                            ".......",  //
                            ".a2*2a.",  //
                            ".......",  //
                            "......."});
  CHECK(picture.play(Side::first).captured.empty());
  CHECK(picture.position().taken(Side::first) == 0);
}

TEST_CASE("a stone captured along two axes counts once") {
  // North of the star lies a hole: the line goes on above the other end, on the stone east of the star.
  Picture picture(pairs(), {".....",  //
                            "..1..",  //
                            ".a2..",  //
                            ".*221",  //
                            "..a.."});
  const Step step = picture.play(Side::first);
  CHECK(step.captured.size() == 3);
  CHECK(picture.position().taken(Side::first) == 3);
}

TEST_CASE("edges and locked cells bracket nothing") {
  Picture picture(pairs(), {".2...",  //
                            ".2...",  //
                            "#*22#",  //
                            ".....",  //
                            "....."});
  CHECK(picture.play(Side::first).captured.empty());
}

TEST_CASE("a stone played between two enemies is not captured") {
  Picture picture(pairs(), {".....",  //
                            ".....",  //
                            "21*2.",  //
                            ".....",  //
                            "....."});
  CHECK(picture.play(Side::first).captured.empty());
  CHECK(picture.position().has(picture.star(), Side::first));
}

TEST_CASE("one enemy stone at both ends of a ring takes no pair away") {
  Ruleset poof = pairs();
  poof.capture.poof = true;
  CHECK(Picture(poof, {".......",  //
                       ".......",  //
                       ".a1*2a.",  //
                       ".......",  //
                       "......."})
            .play(Side::first)
            .poofed.empty());
  CHECK(Picture(poof, {".......",  //
                       ".......",  //
                       ".21*2..",  //
                       ".......",  //
                       "......."})
            .play(Side::first)
            .poofed.size() == 2);
}

TEST_CASE("a five with blocked ends is looked up along the line, through a portal") {
  Ruleset caro;
  caro.line.ends = Ends::not_both_blocked;
  CHECK_FALSE(Picture(caro, {"..........",  //
                             "..........",  //
                             "2a.a1111*2",  //
                             "..........",  //
                             ".........."})
                  .play(Side::first)
                  .outcome);
  // The enemy stone between the holes is beside the row on the board but not on its line.
  CHECK(wins_by_row(Picture(caro, {"..........",  //
                                   "..........",  //
                                   ".a2a1111*2",  //
                                   "..........",  //
                                   ".........."})
                        .play(Side::first),
                    Side::first));
}

TEST_CASE("the winning move takes its captures, and both reasons are told") {
  Ruleset ruleset = pairs();
  ruleset.capture.stones_to_win = 2;
  Picture picture(ruleset, {"....1",  //
                            "....2",  //
                            "....2",  //
                            "1111*",  //
                            "....."});
  const Step step = picture.play(Side::first);
  CHECK(step.outcome == Outcome{Side::first, static_cast<EndSet>(bit(EndKind::row) | bit(EndKind::captures))});
  CHECK(picture.position().rows_as_text()[1] == ".....");
}

TEST_CASE("a last stone that captures leaves the board open, so there is no draw") {
  const auto rows = {"12121",  //
                     "21212",  //
                     "1122*",  //
                     "21212",  //
                     "12121"};
  CHECK_FALSE(Picture(pairs(), rows).play(Side::first).outcome);
  CHECK(Picture(exactly_five(), rows).play(Side::first).outcome == Outcome{std::nullopt, bit(EndKind::board_full)});
}

TEST_CASE("a stone that was lost at once commits no foul") {
  Ruleset ruleset = pairs();
  ruleset.capture.poof = true;
  ruleset.line.overline = {{Overline::ignored, Overline::wins}};
  ruleset.forbidden.kinds = kFoulOverline | kFoulDoubleFour | kFoulDoubleThree;
  // Six free points in the star's column would look like an overline of nothing.
  Picture picture(ruleset, {"........",  //
                            "........",  //
                            ".....2..",  //
                            "....1...",  //
                            "...*....",  //
                            "..2.....",  //
                            "........",  //
                            "........"});
  const Step step = picture.play(Side::first);
  CHECK(step.poofed.size() == 2);
  CHECK_FALSE(step.outcome);
}
