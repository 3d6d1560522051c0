#include "core/rulesets/delta.h"

#include <algorithm>
#include <utility>

namespace fivefold::rulesets {

OpeningConstraint centre() { return {}; }

OpeningConstraint from_centre(int distance, Applies applies) {
  OpeningConstraint constraint;
  constraint.stone = 2;
  constraint.kind = OpeningKind::from_centre;
  constraint.distance = distance;
  constraint.applies = applies;
  return constraint;
}

OpeningConstraint from_own_first(int distance) {
  OpeningConstraint constraint;
  constraint.stone = 2;
  constraint.kind = OpeningKind::from_own_first;
  constraint.distance = distance;
  return constraint;
}

OpeningConstraint adjacent_to_locked() {
  OpeningConstraint constraint;
  constraint.kind = OpeningKind::adjacent_to_locked;
  return constraint;
}

OpeningConstraint off_centre_lines(std::vector<int> distances) {
  OpeningConstraint constraint;
  constraint.stone = 2;
  constraint.kind = OpeningKind::off_centre_lines;
  constraint.distances = std::move(distances);
  return constraint;
}

void free_opening(Ruleset& ruleset) {
  ruleset.opening.clear();
  auto& tips = ruleset.tips;
  tips.erase(std::remove(tips.begin(), tips.end(), kDistanceTip), tips.end());
}

}  // namespace fivefold::rulesets
