// The opening rules: one function decides for one point, for judging and for the viewer's marker alike.

#include <algorithm>

#include "core/game.h"

namespace fivefold {
namespace {

bool touches_locked(const Topology& topology, Coord at) {
  const auto& locked = topology.layout().locked;
  return std::any_of(locked.begin(), locked.end(), [&](Coord cell) { return distance(cell, at) == 1; });
}

bool on_centre_line(Coord at, Coord centre, const std::vector<int>& distances) {
  if (at.x != centre.x && at.y != centre.y) return false;
  return std::find(distances.begin(), distances.end(), distance(at, centre)) != distances.end();
}

bool binds(const Game& game, const OpeningConstraint& rule, Side side) {
  return side == rule.side && game.stones(rule.side) + 1 == rule.stone;
}

// Rules that name the centre bind only where there is one (docs/rules.md); "next to a locked cell" only where there is
// one.
bool breaks(const Game& game, const OpeningConstraint& rule, Coord at) {
  const Topology& topology = game.topology();
  const auto centre = topology.centre();
  switch (rule.kind) {
    case OpeningKind::centre: return centre && at != topology.coord(*centre);
    case OpeningKind::from_centre: return centre && distance(at, topology.coord(*centre)) < rule.distance;
    case OpeningKind::from_own_first: {
      const auto first = game.first_stone(rule.side);
      return first && distance(at, topology.coord(*first)) < rule.distance;
    }
    case OpeningKind::adjacent_to_locked: return !topology.layout().locked.empty() && !touches_locked(topology, at);
    case OpeningKind::off_centre_lines: break;
  }
  return centre && on_centre_line(at, topology.coord(*centre), rule.distances);
}

}  // namespace

Problem problem_of(OpeningKind kind) {
  switch (kind) {
    case OpeningKind::centre: return Problem::opening_centre;
    case OpeningKind::from_centre:
    case OpeningKind::from_own_first: return Problem::opening_distance;
    case OpeningKind::adjacent_to_locked: return Problem::opening_adjacent;
    case OpeningKind::off_centre_lines: break;
  }
  return Problem::opening_lines;
}

ProblemSet opening_problems(const Game& game, Point point, Side side) {
  ProblemSet problems;
  if (!game.has_opening() || game.outcome()) return problems;
  for (const OpeningConstraint& rule : game.ruleset().opening)
    if (binds(game, rule, side) && breaks(game, rule, game.topology().coord(point)))
      problems.add(problem_of(rule.kind));
  return problems;
}

PointSet opening_forbidden(const Game& game) {
  PointSet forbidden;
  const auto side = game.to_move();
  if (!side) return forbidden;
  for (std::size_t i = 0; i < game.topology().size(); ++i) {
    const auto point = static_cast<Point>(i);
    if (game.position().is_free(point) && !opening_problems(game, point, *side).empty()) forbidden.add(point);
  }
  return forbidden;
}

}  // namespace fivefold
