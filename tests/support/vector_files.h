#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace fivefold {

/// The text of a file under tests/vectors; throws when it cannot be read.
std::string read_vector_file(const std::string& name);
nlohmann::json load_vector_json(const std::string& name);
/// All of vectors.jsonl, in order.
std::vector<nlohmann::json> load_vectors();

/// rulesets.json and the relatives of it that only tests need, made from data: "keryo", "dk-pente", "o-pente",
/// "swap2-keryo", "gomoku-pente-org", "connect6-centre", "renju-free".
nlohmann::json load_all_rulesets();

/// A case of pente-variants.json in the form of the vectors.
struct VariantCase {
  std::string name;
  nlohmann::json vector;
  nlohmann::json ruleset;
  nlohmann::json expected;
  std::string win_reason;
};
std::vector<VariantCase> load_variant_cases();
/// What is wrong with an `expect` object for that case; empty when nothing is.
std::string check_variant(const VariantCase& variant, const nlohmann::json& found);

/// A failure message: what, the first event or key that differs, both objects.
std::string difference(const std::string& what, const nlohmann::json& expected, const nlohmann::json& found);

}  // namespace fivefold
