#include <nlohmann/json.hpp>

#include "tests/support/catch.h"
#include "tests/support/reference_engine.h"
#include "tests/support/vector_files.h"

using namespace fivefold;
using nlohmann::json;

// The reference engine is itself tested: by every vector, and by the cases of other people's test suites.

TEST_CASE("the reference engine gives every verdict of the vectors", "[reference]") {
  const json rulesets = load_vector_json("rulesets.json");
  int games = 0;
  int queries = 0;
  for (const json& vector : load_vectors()) {
    const std::string id = vector.at("id");
    const json ruleset = reference::ruleset_of(vector, rulesets);
    if (vector.contains("expect")) {
      ++games;
      const json found = reference::play(vector, ruleset, reference::Policy::referee);
      if (found != vector.at("expect")) FAIL_CHECK(difference(id, vector.at("expect"), found));
    }
    for (const json& query : vector.value("queries", json::array())) {
      ++queries;
      const json found = reference::answer(query, vector, ruleset);
      if (found != query.at("expect")) FAIL_CHECK(difference(id + " " + query.dump(), query.at("expect"), found));
    }
  }
  CHECK(games == 2246);
  CHECK(queries >= 63);
}

TEST_CASE("the reference engine gives every verdict of the Pente family's cases", "[reference]") {
  const std::vector<VariantCase> cases = load_variant_cases();
  CHECK(cases.size() == 74);
  for (const VariantCase& variant : cases) {
    const json found = reference::play(variant.vector, variant.ruleset, reference::Policy::referee);
    const std::string fault = check_variant(variant, found);
    if (!fault.empty()) FAIL_CHECK(fault);
  }
}
