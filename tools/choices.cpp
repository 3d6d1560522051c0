#include "tools/choices.h"

#include <algorithm>

namespace fivefold {
namespace {

RulesetChoice* find(std::vector<RulesetChoice>& all, std::string_view ruleset, std::string_view reason) {
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const RulesetChoice& c) { return c.ruleset == ruleset && c.reason == reason; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

void RulesetChoices::add(std::string_view ruleset, std::string_view reason, std::string_view path,
                         std::uint64_t entry) {
  RulesetChoice* choice = find(all_, ruleset, reason);
  if (choice == nullptr) {
    all_.push_back({std::string(ruleset), std::string(reason), std::string(path), entry, entry, 1, 1});
    return;
  }
  if (choice->last_entry != entry) ++choice->files;
  choice->last_entry = entry;
  ++choice->records;
}

void RulesetChoices::merge(const RulesetChoices& later) {
  for (const RulesetChoice& theirs : later.all_) {
    RulesetChoice* choice = find(all_, theirs.ruleset, theirs.reason);
    if (choice == nullptr) {
      all_.push_back(theirs);
      continue;
    }
    choice->files += theirs.files - (choice->last_entry == theirs.first_entry ? 1 : 0);
    choice->records += theirs.records;
    choice->last_entry = theirs.last_entry;
  }
}

}  // namespace fivefold
