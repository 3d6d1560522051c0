#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"
#include "core/ruleset.h"

namespace fivefold {

/// Why a parameter could not be set.
struct ParameterProblem {
  enum class Kind : unsigned char { unknown_key, bad_value };
  Kind kind = Kind::bad_value;
  std::string key;       ///< with its parents: "row.over.1"
  std::string text;      ///< the value as JSON text (bad_value)
  std::string expected;  ///< what it should be, in words (bad_value)
  std::string nearest;   ///< the known key that may be meant, or empty (unknown_key)
};

/// Sets one parameter of a ruleset: a key of rulesets.json ("captures") or a part of one ("captures.win",
/// "row.over.1"), as docs/json.md lists them. An object sets the parts that it names and leaves the others. What cannot
/// be set is returned and changes nothing.
std::vector<ParameterProblem> set_parameter(Ruleset& ruleset, std::string_view key, const nlohmann::json& value);

/// The same for a value from a plain text file: JSON text where it is some, else the text itself as a string
/// ("row.ends" = "not_both_blocked").
std::vector<ParameterProblem> set_parameter_text(Ruleset& ruleset, std::string_view key, std::string_view value);

/// A ruleset changed by house rules: each key of the JSON object replaces that parameter of `base`. Reports unknown
/// keys (S506) and, with no ruleset as the result, values that a parameter cannot have (S507) and text that is no
/// object (S501). All findings point at `where`.
std::optional<Ruleset> apply_rules_json(const Ruleset& base, std::string_view json_object, Diagnostics& diagnostics,
                                        Span where);

/// The ruleset as one line of JSON with the keys of rulesets.json; further keys where they differ from the neutral
/// ruleset. What is written gives the same ruleset when applied to the neutral one.
std::string write_rules_json(const Ruleset& ruleset);

}  // namespace fivefold
