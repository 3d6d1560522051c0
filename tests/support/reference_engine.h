#pragma once

#include <nlohmann/json.hpp>

#include "tests/support/reference_rules.h"

namespace fivefold::reference {

/// referee: a refused token changes nothing. record: what can be placed is placed and reported; the first move that
/// cannot be placed ends the line (the tokens after it are not looked at).
enum class Policy { referee, record };

/// Plays a vector ("board", "setup", "moves") under a ruleset object and returns its `expect` object: events, result,
/// taken, rows, to_move, state. Besides the tokens of the vectors it knows {"unreadable": text}. In a record a move
/// can be placed and have a "why" (all reasons that apply); an `act` of "timeout" may say `by`.
nlohmann::json play(const nlohmann::json& vector, const nlohmann::json& ruleset, Policy policy);

/// The `expect` object of one query of a vector of kind "query".
nlohmann::json answer(const nlohmann::json& query, const nlohmann::json& vector, const nlohmann::json& ruleset);

}  // namespace fivefold::reference
