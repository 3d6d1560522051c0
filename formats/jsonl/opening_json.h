#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/ruleset.h"

namespace fivefold {

/// The opening rules as rulesets.json has them. On a fault nothing is returned and `expected` says what should stand
/// there.
std::optional<std::vector<OpeningConstraint>> read_opening(const nlohmann::json& list, std::string& expected);
nlohmann::ordered_json write_opening(const std::vector<OpeningConstraint>& opening);

}  // namespace fivefold
