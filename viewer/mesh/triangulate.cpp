#include "viewer/mesh/triangulate.h"

#include <algorithm>
#include <numeric>

namespace fivefold::viewer {
namespace {

float cross(Vec a, Vec b, Vec c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

bool within(Vec a, Vec b, Vec c, Vec p) { return cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0; }

bool same(Vec a, Vec b) { return a.x == b.x && a.y == b.y; }

/// Whether the corner at `i` of what is left can be cut off.
bool is_ear(std::span<const Vec> points, const std::vector<std::uint32_t>& left, std::size_t i) {
  const Vec a = points[left[(i + left.size() - 1) % left.size()]];
  const Vec b = points[left[i]];
  const Vec c = points[left[(i + 1) % left.size()]];
  if (cross(a, b, c) <= 0) return false;
  return std::none_of(left.begin(), left.end(), [&](std::uint32_t k) {
    const Vec p = points[k];
    return !same(p, a) && !same(p, b) && !same(p, c) && within(a, b, c, p);
  });
}

}  // namespace

float doubled_area(std::span<const Vec> points) {
  float sum = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec a = points[i] - points[0];
    const Vec b = points[(i + 1) % points.size()] - points[0];
    sum += a.x * b.y - a.y * b.x;
  }
  return sum;
}

std::vector<std::array<std::uint32_t, 3>> triangulate(std::span<const Vec> points) {
  std::vector<std::array<std::uint32_t, 3>> out;
  const std::size_t n = points.size();
  if (n < 3) return out;
  bool convex = true;
  for (std::size_t i = 0; i < n && convex; ++i)
    convex = cross(points[i], points[(i + 1) % n], points[(i + 2) % n]) >= 0;
  std::vector<std::uint32_t> left(n);
  std::iota(left.begin(), left.end(), 0U);
  std::size_t i = 0;
  std::size_t refused = 0;  // corners in a row that were no ears
  while (!convex && left.size() > 3 && refused < left.size()) {
    if (!is_ear(points, left, i)) {
      ++refused;
      i = (i + 1) % left.size();
      continue;
    }
    out.push_back({left[(i + left.size() - 1) % left.size()], left[i], left[(i + 1) % left.size()]});
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    i %= left.size();
    refused = 0;
  }
  for (std::size_t k = 2; k < left.size(); ++k) out.push_back({left[0], left[k - 1], left[k]});
  return out;
}

}  // namespace fivefold::viewer
