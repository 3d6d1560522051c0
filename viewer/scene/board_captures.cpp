#include <algorithm>
#include <cstdlib>
#include <map>

#include "viewer/scene/board_painter.h"
#include "viewer/scene/board_route.h"

namespace fivefold::board {
namespace {

constexpr float kGhostAlpha = 0.28F;
constexpr float kGhostAlphaMost = 0.75F;
constexpr float kGhostStep = 45;  // of 255: how much a ghost must differ from the board to be seen as a stone

/// How opaque the ghost of a stone is: more where the stone has nearly the colour of the board, as white on light wood.
float ghost_alpha(const Board& board, Side side) {
  const Theme& colors = theme(board.options.theme);
  const Color& stone = colors[stone_role(board.study.ruleset(), side, board.marks)];
  const Color& ground = colors[Role::board];
  const int most = std::max(
      {std::abs(stone.red - ground.red), std::abs(stone.green - ground.green), std::abs(stone.blue - ground.blue), 1});
  return std::clamp(kGhostStep / static_cast<float>(most), kGhostAlpha, kGhostAlphaMost);
}

void draw_ghost(const Board& board, const GhostView& ghost) {
  const Vec centre = board.centre(ghost.point);
  // The stone shrinks to 90 % and fades; its marks come as it goes.
  const float progress = std::clamp(board.attention.ghost_progress, 0.0F, 1.0F);
  board.list.begin(Part::ghost, static_cast<std::int32_t>(index(ghost.point)));
  draw_stone_at(board, centre, ghost.side, 1 - 0.1F * progress, 1 - (1 - ghost_alpha(board, ghost.side)) * progress);
  if (progress <= 0) return;
  Paint paint;
  paint.role = Role::capture;
  paint.alpha = progress;
  const float width = board.at_least(0.045F, 1.2F);
  const float cross = 0.13F;
  board.list.line(centre - Vec{cross, cross}, centre + Vec{cross, cross}, width, paint);
  board.list.line(centre - Vec{cross, -cross}, centre + Vec{cross, -cross}, width, paint);
  paint.dash = 0.13F;
  paint.gap = 0.1F;
  board.list.ring(centre, 0.41F, width, paint);
}

/// Where stones were ever taken from: a dot and how many, small enough to be no stone.
void draw_traces(const Board& board) {
  std::map<Point, int> taken;
  for (const GhostView& ghost : board.moment.ghosts)
    if (ghost.taken_at != board.moment.ply) ++taken[ghost.point];
  for (const auto& [point, count] : taken) {
    if (board.occupied(point)) continue;
    const Vec centre = board.centre(point);
    board.list.begin(Part::ghost, static_cast<std::int32_t>(index(point)));
    Paint paint;
    paint.role = Role::capture;
    board.list.disc(centre, board.at_least(0.08F, 2), paint);
    if (board.numbers_fit() && count > 1)
      board.list.text(centre + Vec{0.14F, -0.1F}, std::to_string(count), board.at_least(0.26F, 9), paint);
  }
}

}  // namespace

void draw_rays(const Board& board) {
  if (board.options.ghosts == GhostMode::off) return;
  Paint paint;
  paint.role = Role::capture;
  paint.alpha = 0.9F;
  for (std::size_t i = 0; i < board.moment.rays.size(); ++i) {
    const RayView& ray = board.moment.rays[i];
    RouteStyle style;
    style.line = style.arc = Part::ray;
    style.number = static_cast<std::int32_t>(i);
    style.width = board.at_least(0.07F, 2);
    style.paint = paint;
    style.clear = 0.24F;
    draw_route(board, ray.cells, ray.hops, style);
  }
}

void draw_ghosts(const Board& board) {
  if (board.options.ghosts == GhostMode::off) return;
  if (board.options.ghosts == GhostMode::all) draw_traces(board);
  for (const GhostView& ghost : board.moment.ghosts)
    if (ghost.taken_at == board.moment.ply && !board.occupied(ghost.point)) draw_ghost(board, ghost);
}

}  // namespace fivefold::board
