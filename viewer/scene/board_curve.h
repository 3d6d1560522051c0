#pragma once

#include <functional>
#include <vector>

#include "viewer/scene/geometry.h"

// Paths of the board's picture. Internal to the scene's board_*.cpp files.

namespace fivefold::board {

float length(Vec v);
/// The vector of length 1 in that direction; (0, 0) stays what it is.
Vec unit(Vec v);
/// Turned by a quarter, clockwise as seen in the picture.
constexpr Vec turned(Vec v) { return {-v.y, v.x}; }

/// A bowed line between two discs of radius `trim` around a and b: from rim to rim, the middle `bow` times the
/// distance beside the straight line (to its right where positive). Straight when the discs touch.
std::vector<Vec> bowed(Vec a, Vec b, float bow, float trim);

/// A line of four control points, evenly cut.
std::vector<Vec> cubic(Vec a, Vec b, Vec c, Vec d);

/// The stretches of a path on which nothing is hidden, cut finely. Stretches shorter than `shortest` are left out.
std::vector<std::vector<Vec>> visible_parts(const std::vector<Vec>& path, const std::function<bool(Vec)>& hidden,
                                            float shortest);

/// The place in the middle of a path by its length, and the direction there.
struct Midway {
  Vec at;
  Vec direction;
};
Midway midway(const std::vector<Vec>& path);

}  // namespace fivefold::board
