#include <array>
#include <cmath>
#include <set>

#include "viewer/scene/board_painter.h"

namespace fivefold::board {
namespace {

void draw_octagon(const Board& board, Vec centre, float radius) {
  std::array<Vec, 9> corners;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const float angle = (static_cast<float>(i) + 0.5F) * 0.78539816F;
    corners[i] = centre + Vec{std::cos(angle), std::sin(angle)} * radius;
  }
  Paint paint;
  paint.role = Role::error;
  paint.round = false;
  board.list.stroke(corners, board.at_least(0.075F, 2), paint);
}

/// An exclamation mark in a disc, at the upper right of the cell.
void draw_exclamation(const Board& board, Vec cell) {
  const float radius = board.at_least(0.2F, 6);
  const Vec centre = cell + Vec{0.38F, -0.38F};
  Paint paint;
  paint.role = Role::board;  // keeps it apart from a stone of any colour
  board.list.disc(centre, radius + board.px(1.5F), paint);
  paint.role = Role::error;
  board.list.disc(centre, radius, paint);
  paint.role = Role::on_error;
  board.list.line(centre + Vec{0, -0.55F} * radius, centre + Vec{0, 0.12F} * radius, 0.26F * radius, paint);
  board.list.disc(centre + Vec{0, 0.56F} * radius, 0.17F * radius, paint);
}

/// The outline of the stone that could not be placed: around the stone that is in its way, else of its own size.
void draw_refused(const Board& board, Point point, bool hole) {
  Paint paint;
  paint.role = Role::error;
  paint.dash = 0.16F;
  paint.gap = 0.1F;
  const bool covered = board.occupied(point) || hole;
  board.list.ring(board.centre(point), covered ? 0.53F : 0.44F, board.at_least(0.06F, 1.8F), paint);
}

/// A foul that is placed (and loses the game): core says it as the way in which the game ended.
bool is_foul(const Step& step) {
  constexpr EndSet kFouls =
      bit(EndKind::forbidden_overline) | bit(EndKind::forbidden_double_four) | bit(EndKind::forbidden_double_three);
  return step.placed && step.outcome && (step.outcome->by & kFouls) != 0;
}

}  // namespace

void draw_faults(const Board& board) {
  std::set<Point> marked;
  const auto mark = [&](Point point, bool placed) {
    if (!marked.insert(point).second) return;
    board.list.begin(Part::fault, static_cast<std::int32_t>(index(point)));
    if (placed)
      draw_octagon(board, board.centre(point), 0.55F);
    else
      draw_refused(board, point, board.topology().is_hole(point));
    draw_exclamation(board, board.centre(point));
  };
  const Node* node = board.moment.node;
  for (const Fault* fault : board.moment.faults) {
    if (fault->severity != Severity::error || !fault->point) continue;
    const bool placed = node != nullptr && node->judged && node->step.placed && board.occupied(*fault->point);
    mark(*fault->point, placed);
  }
  if (node != nullptr && node->judged && !node->step.placed && !node->step.problems.empty() &&
      node->step.point != kNoPoint)
    mark(node->step.point, false);
  if (node != nullptr && node->judged && is_foul(node->step)) mark(node->step.point, true);
  const auto& zone = board.moment.zone;
  if (!zone || !zone->played || zone->state != RuleState::broken) return;
  for (std::size_t i = 0; i < board.moment.cells.size(); ++i)
    if (board.moment.cells[i].kind == CellView::Kind::stone && board.moment.cells[i].ply == number(zone->ply))
      mark(static_cast<Point>(i), true);
}

}  // namespace fivefold::board
