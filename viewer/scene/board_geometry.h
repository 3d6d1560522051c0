#pragma once

#include <optional>

#include "core/topology.h"
#include "viewer/scene/geometry.h"
#include "viewer/scene/view_options.h"

namespace fivefold {

/// How far the board's surface reaches beyond the outermost intersections' cells, in cells: room for coordinates.
inline constexpr float kBoardMargin = 1.0F;

/// Where intersections lie in a board's picture. Board units: one cell is 1 x 1, the picture's upper left corner is
/// (0, 0), x to the right, y down; the cells fill [margin, margin + columns] x [margin, margin + rows] of the turned
/// board. Turning moves intersections, never what they are called.
class BoardGeometry {
 public:
  BoardGeometry(const Topology& topology, Symmetry symmetry);
  /// A quarter turn of a board that is not square counts as none (core/symmetry.h has no such map).
  int columns() const { return columns_; }
  int rows() const { return rows_; }
  /// Size of the picture with its margins.
  float width() const { return static_cast<float>(columns_) + 2 * kBoardMargin; }
  float height() const { return static_cast<float>(rows_) + 2 * kBoardMargin; }
  Vec centre(Point point) const;
  /// The intersection whose cell the place lies in; empty in the margins.
  std::optional<Point> at(Vec place) const;
  /// The step of a direction in the picture.
  Vec step(Direction direction) const;

 private:
  const Topology* topology_;
  Symmetry symmetry_;
  int columns_;
  int rows_;
};

}  // namespace fivefold
