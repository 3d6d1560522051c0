// Runs, rows and the Boat rule: everything of Position that walks lines. Off the hot path: a run is walked only when
// the windows show that it is long enough.

#include <algorithm>

#include "core/position.h"

namespace fivefold {

Row Position::run(Point point, Axis axis) const {
  const std::uint8_t stone = cells_[index(point)];
  const Direction ahead = forwards(axis);
  Row row;
  row.axis = axis;
  Point start = point;
  for (Point before = topology_->next(start, opposite(ahead)); before != kNoPoint && cells_[index(before)] == stone;
       before = topology_->next(start, opposite(ahead))) {
    if (before == point) {
      row.ring = true;
      start = point;
      break;
    }
    start = before;
  }
  for (Point at_cell = start;;) {
    row.cells.push_back(at_cell);
    const Point after = topology_->next(at_cell, ahead);
    const bool goes_on = after != kNoPoint && cells_[index(after)] == stone && after != start;
    if ((goes_on || row.ring) && topology_->has_portals()) {
      std::vector<Point> holes = topology_->holes_between(at_cell, ahead);
      if (!holes.empty()) row.hops.push_back({static_cast<std::uint32_t>(row.cells.size() - 1), std::move(holes)});
    }
    if (!goes_on) break;
    at_cell = after;
  }
  return row;
}

bool Position::counts(const Row& row, Side side) const {
  const LineRule& rule = ruleset_->line;
  const int length = static_cast<int>(row.cells.size());
  if (length < rule.length) return false;
  if (length > rule.length && rule.overline[side] == Overline::ignored) return false;
  if (rule.ends == Ends::any || row.ring) return true;
  if (rule.ends == Ends::five_not_both_blocked && length > rule.length) return true;
  const auto blocked = [&](Point cell, Direction direction) {
    const Point beyond = topology_->next(cell, direction);
    return beyond != kNoPoint && has(beyond, opponent(side));
  };
  const Direction ahead = forwards(row.axis);
  return !blocked(row.cells.front(), opposite(ahead)) || !blocked(row.cells.back(), ahead);
}

bool Position::any_row_stands(Side side) const {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (cells_[i] != number(side)) continue;
    for (const Axis axis : kAxes)
      if (counts(run(static_cast<Point>(i), axis), side)) return true;
  }
  return false;
}

bool Position::row_is_safe(const Row& row, Side side) const {
  return std::none_of(row.cells.begin(), row.cells.end(), [&](Point stone) { return can_be_captured(stone, side); });
}

// Whether the opponent could take this stone with one move: a group of a permitted length that holds it, an enemy stone
// at one end and a free point at the other.
bool Position::can_be_captured(Point stone, Side side) const {
  for (const Axis axis : kAxes) {
    const Row group = run(stone, axis);
    const std::size_t n = group.cells.size();
    if (group.ring || n > 7 || ((ruleset_->capture.lengths >> n) & 1U) == 0) continue;
    const Point before = topology_->next(group.cells.front(), opposite(forwards(axis)));
    const Point after = topology_->next(group.cells.back(), forwards(axis));
    if (before == kNoPoint || after == kNoPoint || before == after) continue;
    const Side enemy = opponent(side);
    if ((has(before, enemy) && is_free(after)) || (is_free(before) && has(after, enemy))) return true;
  }
  return false;
}

std::vector<std::string> Position::rows_as_text() const {
  std::vector<std::pair<Point, Point>> pairs;
  for (const PortalPair& pair : topology_->layout().portals)
    pairs.emplace_back(*topology_->at(pair.a), *topology_->at(pair.b));
  const auto smaller = [&](const std::pair<Point, Point>& pair) {
    return std::min(topology_->coord(pair.first), topology_->coord(pair.second));
  };
  std::sort(pairs.begin(), pairs.end(), [&](const auto& a, const auto& b) { return smaller(a) < smaller(b); });

  const auto width = static_cast<std::size_t>(topology_->width());
  std::vector<std::string> rows(static_cast<std::size_t>(topology_->height()), std::string(width, '.'));
  const auto cell = [&](std::size_t i) -> char& { return rows[rows.size() - 1 - i / width][i % width]; };
  for (std::size_t i = 0; i < cells_.size(); ++i) cell(i) = ".12##"[cells_[i]];
  for (std::size_t i = 0; i < pairs.size(); ++i)
    cell(index(pairs[i].first)) = cell(index(pairs[i].second)) = static_cast<char>('a' + static_cast<int>(i % 26));
  return rows;
}

}  // namespace fivefold
