// Runs what judges the engine without Catch2: the vectors, the Pente family's cases, then a few thousand games against
// the reference engine. Exit 0: no difference. Exit 1: the first difference, named on stdout.

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "tests/support/engine_driver.h"
#include "tests/support/random_game.h"
#include "tests/support/reference_engine.h"
#include "tests/support/vector_files.h"
#include "tests/support/vector_reader.h"

using namespace fivefold;
using nlohmann::json;

namespace {

[[noreturn]] void caught(const std::string& by) {
  std::printf("%s\n", by.c_str());
  std::exit(1);
}

void run_vectors(const json& rulesets) {
  for (const json& vector : load_vectors()) {
    const std::string id = vector.at("id");
    const json ruleset = reference::ruleset_of(vector, rulesets);
    if (vector.contains("expect") && play_vector(vector, ruleset, Policy::referee) != vector.at("expect"))
      caught("vector " + id);
    for (const json& query : vector.value("queries", json::array()))
      if (answer_query(query, vector, ruleset) != query.at("expect")) caught("query " + id);
  }
  for (const VariantCase& variant : load_variant_cases())
    if (!check_variant(variant, play_vector(variant.vector, variant.ruleset, Policy::referee)).empty())
      caught("case " + variant.name);
}

void run_games(const json& rulesets) {
  std::optional<Game> reused;
  for (std::uint64_t seed = 1; seed <= 8000; ++seed) {
    const RandomGame game = random_game(seed, rulesets);
    const Ruleset ruleset = ruleset_from_vector(game.ruleset);
    const Topology topology(layout_from_vector(game.vector, ruleset));
    if (!reused) reused.emplace(ruleset, topology);
    const json found = play_vector(game.vector, ruleset, topology, game.policy, *reused);
    const auto policy = game.policy == Policy::referee ? reference::Policy::referee : reference::Policy::record;
    if (found != reference::play(game.vector, game.ruleset, policy)) caught("random game " + std::to_string(seed));
  }
}

}  // namespace

int main() try {
  const json rulesets = load_all_rulesets();
  run_vectors(rulesets);
  run_games(rulesets);
  return 0;
} catch (const std::exception& error) {
  caught(error.what());
}
