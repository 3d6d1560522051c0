#pragma once

#include <string_view>
#include <vector>

#include "core/diagnostic.h"
#include "core/ruleset.h"

namespace fivefold::house_rules {

/// Two things that rules say and that cannot both hold.
struct Contradiction {
  std::string_view key;  ///< the key of a rules file at which to point
  int number = 0;        ///< of opening.N, from 1
  Code code;
  std::vector<std::pair<std::string, std::string>> arguments;
};

/// Every contradiction of a ruleset, empty for rules that can be played.
std::vector<Contradiction> contradictions(const Ruleset& ruleset);

}  // namespace fivefold::house_rules
