#include "core/game.h"
#include "tests/support/catch.h"

using namespace fivefold;

// What only the record policy does (docs/rules.md, two policies): the referee's side is covered by the vectors.

namespace {

struct Played {
  Ruleset ruleset;
  BoardLayout layout;
  Topology topology;
  Game game;
  Step step;

  explicit Played(const Ruleset& rules, const BoardLayout& board = {})
      : ruleset(rules), layout(board), topology(layout), game(ruleset, topology, Policy::record) {}
  Played(const Played&) = delete;
  Played& operator=(const Played&) = delete;

  const Step& play(std::int16_t x, std::int16_t y, std::uint8_t side = 0) {
    Token token = Token::move({x, y});
    token.side = side;
    game.apply(token, step);
    return step;
  }
};

Ruleset pente() {
  Ruleset ruleset;
  ruleset.capture.lengths = 1U << 2;
  ruleset.capture.stones_to_win = 10;
  OpeningConstraint centre;
  ruleset.opening = {centre};
  return ruleset;
}

}  // namespace

TEST_CASE("a stone of the wrong colour stands as written and the other side is next") {
  Played played(pente());
  CHECK(played.play(9, 9).problems.empty());
  const Step& step = played.play(3, 3, 1);
  CHECK(step.placed);
  CHECK(step.problems.has(Problem::wrong_turn));
  CHECK(step.side == Side::first);
  CHECK(played.game.to_move() == Side::second);
}

TEST_CASE("the opening rules bind the stone's own side, not the side whose turn it was") {
  Played played(pente());
  const Step& black = played.play(0, 0, 2);
  CHECK(black.problems.has(Problem::wrong_turn));
  CHECK_FALSE(black.problems.has(Problem::opening_centre));
  CHECK(played.play(1, 1).problems.has(Problem::opening_centre));
}

TEST_CASE("an opening breach is placed and told") {
  Played played(pente());
  const Step& step = played.play(0, 0);
  CHECK(step.placed);
  CHECK(step.problems.has(Problem::opening_centre));
}

TEST_CASE("captures after the end are shown and counted nowhere; the first outcome stands") {
  Ruleset ruleset = pente();
  ruleset.opening.clear();
  Played played(ruleset);
  played.play(5, 5);
  played.play(6, 5);
  played.play(0, 0);
  played.play(7, 5);
  played.game.apply(Token::of(Act::resign, 2), played.step);
  REQUIRE(played.game.outcome());
  const Step& step = played.play(8, 5);
  CHECK(step.placed);
  CHECK(step.problems.has(Problem::game_over));
  CHECK(step.captured.size() == 2);
  CHECK(played.game.position().taken(Side::first) == 0);
  CHECK(played.game.outcome() == Outcome{Side::first, bit(EndKind::resign)});
}

TEST_CASE("no choice is due any more when the game is over") {
  Ruleset ruleset;
  ruleset.swap = SwapRule::swap;
  Played played(ruleset);
  played.play(0, 0);
  played.play(1, 0);
  played.play(2, 0);
  REQUIRE(played.game.phase() == Phase::other_chooses);
  played.game.apply(Token::of(Act::resign, 1), played.step);
  CHECK_FALSE(played.play(3, 0).problems.has(Problem::choice_pending));
}

TEST_CASE("Boat: a second stone of the side whose five waits is no reply") {
  Ruleset ruleset = pente();
  ruleset.opening.clear();
  ruleset.line.win = RowWin::boat;
  Played played(ruleset);
  // A five on row 9 whose last stone can be taken with (9, 10) from (9, 8) and (9, 11).
  for (std::int16_t x = 5; x <= 8; ++x) {
    played.play(x, 9);
    played.play(static_cast<std::int16_t>(2 * (x - 5)), 0);
  }
  played.play(9, 10);
  played.play(9, 8);
  CHECK_FALSE(played.play(9, 9).outcome);
  CHECK_FALSE(played.play(0, 18, 1).outcome);
  CHECK(played.play(18, 18).outcome == Outcome{Side::first, bit(EndKind::row_stood)});
}
