#include "core/fouls.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fivefold {
namespace {

// Judges stones on a copy of the position that it may change; every change is undone before a function returns.
// NOLINTBEGIN(misc-no-recursion): whether a three counts depends on the fouls of the stone that would make it a four
// (docs/rulesets/families/renju.md). Every level puts one more stone on the board, so its free points bound the depth.
class FoulFinder {
 public:
  FoulFinder(const Position& position, Side side) : position_(position), side_(side) {}

  Position::Fouls judge(Point stone) {
    Position::Fouls fouls;
    bool overline = false;
    for (const Axis axis : kAxes) {
      const int length = run_length(stone, axis);
      if (length == 5) fouls.five = true;
      if (length > 5) overline = true;
    }
    if (fouls.five) return fouls;
    if (overline) fouls.kinds |= kFoulOverline;
    if (count_fours(stone) >= 2) fouls.kinds |= kFoulDoubleFour;
    if (count_threes(stone) >= 2) fouls.kinds |= kFoulDoubleThree;
    return fouls;
  }

 private:
  using Four = std::array<Point, 4>;

  Point next(Point point, Direction direction) const { return position_.topology().next(point, direction); }
  bool own(Point point) const { return point != kNoPoint && position_.has(point, side_); }
  bool free(Point point) const { return point != kNoPoint && position_.is_free(point); }

  int run_length(Point stone, Axis axis) const { return static_cast<int>(position_.run(stone, axis).cells.size()); }

  // The fours on one axis that contain the stone: windows of five cells with four own stones and a free point, which
  // filled makes exactly five.
  void collect_fours(Point stone, Axis axis, std::vector<Four>& fours) const {
    const Direction ahead = forwards(axis);
    const int ring = position_.topology().ring_length(stone, axis);
    if (ring != 0 && ring < 5) return;
    Point start = stone;
    for (int shift = 0; shift < 5 && start != kNoPoint; ++shift, start = next(start, opposite(ahead))) {
      Four four{};
      std::size_t stones = 0;
      int gaps = 0;
      Point cell = start;
      Point last = kNoPoint;
      for (int i = 0; i < 5 && cell != kNoPoint; ++i, cell = next(cell, ahead)) {
        last = cell;
        if (own(cell) && stones < 4) {
          four[stones++] = cell;
        } else if (free(cell)) {
          ++gaps;
        } else {
          gaps = 5;
        }
        if (i == 4 && stones == 4 && gaps == 1) {
          const bool exact = ring == 5 || (!own(next(start, opposite(ahead))) && !own(next(last, ahead)));
          std::sort(four.begin(), four.end());
          if (exact && std::find(fours.begin(), fours.end(), four) == fours.end()) fours.push_back(four);
        }
      }
    }
  }

  std::size_t count_fours(Point stone) const {
    std::size_t count = 0;
    std::vector<Four> fours;
    for (const Axis axis : kAxes) {
      fours.clear();
      collect_fours(stone, axis, fours);
      count += fours.size();
    }
    return count;
  }

  // An unbroken four through `stone`, both neighbours free, each of them giving exactly five; returns whether it holds
  // `other`.
  bool straight_four_with(Point stone, Point other, Axis axis) {
    const Row row = position_.run(stone, axis);
    if (row.ring || row.cells.size() != 4) return false;
    if (std::find(row.cells.begin(), row.cells.end(), other) == row.cells.end()) return false;
    const Direction ahead = forwards(axis);
    const Point before = next(row.cells.front(), opposite(ahead));
    const Point after = next(row.cells.back(), ahead);
    return before != after && makes_five(before, axis) && makes_five(after, axis);
  }

  bool makes_five(Point point, Axis axis) {
    if (!free(point)) return false;
    position_.put(point, side_);
    const bool five = run_length(point, axis) == 5;
    position_.remove(point);
    return five;
  }

  bool makes_any_five(Point stone) const {
    return std::any_of(kAxes.begin(), kAxes.end(), [&](Axis axis) { return run_length(stone, axis) == 5; });
  }

  bool three_on(Point stone, Axis axis) {
    for (const Direction direction : {forwards(axis), opposite(forwards(axis))}) {
      Point candidate = next(stone, direction);
      for (int i = 0; i < 4 && candidate != kNoPoint && candidate != stone;
           ++i, candidate = next(candidate, direction)) {
        if (free(candidate) && is_three_through(candidate, stone, axis)) return true;
        if (!free(candidate) && !own(candidate)) break;
      }
    }
    return false;
  }

  bool is_three_through(Point candidate, Point stone, Axis axis) {
    position_.put(candidate, side_);
    const bool three =
        straight_four_with(candidate, stone, axis) && !makes_any_five(candidate) && judge(candidate).kinds == 0;
    position_.remove(candidate);
    return three;
  }

  int count_threes(Point stone) {
    int count = 0;
    for (const Axis axis : kAxes) count += three_on(stone, axis) ? 1 : 0;
    return count;
  }

  Position position_;
  Side side_;
};
// NOLINTEND(misc-no-recursion)

}  // namespace

Position::Fouls find_fouls(const Position& position, Point point, Side side) {
  return FoulFinder(position, side).judge(point);
}

}  // namespace fivefold
