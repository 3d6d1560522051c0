// Filled shapes of Mesh, and frames.
#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/mesh/mesh.h"
#include "viewer/mesh/triangulate.h"

namespace fivefold::viewer {
namespace {

constexpr float kTurn = 6.28318530718F;
/// Half of the fringe, in pixels.
constexpr float kHalf = 0.5F;
/// Points nearer than this to the one before add nothing that can be seen.
constexpr float kNear = 0.02F;

float distance(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

std::vector<Vec> distinct(std::span<const Vec> points) {
  std::vector<Vec> out;
  for (const Vec point : points)
    if (out.empty() || distance(out.back(), point) > kNear) out.push_back(point);
  while (out.size() > 1 && distance(out.front(), out.back()) <= kNear) out.pop_back();
  return out;
}

/// Outward normal of an edge of a polygon that runs clockwise on the screen.
Vec normal(Vec a, Vec b) {
  const float length = std::max(distance(a, b), 1e-6F);
  return {(b.y - a.y) / length, (a.x - b.x) / length};
}

/// Where a corner goes when its two edges move outwards by one; sharp corners are held back.
Vec mitre(Vec a, Vec b) {
  const float dot = a.x * b.x + a.y * b.y;
  return (a + b) * (1 / std::max(1 + dot, 0.35F));
}

std::vector<Vec> rounded(const Rect& box, float corner) {
  const float r = std::clamp(corner, 0.0F, std::min(box.width, box.height) / 2);
  if (r <= 0) return {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}};
  const int steps = std::max(2, circle_steps(r) / 4);
  const std::array<Vec, 4> centres = {{{box.x + r, box.y + r},
                                       {box.right() - r, box.y + r},
                                       {box.right() - r, box.bottom() - r},
                                       {box.x + r, box.bottom() - r}}};
  std::vector<Vec> out;
  for (int c = 0; c < 4; ++c) {
    for (int i = 0; i <= steps; ++i) {
      const float angle =
          kTurn * (0.5F + static_cast<float>(c) / 4 + static_cast<float>(i) / static_cast<float>(steps) / 4);
      out.push_back(centres[static_cast<std::size_t>(c)] + Vec{std::cos(angle), std::sin(angle)} * r);
    }
  }
  return out;
}

}  // namespace

void Mesh::polygon(std::span<const Vec> points, Rgba color) {
  color_ = color;
  std::vector<Vec> corners = distinct(points);
  if (corners.size() < 3) return;
  if (doubled_area(corners) < 0) std::reverse(corners.begin(), corners.end());
  const std::size_t n = corners.size();
  std::vector<Corner> inner(n);
  std::vector<Corner> outer(n);
  for (std::size_t i = 0; i < n; ++i) {
    const Vec before = normal(corners[(i + n - 1) % n], corners[i]);
    const Vec after = normal(corners[i], corners[(i + 1) % n]);
    const Vec move = mitre(before, after) * kHalf;
    inner[i] = {corners[i] - move, 1};
    outer[i] = {corners[i] + move, 0};
  }
  for (const auto& [a, b, c] : triangulate(corners)) triangle(inner[a], inner[b], inner[c]);
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t next = (i + 1) % n;
    quad(inner[i], inner[next], outer[next], outer[i]);
  }
}

void Mesh::disc(Vec centre, float radius, Rgba color) {
  if (radius <= 0) return;
  color_ = color;
  // Smaller than a pixel: as large as one, and as faint as its area is small.
  const float cover = radius < kHalf ? 4 * radius * radius : 1;
  const float inner = std::max(radius, kHalf) - kHalf;
  const float outer = std::max(radius, kHalf) + kHalf;
  const int steps = circle_steps(radius);
  Vec last{1, 0};
  for (int i = 1; i <= steps; ++i) {
    const float angle = kTurn * static_cast<float>(i) / static_cast<float>(steps);
    const Vec now{std::cos(angle), std::sin(angle)};
    triangle({centre, cover}, {centre + last * inner, cover}, {centre + now * inner, cover});
    quad({centre + last * inner, cover}, {centre + now * inner, cover}, {centre + now * outer, 0},
         {centre + last * outer, 0});
    last = now;
  }
}

void Mesh::ring(Vec centre, float radius, const Pen& pen, Rgba color) {
  if (radius <= 0) return;
  const int steps = circle_steps(radius + pen.width / 2);
  std::vector<Vec> circle;
  for (int i = 0; i < steps; ++i) {
    const float angle = kTurn * static_cast<float>(i) / static_cast<float>(steps);
    circle.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * radius);
  }
  circle.push_back(circle.front());
  Pen used = pen;
  used.snap = false;
  if (pen.dash > 0) {
    // A whole number of dashes, so that none is cut where the circle closes.
    const float period = pen.dash + pen.gap;
    const float fitted = kTurn * radius / std::max(1.0F, std::round(kTurn * radius / period));
    used.dash *= fitted / period;
    used.gap *= fitted / period;
  }
  stroke(circle, used, color);
}

void Mesh::box(const Rect& box, float corner, Rgba color) {
  if (!box.empty()) polygon(rounded(box, corner), color);
}

void Mesh::frame(const Rect& box, float corner, const Pen& pen, Rgba color) {
  if (box.empty()) return;
  Rect line = box;
  Pen used = pen;
  if (pen.dash <= 0) {
    // Straight sides on whole pixels, or a thin frame is grey on two.
    used.width = std::max(1.0F, std::round(pen.width));
    const auto on_pixels = [&used](float at) { return std::round(at - used.width / 2) + used.width / 2; };
    line.x = on_pixels(box.x);
    line.y = on_pixels(box.y);
    line.width = on_pixels(box.right()) - line.x;
    line.height = on_pixels(box.bottom()) - line.y;
  }
  std::vector<Vec> around = rounded(line, corner);
  around.push_back(around.front());
  used.snap = false;
  if (corner <= 0) used.round = false;
  stroke(around, used, color);
}

}  // namespace fivefold::viewer
