#pragma once

#include <algorithm>

namespace fivefold {

/// A place or a step in a picture: x to the right, y DOWN (boards count y up, see board_geometry.h).
struct Vec {
  float x = 0;
  float y = 0;
  friend bool operator==(const Vec&, const Vec&) = default;
};
constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }

/// A box: its upper left corner, its width and height (never negative).
struct Rect {
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;

  constexpr float right() const { return x + width; }
  constexpr float bottom() const { return y + height; }
  constexpr Vec centre() const { return {x + width / 2, y + height / 2}; }
  constexpr bool empty() const { return width <= 0 || height <= 0; }
  /// The left and upper edges belong to the box, the others do not.
  constexpr bool has(Vec at) const { return at.x >= x && at.y >= y && at.x < right() && at.y < bottom(); }
  /// Smaller by `by` on every side; never turned inside out.
  constexpr Rect inset(float by) const {
    return {x + by, y + by, std::max(0.0F, width - 2 * by), std::max(0.0F, height - 2 * by)};
  }
  friend bool operator==(const Rect&, const Rect&) = default;
};

/// Scale, then shift: how a picture in one unit is put into another.
struct Transform {
  float scale = 1;
  Vec shift;
  constexpr Vec operator()(Vec at) const { return at * scale + shift; }
};

}  // namespace fivefold
