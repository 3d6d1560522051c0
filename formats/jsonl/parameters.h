#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/ruleset.h"

namespace fivefold {

/// One parameter of a ruleset under its key in rulesets.json, with its parents: "row.over.1".
struct Parameter {
  std::string_view key;
  /// Sets it; returns what should stand there when the value is impossible (and changes nothing), else an empty text.
  /// The key of an object with parts ("row") takes no value of its own, except that null clears some.
  std::string (*set)(Ruleset&, const nlohmann::json&);
};

std::span<const Parameter> all_parameters();

}  // namespace fivefold
