#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "viewer/scene/geometry.h"

namespace fivefold::viewer {

/// A colour with opacity, not premultiplied.
struct Rgba {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  std::uint8_t alpha = 255;
  friend constexpr bool operator==(const Rgba&, const Rgba&) = default;
};

/// A corner of a triangle: place in pixels, colour, and place in the texture in texels.
struct Vertex {
  Vec at;
  Rgba color;
  Vec texel;
};

/// How a line is drawn; lengths in pixels.
struct Pen {
  float width = 1;
  float dash = 0;  ///< 0: solid
  float gap = 0;
  bool snap = false;  ///< lines along an axis become whole pixels with hard edges
  bool round = true;  ///< round caps and joins
};

/// Shapes as triangles of one texture, in the order they were added. Edges are smooth without multisampling: a fringe
/// of one pixel runs from full colour to none, so that an edge on a pixel boundary stays exactly crisp.
class Mesh {
 public:
  /// `white`: the middle of a white texel, which plain shapes use.
  explicit Mesh(Vec white) : white_(white) {}

  void clear();
  /// What follows is cut at the box; empty: no box.
  void set_clip(const std::optional<Rect>& clip) { clip_ = clip; }

  /// A simple polygon, convex or not, in either direction. Fewer than three different points: nothing.
  void polygon(std::span<const Vec> points, Rgba color);
  /// A line through the points; one whose ends coincide is closed.
  void stroke(std::span<const Vec> points, const Pen& pen, Rgba color);
  void disc(Vec centre, float radius, Rgba color);
  void ring(Vec centre, float radius, const Pen& pen, Rgba color);
  /// `corner`: radius of the corners, at most half of the shorter side.
  void box(const Rect& box, float corner, Rgba color);
  /// A line around the box; its middle runs along the edge.
  void frame(const Rect& box, float corner, const Pen& pen, Rgba color);
  /// A part of the texture, unscaled: its upper left corner comes to `at`. REQUIRES: whole numbers.
  void image(Vec at, const Rect& texels, Rgba color);

  std::span<const Vertex> vertices() const { return vertices_; }

 private:
  friend class StrokeMaker;
  /// A place and how much of the colour it has, 0 to 1.
  struct Corner {
    Vec at;
    float cover = 1;
  };
  void triangle(const Corner& a, const Corner& b, const Corner& c);
  void quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d);
  void put(const Vertex& a, const Vertex& b, const Vertex& c);
  void solid(const Rect& box);
  void snapped(Vec from, Vec to, const Pen& pen);

  std::vector<Vertex> vertices_;
  std::optional<Rect> clip_;
  Vec white_;
  Rgba color_;  ///< of the shape being added
};

/// Number of straight pieces that make a circle of this radius look round.
int circle_steps(float radius);

}  // namespace fivefold::viewer
