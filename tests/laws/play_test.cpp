#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/support/engine_driver.h"
#include "tests/support/random_game.h"
#include "tests/support/vector_files.h"
#include "tests/support/vector_reader.h"

using namespace fivefold;
using nlohmann::json;

namespace {

/// Plies of one game of random play: every point that may be played is equally likely.
int plies_of_random_play(const Ruleset& ruleset, const Topology& topology, RandomSource& random, Game& game) {
  game.reset(ruleset, topology, Policy::referee);
  Step step;
  const int points = static_cast<int>(topology.size());
  while (!game.outcome()) game.apply(Token::move(topology.coord(static_cast<Point>(random.from(0, points - 1)))), step);
  return static_cast<int>(number(game.plies()));
}

}  // namespace

// The mean was measured with other engines; one mistake in captures or rows moves it by far more.
TEST_CASE("random Pente lasts 154.1 plies", "[laws]") {
  const Ruleset ruleset = ruleset_from_vector(load_vector_json("rulesets.json").at("yz-pente"));
  const Topology topology(layout_from_vector(json::object(), ruleset));
  Game game(ruleset, topology);
  RandomSource random(20240229);
  constexpr int games = 10000;
  double plies = 0;
  for (int i = 0; i < games; ++i) plies += plies_of_random_play(ruleset, topology, random, game);
  INFO("mean " << plies / games);
  CHECK(std::abs(plies / games - 154.1) < 1.5);
}

TEST_CASE("a copy made in the middle of a game goes on as the game does", "[laws]") {
  const LawRange range = law_range(700001, 3000);
  const json rulesets = load_all_rulesets();
  for (std::uint64_t seed = range.first; seed < range.first + range.cases; ++seed) {
    const RandomGame source = random_game(seed, rulesets);
    const Ruleset ruleset = ruleset_from_vector(source.ruleset);
    const Topology topology(layout_from_vector(source.vector, ruleset));
    const Setup setup = setup_from_vector(source.vector);
    Game game(ruleset, topology, source.policy);
    game.reset(ruleset, topology, source.policy, &setup);
    std::unique_ptr<Game> copy;
    const std::size_t middle = source.vector.at("moves").size() / 2;
    std::size_t i = 0;
    for (const json& move : source.vector.at("moves")) {
      if (i++ == middle) copy = std::make_unique<Game>(game);
      const Token token = token_from_vector(move);
      Step step;
      game.apply(token, step);
      if (!copy) continue;
      Step again;
      copy->apply(token, again);
      if (event_of(step, topology) != event_of(again, topology) || game.to_move() != copy->to_move() ||
          game.position().rows_as_text() != copy->position().rows_as_text())
        FAIL("FIVEFOLD_LAW_SEED=" << seed << ": " << describe(seed, source));
    }
  }
}

TEST_CASE("a game that is reused forgets the board and the rules before it", "[laws]") {
  const json rulesets = load_all_rulesets();
  std::unique_ptr<Game> reused;
  for (std::uint64_t seed = 900001; seed < 902001; ++seed) {
    const RandomGame source = random_game(seed, rulesets);
    const Ruleset ruleset = ruleset_from_vector(source.ruleset);
    const Topology topology(layout_from_vector(source.vector, ruleset));  // often at the address of the one before
    if (!reused) reused = std::make_unique<Game>(ruleset, topology);
    const json expected = play_vector(source.vector, source.ruleset, source.policy);
    const json found = play_vector(source.vector, ruleset, topology, source.policy, *reused);
    if (expected != found) FAIL(difference(describe(seed, source), expected, found));
  }
}
