#include "core/house_rules.h"
#include "core/house_rules_keys.h"

namespace fivefold {

std::string write_rules_file(const Ruleset& ruleset) {
  std::string out;
  const auto line = [&](std::string_view key, std::string_view value) {
    out.append(key).append(" = ").append(value).append("\n");
  };
  const auto list = [&](std::string_view name, const auto& entries, auto write) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
      line(std::string(name) + "." + std::to_string(i + 1), write(entries[i]));
    }
  };
  for (const house_rules::Key& key : house_rules::keys()) {
    if (key.name == "ends") list("opening", ruleset.opening, house_rules::write_opening);
    if (const auto value = key.write(ruleset)) line(key.name, *value);
  }
  list("tip", ruleset.tips, [](const std::string& tip) { return tip; });
  return out;
}

}  // namespace fivefold
