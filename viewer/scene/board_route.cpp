#include "viewer/scene/board_route.h"

#include <algorithm>
#include <array>
#include <limits>

#include "viewer/scene/board_curve.h"

namespace fivefold::board {
namespace {

constexpr float kLean = 0.12F;  ///< how far arcs lean away from their holes where they begin and end

/// How bad it is for an arc to pass this place.
float cost_at(const Board& board, Vec at) {
  const BoardGeometry& geometry = board.geometry;
  if (at.x < 0.1F || at.y < 0.1F || at.x > geometry.width() - 0.1F || at.y > geometry.height() - 0.1F) return 6;
  const auto point = geometry.at(at);
  if (!point) return 0.5F;  // over the coordinates
  const float distance = length(at - board.centre(*point));
  if (board.topology().is_hole(*point)) return distance < kHoleRadius + 0.02F ? 8.0F : 0;
  return board.occupied(*point) && distance < kStoneRadius ? 1.0F : 0;
}

/// The arc from the rim where a line enters a hole to the rim where it leaves the partner: of some ways around the
/// holes and the stones between them the best.
std::vector<Vec> passage(const Board& board, Vec enter, Vec leave, Vec direction) {
  const Vec from = enter - direction * kHoleRadius;
  const Vec to = leave + direction * kHoleRadius;
  const float distance = length(to - from);
  std::vector<Vec> best;
  float lowest = std::numeric_limits<float>::max();
  for (const float first : {-1.0F, 1.0F}) {
    for (const float second : {-1.0F, 1.0F}) {
      for (const float swing : {0.25F, 0.35F, 0.5F, 0.7F, 0.9F}) {
        const float reach = std::max(0.9F, swing * distance);
        const Vec out = unit(turned(direction) * first - direction * kLean) * reach;
        const Vec in = unit(turned(direction) * second + direction * kLean) * reach;
        const std::vector<Vec> path = cubic(from, from + out, to + in, to);
        float cost = 0;
        for (std::size_t i = 1; i < path.size(); ++i)
          cost += length(path[i] - path[i - 1]) * (0.25F + (i + 1 < path.size() ? cost_at(board, path[i]) : 0));
        if (cost < lowest) {
          lowest = cost;
          best = path;
        }
      }
    }
  }
  return best;
}

void draw_chevron(const Board& board, const std::vector<Vec>& path, float width, const Paint& paint) {
  const auto [at, direction] = midway(path);
  const float size = board.at_least(0.16F, 4);
  const Vec back = at - direction * size;
  const Vec side = turned(direction) * size;
  board.list.stroke(std::array{back + side, at + direction * (size * 0.3F), back - side}, width, paint);
}

void draw_passage(const Board& board, const std::vector<Vec>& path, const RouteStyle& style) {
  const auto hidden = [&](Vec at) {
    const auto point = board.geometry.at(at);
    if (!point) return false;
    // A line may touch its own ends.
    const bool at_end = length(at - path.front()) < 0.02F || length(at - path.back()) < 0.02F;
    if (board.topology().is_hole(*point)) return !at_end && length(at - board.centre(*point)) < kHoleRadius;
    return board.occupied(*point) && length(at - board.centre(*point)) < kStoneRadius;
  };
  const auto parts = visible_parts(path, hidden, 0.05F);
  board.list.begin(style.arc, style.number);
  if (style.halo) {
    Paint halo;
    halo.role = Role::board;
    halo.alpha = 0.85F;
    for (const auto& part : parts) board.list.stroke(part, style.width + board.px(5), halo);
  }
  const std::vector<Vec>* longest = nullptr;
  for (const auto& part : parts) {
    board.list.stroke(part, style.width, style.paint);
    if (longest == nullptr || part.size() > longest->size()) longest = &part;
  }
  if (style.chevron && longest != nullptr) draw_chevron(board, *longest, style.width, style.paint);
}

void draw_exit(const Board& board, Vec at, Vec direction, const RouteStyle& style) {
  board.list.begin(style.exit, style.number);
  const Vec half = turned(direction) * 0.24F;
  board.list.line(at - half, at + half, style.width * 1.7F, style.paint);
}

/// Holes stand next to what enters them: that gives the direction, which no hole changes.
Vec direction_of(const Board& board, Point cell, const Hop& hop) {
  return unit(board.centre(hop.holes[0]) - board.centre(cell));
}

void draw_straight(const Board& board, const std::vector<Vec>& path, const RouteStyle& style) {
  if (path.size() < 2) return;
  board.list.begin(style.line, style.number);
  if (style.clear <= 0) {
    board.list.stroke(path, style.width, style.paint);
    return;
  }
  const auto hidden = [&](Vec at) {
    const auto point = board.geometry.at(at);
    return point && !board.occupied(*point) && board.topology().is_playable(*point) &&
           length(at - board.centre(*point)) < style.clear;
  };
  for (const auto& part : visible_parts(path, hidden, 0.02F)) board.list.stroke(part, style.width, style.paint);
}

}  // namespace

std::vector<std::vector<Vec>> passages(const Board& board, std::span<const Point> cells, std::span<const Hop> hops) {
  std::vector<std::vector<Vec>> all;
  for (const Hop& hop : hops) {
    if (hop.holes.empty() || hop.after >= cells.size()) continue;
    const Vec direction = direction_of(board, cells[hop.after], hop);
    for (std::size_t k = 0; k + 1 < hop.holes.size(); k += 2)
      all.push_back(passage(board, board.centre(hop.holes[k]), board.centre(hop.holes[k + 1]), direction));
  }
  return all;
}

void draw_route(const Board& board, std::span<const Point> cells, std::span<const Hop> hops, const RouteStyle& style) {
  if (cells.empty()) return;
  // Arcs come first: what keeps them apart from the board may not cover the stretches that they join.
  for (const auto& path : passages(board, cells, hops)) draw_passage(board, path, style);
  std::vector<Vec> straight;
  const auto end_straight = [&] {
    draw_straight(board, straight, style);
    straight.clear();
  };
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Vec centre = board.centre(cells[i]);
    straight.push_back(centre);
    const auto hop = std::find_if(hops.begin(), hops.end(), [&](const Hop& h) { return h.after == i; });
    if (hop == hops.end() || hop->holes.size() < 2) continue;
    const Vec direction = direction_of(board, cells[i], *hop);
    for (std::size_t k = 0; k + 1 < hop->holes.size(); k += 2) {
      const Vec leave = board.centre(hop->holes[k + 1]) + direction * kHoleRadius;
      straight.push_back(board.centre(hop->holes[k]) - direction * kHoleRadius);
      end_straight();
      if (style.ticks) draw_exit(board, leave, direction, style);
      straight.push_back(leave);
    }
    if (i + 1 == cells.size()) straight.push_back(board.centre(cells.front()));  // a ring: back to its first cell
  }
  end_straight();
}

}  // namespace fivefold::board
