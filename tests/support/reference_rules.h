#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/point.h"

namespace fivefold::reference {

/// A restriction of one early stone, as rulesets.json has it.
struct Restriction {
  std::string type;
  std::string from;
  int colour = 1;
  int stone = 1;  ///< of that colour
  int min = 0;
  std::vector<int> distances;
};

/// A ruleset object of rulesets.json as plain members.
struct Rules {
  int size = 19;
  int row_length = 5;
  bool overline_wins[3] = {false, true, true};  ///< by colour; [0] unused
  std::string ends;
  bool boat = false;
  std::vector<int> capture_lengths;
  int capture_win = 0;
  bool poof = false;
  std::string protocol;
  bool pass = false;
  std::optional<double> clock;
  int foul_colour = 0;  ///< 0: no fouls
  bool fouls_refused = false;
  std::vector<std::string> foul_kinds;
  std::vector<Restriction> opening;
};

Rules read_rules(const nlohmann::json& ruleset);

/// The ruleset a vector names, with its rules_override put over the top-level keys.
nlohmann::json ruleset_of(const nlohmann::json& vector, const nlohmann::json& rulesets);

}  // namespace fivefold::reference
