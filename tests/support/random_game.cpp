#include "tests/support/random_game.h"

#include <set>

#include "tests/support/random_board.h"
#include "tests/support/random_player.h"
#include "tests/support/vector_reader.h"

namespace fivefold {

using nlohmann::json;

namespace {

json random_ruleset(RandomSource& random, const json& rulesets) {
  std::vector<std::string> ids;
  for (const auto& entry : rulesets.items()) ids.push_back(entry.key());
  // Fouls and the lines of g-pente are rare events of two rulesets in 36: these are chosen more often.
  std::string id = random.one_of(ids);
  if (random.percent(10)) id = "renju-free";
  if (random.percent(3)) id = "g-pente";
  json ruleset = rulesets.at(id);
  if (!ruleset.at("forbidden").is_null() && random.percent(40)) {
    ruleset["forbidden"]["policy"] = "illegal";
    ruleset["forbidden"]["colour"] = random.from(1, 2);
  }
  if (random.percent(40)) ruleset["opening"] = json::array();
  if (random.percent(75)) return ruleset;
  // No site plays these; every combination must be right all the same.
  json& row = ruleset["row"];
  for (const char* colour : {"1", "2"}) row["over"][colour] = random.one_of<std::string>({"win", "ignore"});
  row["ends"] = random.one_of<std::string>({"any", "not_both_blocked", "five_not_both_blocked"});
  if (random.percent(50)) {
    const json lengths = random.one_of<json>({{2}, {3}, {2, 3}});
    ruleset["captures"] = {{"lengths", lengths}, {"win", random.from(4, 10)}, {"poof", random.percent(40)}};
    ruleset["five"] = random.one_of<std::string>({"immediate", "boat"});
  }
  if (random.percent(25)) ruleset["clock_s"] = 45;
  return ruleset;
}

// The rings of at least five cells.
std::vector<std::vector<Point>> rings_of(const Topology& topology) {
  std::vector<std::vector<Point>> rings;
  for (const Axis axis : kAxes)
    for (std::size_t i = 0; i < topology.size(); ++i) {
      const auto point = static_cast<Point>(i);
      if (!topology.is_hole(point) && topology.ring_length(point, axis) >= 5)
        rings.push_back(topology.line(point, axis));
    }
  return rings;
}

// Stones laid along lines, so that a few moves make rows, full rings, overlines and brackets.
json random_setup(RandomSource& random, const Topology& topology, const json& ruleset) {
  std::set<Point> taken;
  json stones = {{"1", json::array()}, {"2", json::array()}};
  const auto put = [&](Point point, int colour) {
    if (!topology.is_playable(point) || !taken.insert(point).second) return;
    const Coord at = topology.coord(point);
    stones[std::to_string(colour)].push_back({at.x, at.y});
  };
  const std::vector<std::vector<Point>> rings = rings_of(topology);
  for (int i = random.from(1, 5); i > 0; --i) {
    const auto start = static_cast<Point>(random.from(0, static_cast<int>(topology.size()) - 1));
    if (topology.is_hole(start)) continue;
    const bool ring = !rings.empty() && random.percent(50);
    const std::vector<Point> line =
        ring ? random.one_of(rings) : topology.line(start, static_cast<Axis>(random.from(0, 3)));
    const int colour = random.from(1, 2);
    const int length = ring ? static_cast<int>(line.size()) - 1 : random.from(2, 8);
    const int from = random.from(0, static_cast<int>(line.size()) - 1);
    for (int k = 0; k < length; ++k) {
      if (random.percent(12)) continue;
      put(line[static_cast<std::size_t>(from + k) % line.size()], random.percent(ring ? 97 : 85) ? colour : 3 - colour);
    }
  }
  json setup = {{"stones", stones}, {"to_move", random.from(1, 2)}};
  if (!ruleset.at("captures").is_null() && random.percent(50)) {
    const int most = ruleset.at("captures").at("win").get<int>() - 1;
    setup["taken"] = {{"1", random.from(0, most)}, {"2", random.from(0, most)}};
  }
  return setup;
}

}  // namespace

RandomGame random_game(std::uint64_t seed, const json& rulesets) {
  RandomSource random(seed);
  RandomGame result;
  result.ruleset = random_ruleset(random, rulesets);
  result.policy = random.percent(50) ? Policy::referee : Policy::record;
  result.vector["board"] = random_board(random);
  const Ruleset ruleset = ruleset_from_vector(result.ruleset);
  const Topology topology(layout_from_vector(result.vector, ruleset));
  if (random.percent(35)) result.vector["setup"] = random_setup(random, topology, result.ruleset);

  Game game(ruleset, topology, result.policy);
  const Setup setup = setup_from_vector(result.vector);
  game.reset(ruleset, topology, result.policy, &setup);
  RandomPlayer player(game, random);
  json moves = json::array();
  Step step;
  int after_end = random.from(0, 4);
  for (int left = random.from(10, 60); left > 0; --left) {
    if (game.outcome() && --after_end < 0) break;
    moves.push_back(player.token());
    game.apply(token_from_vector(moves.back()), step);
  }
  result.vector["moves"] = moves;
  return result;
}

std::string describe(std::uint64_t seed, const RandomGame& game) {
  const json whole = {{"seed", seed},
                      {"policy", game.policy == Policy::referee ? "referee" : "record"},
                      {"ruleset", game.ruleset},
                      {"vector", game.vector}};
  return whole.dump();
}

}  // namespace fivefold
