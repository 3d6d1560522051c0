#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"
#include "core/ruleset.h"

namespace fivefold {

/// One fault of a rules file. `diagnostic.where` is the span of bytes in the text.
struct HouseRulesProblem {
  int line = 1;    ///< from 1
  int column = 1;  ///< from 1, in code points
  Diagnostic diagnostic;
};

/// What a rules file says.
struct HouseRules {
  Ruleset ruleset;  ///< the entries that could be read, applied in order; not to be played by when there are problems
  std::vector<HouseRulesProblem> problems;
};

/// Reads a rules file (docs/house-rules.md): lines `key = value`, comments from '#', first of all `inherit = ID` where
/// the rules are those of a known ruleset with changes. Keys, values and contradictions that cannot be used become
/// problems with codes of the family H2xx. Text is UTF-8; a byte order mark and CRLF are accepted.
HouseRules parse_house_rules(std::string_view text);

/// A rules file that says everything about a ruleset: parse_house_rules reads it back to an equal one, without
/// problems. REQUIRES: a ruleset without contradictions; its texts hold no line breaks and no blanks at their ends, its
/// names and aliases no commas.
std::string write_rules_file(const Ruleset& ruleset);

}  // namespace fivefold
