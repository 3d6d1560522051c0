#include "core/topology.h"

#include <algorithm>
#include <cassert>

namespace fivefold {

Topology::Topology(const BoardLayout& layout) : layout_(layout) {
  assert(check_layout(layout).empty());
  const std::size_t cells = static_cast<std::size_t>(width()) * static_cast<std::size_t>(height());
  kind_.assign(cells, Kind::playable);
  partner_.resize(cells);
  for (std::size_t i = 0; i < cells; ++i) partner_[i] = static_cast<Point>(i);
  for (const Coord locked : layout_.locked) kind_[index(*at(locked))] = Kind::locked;
  for (const PortalPair& pair : layout_.portals) {
    const Point a = *at(pair.a);
    const Point b = *at(pair.b);
    kind_[index(a)] = kind_[index(b)] = Kind::hole;
    partner_[index(a)] = b;
    partner_[index(b)] = a;
  }
  playable_ = static_cast<int>(std::count(kind_.begin(), kind_.end(), Kind::playable));

  for (const Direction direction : kDirections) {
    std::vector<Point>& next = next_[index(direction)];
    next.assign(cells, kNoPoint);
    for (std::size_t i = 0; i < cells; ++i) {
      if (kind_[i] != Kind::hole) next[i] = follow(static_cast<Point>(i), direction, nullptr);
    }
  }
  slots_.resize(cells);
  bits_ = kMargin;
  for (const Axis axis : kAxes) lay_out(axis);
}

std::optional<Point> Topology::centre() const {
  if (width() % 2 == 0 || height() % 2 == 0) return std::nullopt;
  return at({static_cast<std::int16_t>(width() / 2), static_cast<std::int16_t>(height() / 2)});
}

// docs/rules.md, lines and holes: from a hole jump to its partner, then step; repeat until a cell that is no hole. The
// step map is injective, so the walk cannot come back to a hole it has passed in the same role: it ends.
Point Topology::follow(Point point, Direction direction, std::vector<Point>* holes) const {
  const Coord step = step_of(direction);
  for (;;) {
    if (is_hole(point)) {
      if (holes != nullptr) holes->push_back(point);
      point = partner_[index(point)];
      if (holes != nullptr) holes->push_back(point);
    }
    const Coord here = coord(point);
    const auto stepped = at({static_cast<std::int16_t>(here.x + step.x), static_cast<std::int16_t>(here.y + step.y)});
    if (!stepped) return kNoPoint;
    if (!is_hole(*stepped)) return *stepped;
    point = *stepped;
  }
}

std::vector<Point> Topology::holes_between(Point point, Direction direction) const {
  std::vector<Point> holes;
  follow(point, direction, &holes);
  return holes;
}

std::vector<Point> Topology::line(Point point, Axis axis) const {
  const Direction ahead = forwards(axis);
  Point start = point;
  if (ring_length(point, axis) == 0) {
    for (Point before = next(start, opposite(ahead)); before != kNoPoint; before = next(start, opposite(ahead)))
      start = before;
  }
  std::vector<Point> cells{start};
  for (Point at_cell = next(start, ahead); at_cell != kNoPoint && at_cell != start; at_cell = next(at_cell, ahead))
    cells.push_back(at_cell);
  return cells;
}

std::span<const std::uint16_t> Topology::mirrors(Point point, Axis axis) const {
  const auto& of_axis = mirrors_[index(axis)];
  if (of_axis.empty()) return {};
  return of_axis[index(point)];
}

// Chains first (from the cells that nothing precedes), then what is left: rings.
std::vector<std::vector<Point>> Topology::lines_of(Axis axis) {
  const Direction ahead = forwards(axis);
  std::vector<std::vector<Point>> lines;
  std::vector<bool> seen(size(), false);
  const auto walk = [&](std::size_t start) {
    std::vector<Point> cells;
    for (auto at_cell = static_cast<Point>(start); at_cell != kNoPoint && !seen[index(at_cell)];
         at_cell = next(at_cell, ahead)) {
      seen[index(at_cell)] = true;
      cells.push_back(at_cell);
    }
    lines.push_back(std::move(cells));
  };
  for (std::size_t i = 0; i < size(); ++i)
    if (kind_[i] != Kind::hole && next(static_cast<Point>(i), opposite(ahead)) == kNoPoint) walk(i);
  for (std::size_t i = 0; i < size(); ++i)
    if (kind_[i] != Kind::hole && !seen[i]) walk(i);
  return lines;
}

void Topology::lay_out(Axis axis) {
  const std::size_t a = index(axis);
  ring_length_[a].assign(size(), 0);
  for (const std::vector<Point>& cells : lines_of(axis)) {
    const bool ring = next(cells.back(), forwards(axis)) == cells.front();
    const auto length = static_cast<std::uint32_t>(cells.size());
    if (ring) bits_ += kMargin;
    for (std::uint32_t i = 0; i < length; ++i) slots_[index(cells[i])][a] = static_cast<std::uint16_t>(bits_ + i);
    if (ring) {
      has_rings_ = true;
      mirrors_[a].resize(size());
      for (const Point cell : cells) ring_length_[a][index(cell)] = static_cast<std::uint16_t>(length);
      for (std::uint32_t i = 0; i < kMargin; ++i) {
        const Point before = cells[(kMargin * length - 1 - i) % length];
        mirrors_[a][index(before)].push_back(static_cast<std::uint16_t>(bits_ - 1 - i));
        mirrors_[a][index(cells[i % length])].push_back(static_cast<std::uint16_t>(bits_ + length + i));
      }
      bits_ += kMargin;
    }
    bits_ += length + kMargin;
  }
}

}  // namespace fivefold
