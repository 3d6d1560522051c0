#include <algorithm>
#include <array>
#include <optional>

#include "viewer/scene/board_painter.h"
#include "viewer/scene/text_metrics.h"

namespace fivefold::board {
namespace {

// Pixels; smaller ones on a stone are a smudge.
constexpr float kSmallestFigures = 6.4F;

/// The four corners of a square around the centre as short angles: how X and O are pointed at (a ring would be an O).
void draw_brackets(const Board& board, Vec centre, float reach, float arm, float width, const Paint& paint) {
  for (const float x : {-1.0F, 1.0F}) {
    for (const float y : {-1.0F, 1.0F}) {
      const Vec corner{centre.x + x * reach, centre.y + y * reach};
      board.list.stroke(std::array{Vec{corner.x - x * arm, corner.y}, corner, Vec{corner.x, corner.y - y * arm}}, width,
                        paint);
    }
  }
}

/// The number that a stone shows, if any.
std::optional<std::uint32_t> shown_number(const Board& board, const CellView& cell) {
  if (cell.kind != CellView::Kind::stone) return std::nullopt;
  const std::uint32_t ply = cell.ply;
  const std::uint32_t now = board.moment.ply;
  switch (board.options.numbers) {
    case NumberMode::off: return std::nullopt;
    case NumberMode::last: return ply == now ? std::optional(ply) : std::nullopt;
    case NumberMode::last_five: return ply + 5 > now ? std::optional(ply) : std::nullopt;
    case NumberMode::all: return ply;
    case NumberMode::from_here:
      return ply > board.options.numbers_from ? std::optional(ply - board.options.numbers_from) : std::nullopt;
  }
  return std::nullopt;
}

/// Whether a row that is shown puts a frame around the cell.
bool framed(const Board& board, Point point) {
  const std::vector<RowView> rows = shown_rows(board);
  return std::any_of(rows.begin(), rows.end(), [&](const RowView& view) {
    return std::find(view.row.cells.begin(), view.row.cells.end(), point) != view.row.cells.end();
  });
}

bool is_last(const Board& board, Point point) { return board.moment.last == point; }

}  // namespace

Role stone_role(const Ruleset& ruleset, Side side, bool marks) {
  if (marks) return side == Side::first ? Role::cross : Role::nought;
  const std::string& name = ruleset.side_names[side];
  if (name == "White") return Role::white_stone;
  if (name == "Black") return Role::black_stone;
  return side == Side::first ? Role::black_stone : Role::white_stone;
}

Role on_stone_role(Role stone) { return stone == Role::white_stone ? Role::on_white : Role::on_black; }

void draw_stone_at(const Board& board, Vec centre, Side side, float scale, float alpha) {
  Paint paint;
  paint.role = stone_role(board.study.ruleset(), side, board.marks);
  paint.alpha = alpha;
  if (!board.marks) {
    if (alpha < 1)
      board.list.disc(centre, kStoneRadius * scale, paint);
    else
      board.list.stone(centre, kStoneRadius * scale, paint);
    return;
  }
  const float reach = kMarkReach * scale;
  const float width = board.at_least(kMarkWidth * scale, 1.5F);
  if (side == Side::second) {
    board.list.ring(centre, reach * 1.05F, width, paint);
    return;
  }
  board.list.line(centre - Vec{reach, reach}, centre + Vec{reach, reach}, width, paint);
  board.list.line(centre - Vec{reach, -reach}, centre + Vec{reach, -reach}, width, paint);
}

void draw_stones(const Board& board) {
  for (std::size_t i = 0; i < board.moment.cells.size(); ++i) {
    const CellView& cell = board.moment.cells[i];
    if (cell.kind == CellView::Kind::empty) continue;
    board.list.begin(cell.kind == CellView::Kind::stone ? Part::stone : Part::setup_stone,
                     static_cast<std::int32_t>(i));
    draw_stone_at(board, board.centre(static_cast<Point>(i)), cell.side, 1, 1);
  }
}

void draw_stone_numbers(const Board& board) {
  if (!board.numbers_fit()) return;
  for (std::size_t i = 0; i < board.moment.cells.size(); ++i) {
    const CellView& cell = board.moment.cells[i];
    const auto number = shown_number(board, cell);
    if (!number || marked_in_middle(board, static_cast<Point>(i))) continue;
    const std::string text = std::to_string(*number);
    const Vec centre = board.centre(static_cast<Point>(i));
    board.list.begin(Part::stone_number, static_cast<std::int32_t>(i));
    Paint paint;
    if (board.marks) {
      // In the lower right corner of the cell, on a patch that keeps the strokes of an X off it.
      const float size = board.at_least(0.24F, 9);
      const bool bold = is_last(board, static_cast<Point>(i));
      const float width = text_width(text, size, bold);
      const Vec end = centre + Vec{0.36F, 0.36F};
      paint.role = Role::board;
      board.list.box({end.x - width - 0.03F, end.y - 0.8F * size, width + 0.05F, 0.86F * size}, 0.05F, paint);
      paint.role = Role::coordinate;
      board.list.text(end, text, size, paint, Anchor::end, bold);
      continue;
    }
    paint.role = on_stone_role(stone_role(board.study.ruleset(), cell.side, false));
    // Three figures have to fit into the ring of the last move.
    const float size = text.size() < 3 ? 0.36F : 0.3F;
    if (size * board.cell_pixels < kSmallestFigures) continue;
    board.list.text(centre + Vec{0, 0.36F * size}, text, size, paint, Anchor::middle,
                    is_last(board, static_cast<Point>(i)));
  }
}

void draw_last_move(const Board& board) {
  for (const Point point : board.moment.turn) {
    if (!board.occupied(point)) continue;
    const bool last = is_last(board, point);
    board.list.begin(Part::last_move, static_cast<std::int32_t>(index(point)));
    Paint paint;
    paint.role = Role::last_move;
    const float width = board.at_least(last ? 0.07F : 0.04F, last ? 1.6F : 1);
    if (board.marks)
      draw_brackets(board, board.centre(point), framed(board, point) ? 0.53F : 0.45F, last ? 0.18F : 0.1F, width,
                    paint);
    else
      board.list.ring(board.centre(point), 0.8F * kStoneRadius, width, paint);
  }
}

void draw_attention(const Board& board) {
  if (board.attention.selected && !is_last(board, *board.attention.selected)) {
    board.list.begin(Part::selection, static_cast<std::int32_t>(index(*board.attention.selected)));
    Paint paint;
    paint.role = Role::row;
    draw_brackets(board, board.centre(*board.attention.selected), 0.5F, 0.2F, board.at_least(0.05F, 1.6F), paint);
  }
  if (board.attention.hovered) {
    board.list.begin(Part::hover, static_cast<std::int32_t>(index(*board.attention.hovered)));
    Paint paint;
    paint.role = Role::hover;
    draw_brackets(board, board.centre(*board.attention.hovered), 0.4F, 0.12F, board.at_least(0.04F, 1.4F), paint);
  }
}

}  // namespace fivefold::board
