#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "viewer/scene/board_curve.h"
#include "viewer/scene/board_painter.h"
#include "viewer/scene/board_route.h"
#include "viewer/scene/messages.h"
#include "viewer/scene/text_metrics.h"

namespace fivefold::board {
namespace {

/// The longest run through the selected stone that passes a hole.
std::optional<RowView> selected_row(const Board& board) {
  const auto& selected = board.attention.selected;
  if (!selected || !board.topology().has_portals() || !board.occupied(*selected)) return std::nullopt;
  const Game game = board.study.game(board.moment.cursor);
  std::optional<RowView> longest;
  for (const Axis axis : kAxes) {
    Row row = game.position().run(*selected, axis);
    if (row.hops.empty() || (longest && longest->row.cells.size() >= row.cells.size())) continue;
    longest = RowView{std::move(row), board.at(*selected).side, false};
  }
  return longest;
}

Paint row_paint(const RowView& view) {
  Paint paint;
  paint.role = view.winning ? Role::win : Role::row;
  return paint;
}

void draw_frames(const Board& board, const RowView& view, std::int32_t number) {
  board.list.begin(Part::row, number);
  const float width = board.at_least(0.065F, 2);
  for (const Point cell : view.row.cells) {
    const Vec centre = board.centre(cell);
    Paint paint = row_paint(view);
    if (!board.marks) {
      board.list.ring(centre, kStoneRadius + width / 2, width, paint);
      continue;
    }
    const Rect frame = Rect{centre.x - 0.5F, centre.y - 0.5F, 1, 1}.inset(0.09F);
    board.list.frame(frame, 0.1F, width, paint);
  }
}

/// An arrow that runs around in a circle: what comes back to where it began.
void draw_circling(const Board& board, Vec centre, float radius, float width, const Paint& paint) {
  std::vector<Vec> path;
  for (int i = 0; i <= 20; ++i) {
    const float angle = -2.2F + 4.9F * static_cast<float>(i) / 20;
    path.push_back(centre + Vec{std::cos(angle), std::sin(angle)} * radius);
  }
  board.list.stroke(path, width, paint);
  const Vec tip = path.back();
  const Vec direction = unit(tip - path[path.size() - 2]);
  const Vec side = turned(direction) * (radius * 0.5F);
  const Vec back = tip - direction * (radius * 0.55F);
  board.list.stroke(std::array{back + side, tip, back - side}, width, paint);
}

/// A lasso around one straight stretch of a ring: two parallel lines with round ends, clear of the cells.
void draw_lasso(const Board& board, Vec from, Vec to, const Paint& paint, float width) {
  const Vec along = from == to ? Vec{1, 0} : unit(to - from);
  constexpr float kReach = 0.56F;
  constexpr float kCaps = 0.5F;  // holes begin at 0.58
  std::vector<Vec> path;
  for (const float end : {1.0F, -1.0F}) {
    const Vec centre = end > 0 ? to : from;
    for (int i = 0; i <= 12; ++i) {
      const float angle = -1.5707963F + 3.1415927F * static_cast<float>(i) / 12;
      path.push_back(centre + along * (end * kCaps * std::cos(angle)) +
                     turned(along) * (end * kReach * std::sin(angle)));
    }
  }
  path.push_back(path.front());
  board.list.stroke(path, width, paint);
}

/// The straight stretches of the ring that a row lies on, from cell to cell; empty when it lies on no ring.
std::vector<std::pair<Vec, Vec>> ring_stretches(const Board& board, const Row& row) {
  const Topology& topology = board.topology();
  std::vector<std::pair<Vec, Vec>> stretches;
  if (topology.ring_length(row.cells.front(), row.axis) == 0) return stretches;
  const std::vector<Point> line = topology.line(row.cells.front(), row.axis);
  const auto ends_stretch = [&](Point point) { return !topology.holes_between(point, forwards(row.axis)).empty(); };
  const auto last = std::find_if(line.begin(), line.end(), ends_stretch);
  if (last == line.end()) return stretches;
  const std::size_t start = static_cast<std::size_t>(last - line.begin()) + 1;
  Vec from = board.centre(line[start % line.size()]);
  for (std::size_t i = start; i < start + line.size(); ++i) {
    if (!ends_stretch(line[i % line.size()])) continue;
    stretches.emplace_back(from, board.centre(line[i % line.size()]));
    from = board.centre(line[(i + 1) % line.size()]);
  }
  return stretches;
}

/// A place for a label of this size near a stretch of a ring, clear of stones and of the row's arcs.
Rect label_place(const Board& board, const RowView& view, Vec middle, float width, float height) {
  const auto arcs = passages(board, view.row.cells, view.row.hops);
  Rect best;
  int fewest = std::numeric_limits<int>::max();
  for (const float y : {0.95F, -0.95F, 1.5F, -1.5F, 2.5F, -2.5F}) {
    const Rect place{
        std::clamp(middle.x - width / 2, 0.1F, std::max(0.1F, board.geometry.width() - width - 0.1F)),
        std::clamp(middle.y + y - height / 2, 0.1F, std::max(0.1F, board.geometry.height() - height - 0.1F)), width,
        height};
    const auto hides = [&](Vec at, float reach) { return place.inset(-reach).has(at); };
    int hidden = 0;
    for (std::size_t i = 0; i < board.moment.cells.size(); ++i)
      if (board.moment.cells[i].kind != CellView::Kind::empty && hides(board.centre(static_cast<Point>(i)), kMarkReach))
        hidden += 10;
    for (const auto& arc : arcs)
      for (const Vec at : arc) hidden += hides(at, 0.1F) ? 1 : 0;
    if (hidden >= fewest) continue;
    fewest = hidden;
    best = place;
  }
  return best;
}

/// The case of two holes in line with each other: what lies between them is closed in itself.
void draw_ring(const Board& board, const RowView& view) {
  Paint paint = row_paint(view);
  paint.dash = board.px(7);
  paint.gap = board.px(4);
  board.list.begin(Part::ring);
  for (const auto& [from, to] : ring_stretches(board, view.row))
    draw_lasso(board, from, to, paint, board.at_least(0.04F, 1.4F));
}

/// What the lasso means.
void draw_ring_label(const Board& board, const RowView& view) {
  const auto stretches = ring_stretches(board, view.row);
  if (stretches.empty()) return;
  const int cells = board.topology().ring_length(view.row.cells.front(), view.row.axis);
  const std::string text = say(Phrase::closed_ring, {{"cells", std::to_string(cells)}});
  const float size = board.at_least(0.3F, 11);
  const float sign = 0.42F * size;
  const float width = text_width(text, size) + 3.4F * sign + 0.8F * size;
  const auto [from, to] = stretches.front();
  const Rect place = label_place(board, view, (from + to) * 0.5F, width, 1.5F * size);
  Paint paint;
  paint.role = Role::board;
  board.list.begin(Part::ring);
  board.list.box(place, 0.3F * size, paint);
  paint = row_paint(view);
  const Vec centre{place.x + 0.4F * size + sign, place.centre().y};
  draw_circling(board, centre, sign, 0.13F * size, paint);
  board.list.text({centre.x + 2.4F * sign, centre.y + 0.36F * size}, text, size, paint);
}

}  // namespace

std::vector<RowView> shown_rows(const Board& board) {
  std::vector<RowView> rows = board.moment.rows;
  if (auto row = selected_row(board)) {
    const bool known = std::any_of(rows.begin(), rows.end(), [&](const RowView& other) {
      return other.row.axis == row->row.axis && std::find(other.row.cells.begin(), other.row.cells.end(),
                                                          *board.attention.selected) != other.row.cells.end();
    });
    if (!known) rows.push_back(std::move(*row));
  }
  return rows;
}

void draw_rows(const Board& board) {
  const std::vector<RowView> rows = shown_rows(board);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto number = static_cast<std::int32_t>(i);
    draw_ring(board, rows[i]);
    draw_frames(board, rows[i], number);
    RouteStyle style;
    style.number = number;
    style.width = board.at_least(0.085F, 3.2F);
    style.halo = style.chevron = style.ticks = true;
    style.paint = row_paint(rows[i]);
    draw_route(board, rows[i].row.cells, rows[i].row.hops, style);
  }
}

