#pragma once

#include <nlohmann/json.hpp>

#include "core/game.h"

namespace fivefold {

/// The real engine in the words of the vectors: plays a vector and returns its `expect` object, as
/// reference::play does.
nlohmann::json play_vector(const nlohmann::json& vector, const nlohmann::json& ruleset, Policy policy);
/// The same with what was read already; `game` is reset, so one Game can serve many vectors.
nlohmann::json play_vector(const nlohmann::json& vector, const Ruleset& ruleset, const Topology& topology,
                           Policy policy, Game& game);
/// The real engine's `expect` object of one query of a vector of kind "query".
nlohmann::json answer_query(const nlohmann::json& query, const nlohmann::json& vector, const nlohmann::json& ruleset);

/// The event of one step, without "i"; an empty object when the token was simply accepted.
nlohmann::json event_of(const Step& step, const Topology& topology);

}  // namespace fivefold
