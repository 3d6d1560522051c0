#pragma once

#include <initializer_list>
#include <memory>
#include <optional>
#include <vector>

#include "core/position.h"

namespace fivefold {

/// A position drawn as text, north row first, one character a cell:
///   . free   1 2 stones   # locked   a b c ... the two ends of a portal pair   * free: the point that the test plays
/// Spaces are ignored. Throws std::runtime_error when the rows differ in length or a letter has not two places.
class Picture {
 public:
  Picture(const Ruleset& ruleset, std::initializer_list<const char*> rows);

  /// Places a stone on the point marked '*' and returns what it did.
  Step play(Side side);
  /// The same on another point.
  Step play(Side side, Coord at);
  const Topology& topology() const { return *topology_; }
  const Position& position() const { return *position_; }
  Point star() const { return *topology_->at(star_); }
  /// Coordinates of points, for comparing with lists written by hand.
  template <class Points>
  std::vector<Coord> coords(const Points& points) const {
    std::vector<Coord> list;
    for (const Point point : points) list.push_back(topology_->coord(point));
    return list;
  }

 private:
  std::unique_ptr<Ruleset> ruleset_;
  std::unique_ptr<Topology> topology_;
  std::unique_ptr<Position> position_;
  Coord star_{-1, -1};
};

}  // namespace fivefold
