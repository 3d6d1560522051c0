#include "viewer/scene/captures_view.h"

#include <algorithm>

namespace fivefold {
namespace {

// The taken cells that follow the placed stone in a direction, with the cell behind them; empty when they are no group
// that the rules take.
std::vector<Point> group(const Step& step, const Topology& topology, const Ruleset& ruleset, Direction direction) {
  std::vector<Point> cells{step.point};
  Point cell = topology.next(step.point, direction);
  while (cell != kNoPoint && cell != step.point && step.captured.contains(cell)) {
    cells.push_back(cell);
    cell = topology.next(cell, direction);
  }
  const std::size_t taken = cells.size() - 1;
  if (taken == 0 || cell == kNoPoint || cell == step.point) return {};
  if (taken > 7 || ((ruleset.capture.lengths >> taken) & 1U) == 0) return {};
  cells.push_back(cell);
  return cells;
}

}  // namespace

std::vector<RayView> capture_rays(const Step& step, const Position& after) {
  std::vector<RayView> rays;
  if (!step.placed || step.captured.empty()) return rays;
  const Topology& topology = after.topology();
  for (const Direction direction : kDirections) {
    RayView ray;
    ray.cells = group(step, topology, after.ruleset(), direction);
    // The closing stone may itself be lost by the same move (poof): its ray is true all the same.
    if (ray.cells.empty()) continue;
    const Point closing = ray.cells.back();
    if (!after.has(closing, step.side) && !step.poofed.contains(closing)) continue;
    for (std::uint32_t i = 0; i + 1 < ray.cells.size(); ++i) {
      std::vector<Point> holes = topology.holes_between(ray.cells[i], direction);
      if (!holes.empty()) ray.hops.push_back({i, std::move(holes)});
    }
    rays.push_back(std::move(ray));
  }
  return rays;
}

bool passes_holes(const Step& step, const Topology& topology, const Ruleset& ruleset) {
  if (!topology.has_portals() || !step.placed) return false;
  if (std::any_of(step.rows.begin(), step.rows.end(), [](const Row& row) { return !row.hops.empty(); })) return true;
  if (step.captured.empty()) return false;
  for (const Direction direction : kDirections) {
    const std::vector<Point> cells = group(step, topology, ruleset, direction);
    for (std::size_t i = 0; i + 1 < cells.size(); ++i)
      if (!topology.holes_between(cells[i], direction).empty()) return true;
  }
  return false;
}

}  // namespace fivefold
