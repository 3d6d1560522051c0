#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/catch.h"
#include "tests/support/engine_driver.h"
#include "tests/support/random_game.h"
#include "tests/support/reference_engine.h"
#include "tests/support/vector_files.h"

using namespace fivefold;
using nlohmann::json;

namespace {

json by_reference(const RandomGame& game) {
  const auto policy = game.policy == Policy::referee ? reference::Policy::referee : reference::Policy::record;
  return reference::play(game.vector, game.ruleset, policy);
}

bool agree(const RandomGame& game) { return play_vector(game.vector, game.ruleset, game.policy) == by_reference(game); }

/// Leaves out every token without which the engines still disagree.
RandomGame shortened(RandomGame game) {
  json& moves = game.vector["moves"];
  for (std::size_t i = moves.size(); i-- > 0;) {
    const json token = moves[i];
    moves.erase(i);
    if (agree(game)) moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(i), token);
  }
  return game;
}

/// How often each kind of event occurred: a law that never meets a rule says nothing about it.
class Counts {
 public:
  void add(const json& expect) {
    for (const json& event : expect.at("events")) {
      for (const json& why : event.value("why", json::array())) ++counts_["why " + why.get<std::string>()];
      for (const char* key : {"cap", "poof", "colours"}) counts_[key] += event.contains(key) ? 1 : 0;
      if (event.contains("res")) add_result(event.at("res"));
    }
  }

  int of(const std::string& kind) const {
    const auto found = counts_.find(kind);
    return found == counts_.end() ? 0 : found->second;
  }

 private:
  void add_result(const json& result) {
    for (const json& by : result.at("by")) ++counts_["by " + by.get<std::string>()];
    if (result.at("by").size() > 1) ++counts_["two reasons"];
    const json lines = result.value("lines", json::array());
    if (lines.size() > 1) ++counts_["two rows"];
    for (const json& line : lines) {
      counts_["ring row"] += line.at("ring").get<bool>() ? 1 : 0;
      counts_["hop"] += line.at("hops").empty() ? 0 : 1;
      for (const json& hop : line.at("hops")) counts_["chain of holes"] += hop.at(1).size() > 2 ? 1 : 0;
    }
  }

  std::map<std::string, int> counts_;
};

void require_variety(const Counts& counts) {
  std::vector<std::string> kinds = {"cap",      "poof",     "colours", "two reasons",
                                    "two rows", "ring row", "hop",     "chain of holes"};
  for (int i = 0; i < kEndKinds; ++i) kinds.push_back(std::string("by ") + word(static_cast<EndKind>(i)));
  for (int i = 0; i < kProblems; ++i) kinds.push_back(std::string("why ") + word(static_cast<Problem>(i)));
  for (const std::string& kind : kinds) {
    INFO(kind);
    CHECK(counts.of(kind) >= 10);
  }
}

}  // namespace

TEST_CASE("the engine and the reference engine agree on random games", "[laws]") {
  const LawRange range = law_range(1, 60000);
  const json rulesets = load_all_rulesets();
  Counts counts;
  for (std::uint64_t seed = range.first; seed < range.first + range.cases; ++seed) {
    const RandomGame game = random_game(seed, rulesets);
    const json expected = by_reference(game);
    if (expected == play_vector(game.vector, game.ruleset, game.policy)) {
      counts.add(expected);
      continue;
    }
    const RandomGame small = shortened(game);
    FAIL("FIVEFOLD_LAW_SEED=" << seed << " FIVEFOLD_LAW_CASES=1: "
                              << difference(describe(seed, small), by_reference(small),
                                            play_vector(small.vector, small.ruleset, small.policy)));
  }
  if (range.whole) require_variety(counts);
}
