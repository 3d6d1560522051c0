#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "viewer/scene/geometry.h"

namespace fivefold::viewer {

/// Twice the area of a polygon; positive when its points run clockwise on the screen (y down).
float doubled_area(std::span<const Vec> points);

/// A simple polygon as triangles: indices into its points. Convex ones become a fan, others lose ear after ear; what
/// crosses itself comes out somehow, never endlessly. REQUIRES: doubled_area(points) >= 0.
std::vector<std::array<std::uint32_t, 3>> triangulate(std::span<const Vec> points);

}  // namespace fivefold::viewer
