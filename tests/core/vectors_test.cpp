#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/catch.h"
#include "tests/support/engine_driver.h"
#include "tests/support/reference_rules.h"
#include "tests/support/vector_files.h"

using namespace fivefold;
using nlohmann::json;

namespace {

/// What the engine says against a vector's verdict; empty when they agree.
std::string fault_of(const json& vector, const json& rulesets) {
  const std::string id = vector.at("id");
  const json ruleset = reference::ruleset_of(vector, rulesets);
  std::string faults;
  if (vector.contains("expect")) {
    const json found = play_vector(vector, ruleset, Policy::referee);
    if (found != vector.at("expect")) faults += difference(id, vector.at("expect"), found);
  }
  for (const json& query : vector.value("queries", json::array())) {
    const json found = answer_query(query, vector, ruleset);
    if (found != query.at("expect")) faults += difference(id + " " + query.dump(), query.at("expect"), found);
  }
  return faults;
}

}  // namespace

TEST_CASE("the engine gives every verdict of the vectors, and they cover every sentence of the rules", "[vectors]") {
  const json rulesets = load_vector_json("rulesets.json");
  std::set<std::string> passed;
  int failed = 0;
  for (const json& vector : load_vectors()) {
    const std::string fault = fault_of(vector, rulesets);
    // A match is judged by the tools from several records; its vectors are run there.
    if (fault.empty()) {
      passed.insert(vector.at("id").get<std::string>());
    } else if (++failed <= 10) {
      FAIL_CHECK(fault);
    }
  }
  CHECK(failed == 0);
  CHECK(passed.size() == 2312);

  const json coverage = load_vector_json("coverage.json");
  CHECK(coverage.size() == 61);
  for (const auto& [sentence, cases] : coverage.items()) {
    INFO(sentence << ": " << cases.at("meaning"));
    for (const char* kind : {"positive", "negative"}) {
      CHECK_FALSE(cases.at(kind).empty());
      for (const json& id : cases.at(kind)) {
        INFO(kind << " case " << id);
        CHECK(passed.count(id.get<std::string>()) == 1);
      }
    }
  }
}

TEST_CASE("the engine gives every verdict of the Pente family's cases", "[vectors]") {
  const std::vector<VariantCase> cases = load_variant_cases();
  CHECK(cases.size() == 74);
  for (const VariantCase& variant : cases) {
    const json found = play_vector(variant.vector, variant.ruleset, Policy::referee);
    const std::string fault = check_variant(variant, found);
    if (!fault.empty()) FAIL_CHECK(fault);
  }
}
