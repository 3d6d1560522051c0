#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/scene/board_painter.h"
#include "viewer/scene/text_metrics.h"

// Marks of an annotator. On a stone and on an empty point they stand in the middle; where that is taken (X and O,
// holes, ghosts) small in a corner: marks in the upper right one, labels in the lower left one, where neither the
// numbers of moves nor those of rows are.
namespace fivefold::board {
namespace {

constexpr float kReach = 0.27F;  ///< half the extent of a mark in the middle
constexpr float kCornerReach = 0.15F;
constexpr float kAround = 1.55F;  ///< a mark with a label in it is so much larger
constexpr float kAroundOnStone = 1.2F;
constexpr float kLabel = 0.46F;  ///< em square of a label in the middle
constexpr float kSmallLabel = 0.28F;
constexpr float kLabelWidth = 0.9F;
constexpr float kLabelWidthOnStone = 0.62F;
constexpr float kSmallestLetters = 6.4F;  ///< pixels

bool is_line(const MarkView& mark) { return mark.kind == MarkKind::line || mark.kind == MarkKind::arrow; }

bool has_ghost(const Board& board, Point point) {
  return std::any_of(board.moment.ghosts.begin(), board.moment.ghosts.end(),
                     [&](const GhostView& ghost) { return ghost.point == point; });
}

/// Whether something stands in the middle of the cell that a mark must not cover.
bool middle_is_taken(const Board& board, Point point) {
  if (board.occupied(point)) return board.marks;
  return board.topology().is_hole(point) || has_ghost(board, point);
}

bool has_other(const Board& board, const MarkView& mark) {
  return std::any_of(board.moment.marks.begin(), board.moment.marks.end(), [&](const MarkView& other) {
    return !is_line(other) && other.point == mark.point &&
           (other.kind == MarkKind::label) != (mark.kind == MarkKind::label);
  });
}

/// Where and how a mark is drawn.
struct Place {
  Vec centre;
  float reach = kReach;
  bool patch = true;  ///< hide the lines of the board behind it
  bool stone = false;
  bool corner = false;
  Role role = Role::annotation;
};

Place place_of(const Board& board, const MarkView& mark) {
  Place place{board.centre(mark.point)};
  const bool label = mark.kind == MarkKind::label;
  if (middle_is_taken(board, mark.point)) {
    place.centre = place.centre + (label ? Vec{-0.3F, 0.3F} : Vec{0.29F, -0.29F});
    place.reach = kCornerReach;
    place.corner = true;
    return place;
  }
  const bool both = has_other(board, mark);
  if (board.occupied(mark.point)) {
    place.stone = true;
    place.patch = false;
    place.role = on_stone_role(stone_role(board.study.ruleset(), board.at(mark.point).side, false));
  }
  if (both && !label) place.reach *= place.stone ? kAroundOnStone : kAround;
  if (both && label) place.reach *= 0.66F;
  return place;
}

std::array<Vec, 4> triangle(Vec centre, float radius) {
  const float half = 0.866F * radius;
  const Vec top{centre.x, centre.y - radius};
  return {top, Vec{centre.x + half, centre.y + radius / 2}, Vec{centre.x - half, centre.y + radius / 2}, top};
}

void draw_shape(const Board& board, const MarkView& mark, const Place& place) {
  const float reach = place.reach;
  const Vec centre = place.centre;
  Paint patch;
  patch.role = Role::board;
  Paint paint;
  paint.role = place.role;
  const float width = board.at_least(0.065F, 1.4F);
  const float side = 0.82F * reach;
  const Rect square{centre.x - side, centre.y - side, 2 * side, 2 * side};
  if (place.patch) board.list.disc(centre, 1.25F * reach, patch);
  switch (mark.kind) {
    case MarkKind::triangle: board.list.stroke(triangle(centre + Vec{0, 0.12F * reach}, reach), width, paint); break;
    case MarkKind::square: board.list.frame(square, 0, width, paint); break;
    case MarkKind::circle: board.list.ring(centre, 0.86F * reach, width, paint); break;
    case MarkKind::selected: board.list.box(square.inset(0.25F * side), 0, paint); break;
    case MarkKind::cross:
      board.list.line(centre - Vec{side, side}, centre + Vec{side, side}, width, paint);
      board.list.line(centre - Vec{side, -side}, centre + Vec{side, -side}, width, paint);
      break;
    case MarkKind::label:
    case MarkKind::line:
    case MarkKind::arrow: break;
  }
}

void draw_label(const Board& board, const MarkView& mark, const Place& place) {
  const float most = place.stone ? kLabelWidthOnStone : kLabelWidth;
  const float least = std::max(kSmallLabel, board.px(8));
  float size = place.corner ? board.at_least(kSmallLabel, 9) : kLabel * place.reach / kReach;
  if (!place.stone) size = std::max(size, board.px(8));
  const std::string whole = shown_text(mark.label);
  // A longer label is set smaller before it is cut.
  const float wide = text_width(whole, size, true);
  if (wide > most && !place.corner) size = std::max(std::min(size, least), size * most / wide);
  if (size * board.cell_pixels < kSmallestLetters) return;
  const std::string text = fit_text(whole, 1.02F * most, size, true);  // what was set smaller just fits
  const float width = text_width(text, size, true);
  Vec at = place.centre;
  if (place.corner) at.x = std::max(at.x, board.centre(mark.point).x - 0.48F + width / 2);
  if (place.patch) {
    Paint patch;
    patch.role = Role::board;
    const float around = 0.12F * size;
    board.list.box({at.x - width / 2 - around, at.y - 0.5F * size, width + 2 * around, size}, 0.2F * size, patch);
  }
  Paint paint;
  paint.role = place.role;
  board.list.text(at + Vec{0, 0.36F * size}, text, size, paint, Anchor::middle, true);
}

/// From the rim of what stands at one end to that at the other.
float clear_of(const Board& board, Point point) {
  const bool mark = std::any_of(board.moment.marks.begin(), board.moment.marks.end(),
                                [&](const MarkView& other) { return !is_line(other) && other.point == point; });
  if (board.occupied(point) || board.topology().is_hole(point)) return kStoneRadius + 0.04F;
  return mark ? 0.4F : 0.08F;
}

}  // namespace

bool marked_in_middle(const Board& board, Point point) {
  return !middle_is_taken(board, point) &&
         std::any_of(board.moment.marks.begin(), board.moment.marks.end(),
                     [&](const MarkView& mark) { return !is_line(mark) && mark.point == point; });
}

void draw_mark_lines(const Board& board) {
  for (const MarkView& mark : board.moment.marks) {
    if (!is_line(mark)) continue;
    Vec from = board.centre(mark.point);
    Vec to = board.centre(mark.to);
    const Vec way = to - from;
    const float length = std::hypot(way.x, way.y);
    const Vec along = way * (1 / length);
    const float head = board.at_least(0.3F, 7);
    // Between neighbours there is little room; then the ends lie under the stones.
    const float before = clear_of(board, mark.point);
    const float behind = clear_of(board, mark.to);
    const float share = std::min(1.0F, std::max(0.0F, length - 1.2F * head) / (before + behind));
    from = from + along * (before * share);
    to = to - along * (behind * share);
    Paint halo;
    halo.role = Role::board;
    Paint paint;
    paint.role = Role::annotation;
    paint.round = false;
    const float width = board.at_least(0.075F, 1.6F);
    board.list.begin(Part::mark, static_cast<std::int32_t>(index(mark.point)));
    const bool arrow = mark.kind == MarkKind::arrow;
    const Vec end = arrow ? to - along * (0.8F * head) : to;
    board.list.line(from, end, width + board.px(3), halo);
    board.list.line(from, end, width, paint);
    if (!arrow) continue;
    const Vec across{-along.y * 0.42F * head, along.x * 0.42F * head};
    const Vec back = to - along * head;
    board.list.polygon(std::array{to, back + across, back - across}, paint);
  }
}

void draw_marks(const Board& board) {
  // Labels over marks.
  for (const bool labels : {false, true}) {
    for (const MarkView& mark : board.moment.marks) {
      if (is_line(mark) || (mark.kind == MarkKind::label) != labels) continue;
      board.list.begin(Part::mark, static_cast<std::int32_t>(index(mark.point)));
      if (labels)
        draw_label(board, mark, place_of(board, mark));
      else
        draw_shape(board, mark, place_of(board, mark));
    }
  }
}

}  // namespace fivefold::board
