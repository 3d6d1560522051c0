#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/layout.h"
#include "core/record.h"
#include "core/ruleset.h"

namespace fivefold {

/// The engine's values for the objects of the vectors. On purpose independent of formats/jsonl, which reads the same
/// words for users: two readers that agree are worth more than one. All throw on objects of another shape.
Ruleset ruleset_from_vector(const nlohmann::json& ruleset);
/// The board of a vector, or the ruleset's size where it states none.
BoardLayout layout_from_vector(const nlohmann::json& vector, const Ruleset& ruleset);
Setup setup_from_vector(const nlohmann::json& vector);
Token token_from_vector(const nlohmann::json& token);

}  // namespace fivefold
