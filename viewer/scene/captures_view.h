#pragma once

#include <vector>

#include "viewer/scene/moment.h"

namespace fivefold {

/// Rays of a step: from its stone along each direction whose next cells it took, to the stone that closed them.
/// `after` is the position behind the step.
std::vector<RayView> capture_rays(const Step& step, const Position& after);

/// Whether a row or a capture of this step passes a hole.
bool passes_holes(const Step& step, const Topology& topology, const Ruleset& ruleset);

}  // namespace fivefold
