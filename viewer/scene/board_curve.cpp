#include "viewer/scene/board_curve.h"

#include <cmath>

namespace fivefold::board {
namespace {

constexpr int kSteps = 40;

Vec between(Vec a, Vec b, float t) { return a * (1 - t) + b * t; }

float path_length(const std::vector<Vec>& path) {
  float sum = 0;
  for (std::size_t i = 1; i < path.size(); ++i) sum += length(path[i] - path[i - 1]);
  return sum;
}

}  // namespace

float length(Vec v) { return std::hypot(v.x, v.y); }

Vec unit(Vec v) {
  const float size = length(v);
  return size > 0 ? v * (1 / size) : v;
}

std::vector<Vec> bowed(Vec a, Vec b, float bow, float trim) {
  const float distance = length(b - a);
  const Vec along = unit(b - a);
  if (distance <= 2 * trim) return {a + along * (distance / 2), b - along * (distance / 2)};
  // The curve's middle lies half as far out as its control point.
  const Vec control = between(a, b, 0.5F) + turned(along) * (2 * bow * distance);
  const auto at = [&](float t) { return between(between(a, control, t), between(control, b, t), t); };
  // Where the curve leaves the first disc; it enters the second as far from its other end, being symmetric.
  float inside = 0;
  float outside = 0.5F;
  for (int i = 0; i < 24; ++i) {
    const float t = (inside + outside) / 2;
    (length(at(t) - a) < trim ? inside : outside) = t;
  }
  std::vector<Vec> path;
  for (int i = 0; i <= kSteps; ++i)
    path.push_back(at(outside + (1 - 2 * outside) * static_cast<float>(i) / static_cast<float>(kSteps)));
  return path;
}

std::vector<Vec> cubic(Vec a, Vec b, Vec c, Vec d) {
  std::vector<Vec> path;
  for (int i = 0; i <= kSteps; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(kSteps);
    const Vec ab = between(a, b, t);
    const Vec bc = between(b, c, t);
    const Vec cd = between(c, d, t);
    path.push_back(between(between(ab, bc, t), between(bc, cd, t), t));
  }
  return path;
}

std::vector<std::vector<Vec>> visible_parts(const std::vector<Vec>& path, const std::function<bool(Vec)>& hidden,
                                            float shortest) {
  std::vector<std::vector<Vec>> parts;
  std::vector<Vec> part;
  const auto close = [&] {
    if (part.size() > 1 && path_length(part) >= shortest) parts.push_back(part);
    part.clear();
  };
  const auto pass = [&](Vec at) { hidden(at) ? close() : part.push_back(at); };
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i > 0) {
      const int pieces = static_cast<int>(length(path[i] - path[i - 1]) / 0.04F);
      for (int k = 1; k < pieces; ++k)
        pass(between(path[i - 1], path[i], static_cast<float>(k) / static_cast<float>(pieces)));
    }
    pass(path[i]);
  }
  close();
  return parts;
}

Midway midway(const std::vector<Vec>& path) {
  float left = path_length(path) / 2;
  for (std::size_t i = 1; i < path.size(); ++i) {
    const float piece = length(path[i] - path[i - 1]);
    if (piece > 0 && left <= piece) return {between(path[i - 1], path[i], left / piece), unit(path[i] - path[i - 1])};
    left -= piece;
  }
  return {path.empty() ? Vec{} : path.back(), {1, 0}};
}

}  // namespace fivefold::board
