#include "tests/support/reference_rules.h"

namespace fivefold::reference {

using nlohmann::json;

Rules read_rules(const json& ruleset) {
  Rules rules;
  rules.size = ruleset.at("size");
  const json& row = ruleset.at("row");
  rules.row_length = row.at("len");
  rules.overline_wins[1] = row.at("over").at("1") == "win";
  rules.overline_wins[2] = row.at("over").at("2") == "win";
  rules.ends = row.at("ends");
  rules.boat = ruleset.at("five") == "boat";
  if (const json& captures = ruleset.at("captures"); !captures.is_null()) {
    rules.capture_lengths = captures.at("lengths").get<std::vector<int>>();
    rules.capture_win = captures.at("win");
    rules.poof = captures.at("poof");
  }
  rules.protocol = ruleset.at("protocol");
  rules.pass = ruleset.at("pass");
  if (const json& clock = ruleset.at("clock_s"); !clock.is_null()) rules.clock = clock.get<double>();
  if (const json& forbidden = ruleset.at("forbidden"); !forbidden.is_null()) {
    rules.foul_colour = forbidden.at("colour");
    rules.fouls_refused = forbidden.at("policy") == "illegal";
    rules.foul_kinds = forbidden.at("kinds").get<std::vector<std::string>>();
  }
  for (const json& entry : ruleset.at("opening")) {
    Restriction restriction;
    restriction.type = entry.at("type");
    restriction.from = entry.value("from", "");
    restriction.colour = entry.value("colour", 1);  // "move": 1 is the first stone of colour 1
    restriction.stone = entry.contains("move") ? entry.at("move").get<int>() : entry.at("stone").get<int>();
    restriction.min = entry.value("min", 0);
    restriction.distances = entry.value("distances", std::vector<int>{});
    rules.opening.push_back(restriction);
  }
  return rules;
}

json ruleset_of(const json& vector, const json& rulesets) {
  json ruleset = rulesets.at(vector.at("ruleset").get<std::string>());
  if (const auto changes = vector.find("rules_override"); changes != vector.end())
    for (const auto& [key, value] : changes->items()) ruleset[key] = value;
  return ruleset;
}

}  // namespace fivefold::reference
