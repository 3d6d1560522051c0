#include "viewer/scene/board_geometry.h"

#include <cmath>

namespace fivefold {

namespace {
bool exchanges(Symmetry symmetry) { return (static_cast<unsigned>(symmetry) & 4U) != 0; }
}  // namespace

BoardGeometry::BoardGeometry(const Topology& topology, Symmetry symmetry)
    : topology_(&topology),
      symmetry_(exchanges(symmetry) && topology.width() != topology.height() ? Symmetry::identity : symmetry),
      columns_(topology.width()),
      rows_(topology.height()) {}

Vec BoardGeometry::centre(Point point) const {
  const Coord at = map(topology_->coord(point), symmetry_, topology_->width(), topology_->height());
  return {kBoardMargin + static_cast<float>(at.x) + 0.5F, kBoardMargin + static_cast<float>(rows_ - 1 - at.y) + 0.5F};
}

std::optional<Point> BoardGeometry::at(Vec place) const {
  const auto x = static_cast<int>(std::floor(place.x - kBoardMargin));
  const auto y = rows_ - 1 - static_cast<int>(std::floor(place.y - kBoardMargin));
  if (x < 0 || y < 0 || x >= columns_ || y >= rows_) return std::nullopt;
  const Coord turned{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  return topology_->at(map(turned, inverse(symmetry_), topology_->width(), topology_->height()));
}

Vec BoardGeometry::step(Direction direction) const {
  const Coord by = step_of(direction);
  const Coord a = map({0, 0}, symmetry_, topology_->width(), topology_->height());
  const Coord b = map(by, symmetry_, topology_->width(), topology_->height());
  return {static_cast<float>(b.x - a.x), static_cast<float>(a.y - b.y)};
}

}  // namespace fivefold
