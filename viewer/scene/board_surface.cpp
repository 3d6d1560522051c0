#include <algorithm>
#include <array>

#include "viewer/scene/board_painter.h"

namespace fivefold::board {
namespace {

/// Lines of the grid run through the crossings, or around the squares.
void draw_grid(const Board& board, float width) {
  const BoardGeometry& geometry = board.geometry;
  const float inset = board.cells ? 0 : 0.5F;
  const float left = kBoardMargin + inset;
  const float top = kBoardMargin + inset;
  const float right = geometry.width() - kBoardMargin - inset;
  const float bottom = geometry.height() - kBoardMargin - inset;
  Paint paint;
  paint.role = Role::grid;
  paint.snap = true;
  paint.round = false;
  board.list.begin(Part::grid);
  const int columns = geometry.columns() + (board.cells ? 1 : 0);
  const int rows = geometry.rows() + (board.cells ? 1 : 0);
  for (int i = 1; i + 1 < columns; ++i) {
    const float x = left + static_cast<float>(i);
    board.list.line({x, top}, {x, bottom}, width, paint);
  }
  for (int i = 1; i + 1 < rows; ++i) {
    const float y = top + static_cast<float>(i);
    board.list.line({left, y}, {right, y}, width, paint);
  }
  board.list.frame({left, top, right - left, bottom - top}, 0, 2 * width, paint);
}

/// The distance of star points from the edge and whether the middles of the sides have them too; 0: no such points.
struct Stars {
  int from_edge = 0;
  bool sides = false;
};
Stars stars_of(int width, int height) {
  if (width != height) return {};
  if (width == 19) return {3, true};
  if (width == 15 || width == 13) return {3, false};
  return {};
}

void draw_stars(const Board& board) {
  const Topology& topology = board.topology();
  const Stars stars = stars_of(topology.width(), topology.height());
  if (board.cells || stars.from_edge == 0) return;
  const int middle = topology.width() / 2;
  const std::array lines = {stars.from_edge, middle, topology.width() - 1 - stars.from_edge};
  board.list.begin(Part::star);
  for (const int x : lines) {
    for (const int y : lines) {
      if (!stars.sides && (x == middle) != (y == middle)) continue;
      const Point point = *topology.at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
      if (!topology.is_playable(point)) continue;
      Paint paint;
      paint.role = Role::grid;
      paint.snap = true;  // as the lines that cross in it
      board.list.disc(board.centre(point), board.at_least(0.09F, 2), paint);
    }
  }
}

}  // namespace

void draw_surface(const Board& board) {
  const BoardGeometry& geometry = board.geometry;
  const float line = board.px(theme(board.options.theme).line_width);
  Paint paint;
  paint.role = Role::board;
  board.list.begin(Part::board);
  board.list.box({0, 0, geometry.width(), geometry.height()}, 0.12F, paint);
  paint.role = Role::board_edge;
  board.list.frame(Rect{0, 0, geometry.width(), geometry.height()}.inset(line / 2), 0.12F, line, paint);
  draw_grid(board, line);
  draw_stars(board);
}

void draw_locked(const Board& board) {
  const float width = board.at_least(0.09F, 1.5F);
  for (const Coord coord : board.study.layout().locked) {
    const auto point = board.topology().at(coord);
    if (!point || !board.topology().is_locked(*point)) continue;
    const Vec centre = board.centre(*point);
    const Rect square = Rect{centre.x - 0.5F, centre.y - 0.5F, 1, 1}.inset(board.cells ? 0.03F : 0.06F);
    board.list.begin(Part::locked, static_cast<std::int32_t>(index(*point)));
    Paint paint;
    paint.role = Role::board;
    board.list.box(square, 0, paint);
    paint.role = Role::locked;
    paint.alpha = 0.14F;
    board.list.box(square, 0, paint);
    paint.alpha = 1;
    paint.round = false;
    board.list.push_clip(square);
    for (const float offset : {-0.66F, -0.33F, 0.0F, 0.33F, 0.66F})
      board.list.line({centre.x - 0.6F + offset, centre.y + 0.6F}, {centre.x + 0.6F + offset, centre.y - 0.6F}, width,
                      paint);
    board.list.pop_clip();
    board.list.frame(square, 0, width, paint);
  }
}

}  // namespace fivefold::board
