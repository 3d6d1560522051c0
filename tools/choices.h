#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fivefold {

/// One way in which a ruleset was chosen, and for how much.
struct RulesetChoice {
  std::string ruleset;
  std::string reason;
  std::string first_path;  ///< of the first input it was chosen for
  std::uint64_t first_entry = 0;
  std::uint64_t last_entry = 0;
  std::uint64_t files = 0;
  std::uint64_t records = 0;
};

/// Which ruleset was chosen for which inputs and why: the report says it once per distinct choice. Records must be
/// added in the order of the input, parts merged in their order. The memory needed does not grow with the input.
class RulesetChoices {
 public:
  void add(std::string_view ruleset, std::string_view reason, std::string_view path, std::uint64_t entry);
  void merge(const RulesetChoices& later);
  const std::vector<RulesetChoice>& all() const { return all_; }

 private:
  std::vector<RulesetChoice> all_;
};

}  // namespace fivefold