void draw_row_numbers(const Board& board) {
  if (!board.numbers_fit()) return;
  // One corner of the cell a row, so that crossing rows keep their numbers.
  constexpr std::array kCorners = {Vec{-0.34F, -0.34F}, Vec{0.34F, -0.34F}, Vec{-0.34F, 0.34F}, Vec{0.34F, 0.34F}};
  const std::vector<RowView> rows = shown_rows(board);
  for (std::size_t i = 0; i < rows.size() && i < kCorners.size(); ++i) {
    const RowView& view = rows[i];
    draw_ring_label(board, view);
    for (std::size_t k = 0; k < view.row.cells.size(); ++k) {
      const Vec at = board.centre(view.row.cells[k]) + kCorners[i];
      const float size = board.at_least(0.27F, 9);
      Paint paint = row_paint(view);
      board.list.begin(Part::row_number, static_cast<std::int32_t>(index(view.row.cells[k])));
      Paint halo;
      halo.role = Role::board;
      board.list.disc(at, 0.72F * size + board.px(1.5F), halo);
      board.list.disc(at, 0.72F * size, paint);
      paint.role = view.winning ? Role::on_win : Role::on_accent;
      board.list.text(at + Vec{0, 0.36F * size}, std::to_string(k + 1), size, paint, Anchor::middle, true);
    }
  }
}

}  // namespace fivefold::board
