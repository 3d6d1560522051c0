#pragma once

#include <bitset>

#include "core/layout.h"
#include "core/point.h"

namespace fivefold {

/// A set of intersections of one board.
class PointSet {
 public:
  void add(Point point) { bits_.set(index(point)); }
  bool has(Point point) const { return bits_.test(index(point)); }
  bool empty() const { return bits_.none(); }
  std::size_t size() const { return bits_.count(); }
  friend bool operator==(const PointSet&, const PointSet&) = default;

 private:
  std::bitset<static_cast<std::size_t>(kMaxSide) * kMaxSide> bits_;
};

}  // namespace fivefold
