#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/layout.h"
#include "core/point.h"

namespace fivefold {

/// Which intersection follows which, compiled from a layout: portals, locked cells and edges end here (docs/rules.md,
/// lines and holes).
///
/// On each axis the cells that are not holes fall apart into lines: chains with two ends, and rings. Every such cell
/// lies on exactly one line of each axis. `slots` gives each cell a position on each axis in one long bit string, in
/// which neighbours on a line are neighbouring bits and kMargin zero bits (or, on a ring, copies) part the lines.
class Topology {
 public:
  /// Cells that can be looked at beyond either side of a placed stone without reading into another line.
  static constexpr int kMargin = 6;

  /// REQUIRES: check_layout(layout) is empty.
  explicit Topology(const BoardLayout& layout);

  const BoardLayout& layout() const { return layout_; }
  int width() const { return layout_.width; }
  int height() const { return layout_.height; }
  /// Number of intersections, playable or not.
  std::size_t size() const { return kind_.size(); }

  std::optional<Point> at(Coord coord) const {
    if (coord.x < 0 || coord.y < 0 || coord.x >= width() || coord.y >= height()) return std::nullopt;
    return static_cast<Point>(coord.y * width() + coord.x);
  }
  Coord coord(Point point) const {
    const int i = static_cast<int>(index(point));
    return {static_cast<std::int16_t>(i % width()), static_cast<std::int16_t>(i / width())};
  }

  bool is_locked(Point point) const { return kind_[index(point)] == Kind::locked; }
  bool is_hole(Point point) const { return kind_[index(point)] == Kind::hole; }
  bool is_playable(Point point) const { return kind_[index(point)] == Kind::playable; }
  /// Number of points on which a stone may stand.
  int playable_count() const { return playable_; }
  bool has_portals() const { return !layout_.portals.empty(); }
  /// The centre, on boards with odd sides.
  std::optional<Point> centre() const;

  /// The next cell of the line in that direction, holes passed; kNoPoint at the end of the line.
  /// REQUIRES: point is not a hole. Never endless (docs/rules.md: at most as many holes as there are).
  Point next(Point point, Direction direction) const { return next_[index(direction)][index(point)]; }
  /// The holes passed between point and next(point, direction), in order: enter, leave, enter, leave ...
  /// Also given when the line then leaves the board.
  std::vector<Point> holes_between(Point point, Direction direction) const;
  /// All cells of the line through point, in walking order; a ring starts at point.
  std::vector<Point> line(Point point, Axis axis) const;
  /// Number of cells of the ring through point on that axis; 0 when the line is a chain.
  int ring_length(Point point, Axis axis) const { return ring_length_[index(axis)][index(point)]; }

  /// Bit positions of a point in the bit strings of the four axes; the bits kMargin to either side belong to the same
  /// line or are always zero. REQUIRES: point is not a hole.
  const std::array<std::uint16_t, 4>& slots(Point point) const { return slots_[index(point)]; }
  /// Whether any ring exists (then mirrors matter and a run may be capped).
  bool has_rings() const { return has_rings_; }
  /// Further bit positions of a point on a ring: copies in the ring's margins, so that a window never needs to wrap.
  std::span<const std::uint16_t> mirrors(Point point, Axis axis) const;
  /// Length of the bit string, margins included.
  std::uint32_t bits() const { return bits_; }

 private:
  enum class Kind : std::uint8_t { playable, locked, hole };
  Point follow(Point point, Direction direction, std::vector<Point>* holes) const;
  std::vector<std::vector<Point>> lines_of(Axis axis);
  void lay_out(Axis axis);

  BoardLayout layout_;
  std::vector<Kind> kind_;
  std::vector<Point> partner_;  // of holes; every other cell is its own
  std::array<std::vector<Point>, 8> next_;
  std::vector<std::array<std::uint16_t, 4>> slots_;
  std::array<std::vector<std::uint16_t>, 4> ring_length_;
  std::array<std::vector<std::vector<std::uint16_t>>, 4> mirrors_;  // per axis and point; empty without rings
  std::uint32_t bits_ = 0;
  int playable_ = 0;
  bool has_rings_ = false;
};

}  // namespace fivefold
