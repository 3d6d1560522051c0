#include <array>

#include <fmt/format.h>

#include "core/ruleset_catalog.h"
#include "formats/jsonl/ruleset_json.h"
#include "tools/command_list.h"
#include "tools/errors.h"
#include "tools/output.h"
#include "tools/ruleset_text.h"
#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

ExitCode run(const Options& options) {
  Output output;
  std::vector<const Ruleset*> chosen;
  for (const std::string& id : options.arguments) {
    chosen.push_back(find_ruleset(id));
    if (chosen.back() == nullptr) throw UsageError(ruleset_unknown(id));
  }
  const bool list = chosen.empty();
  if (list)
    for (const Ruleset& ruleset : all_rulesets()) chosen.push_back(&ruleset);
  for (const Ruleset* ruleset : chosen) {
    if (options.json) {
      output.write(write_rules_json(*ruleset) + "\n");
    } else if (list) {
      output.write(padded(ruleset->id, 20) + ruleset->title + "\n");
    } else {
      output.write(ruleset_page(*ruleset));
    }
  }
  output.flush();
  return ExitCode::clean;
}

constexpr std::array kExamples = {
    Example{"rules", "the rulesets, one a line"},
    Example{"rules vcaro-portal", "every parameter of a ruleset and what is known about the game"},
    Example{"rules pente --json", "the same for other programs"},
};
constexpr std::array<std::string_view, 1> kOptionNames = {"json"};

}  // namespace

const Command kRules = {.name = "rules",
                        .summary = "the rulesets that fivefold knows, with every parameter",
                        .argument = "[ID...]",
                        .argument_kind = Values::ruleset,
                        .min_arguments = 0,
                        .max_arguments = 0,
                        .examples = kExamples,
                        .options = kOptionNames,
                        .more = {},
                        .run = run};

}  // namespace fivefold
