#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/ruleset.h"

namespace fivefold {

/// Every parameter of a ruleset as an object: the keys of the rule vectors' rulesets.json, then what is known about the
/// game (title, aliases, ends, about, tips, authority, source).
nlohmann::ordered_json ruleset_json(const Ruleset& ruleset);

/// The same for people: one line a parameter, then the texts.
std::string ruleset_page(const Ruleset& ruleset);

}  // namespace fivefold
