#include "tests/support/reference_rows.h"

#include <algorithm>

namespace fivefold::reference {

namespace {

// Walks from c while `belongs` holds. The only safe stop besides the end of the line is "back at the start cell".
template <class Belongs>
Stretch stretch_through(const Board& board, Coord c, int axis, Belongs belongs) {
  const auto [name, dx, dy] = kAxisSteps[axis];
  Stretch stretch;
  stretch.axis = axis;
  Coord first = c;
  for (;;) {
    stretch.before = board.next(first, -dx, -dy);
    if (!stretch.before || !belongs(*stretch.before)) break;
    if (*stretch.before == c) {
      stretch.ring = true;
      stretch.before.reset();
      first = c;
      break;
    }
    first = *stretch.before;
  }
  Coord here = first;
  for (;;) {
    stretch.cells.push_back(here);
    std::vector<Coord> holes;
    const std::optional<Coord> following = board.next(here, dx, dy, &holes);
    const bool goes_on = following && belongs(*following);
    if (goes_on && !holes.empty()) stretch.hops.emplace_back(static_cast<int>(stretch.cells.size()) - 1, holes);
    if (stretch.ring && *following == first) return stretch;
    if (!goes_on) {
      stretch.after = following;
      return stretch;
    }
    here = *following;
  }
}

}  // namespace

Stretch line_through(const Board& board, Coord c, int axis) {
  return stretch_through(board, c, axis, [](Coord) { return true; });
}

Stretch run_through(const Board& board, Coord c, int axis) {
  const int colour = board.stone(c);
  return stretch_through(board, c, axis, [&](Coord cell) { return board.stone(cell) == colour; });
}

bool is_row(const Board& board, const Rules& rules, const Stretch& run, int colour) {
  const int length = static_cast<int>(run.cells.size());
  if (length < rules.row_length) return false;
  if (length > rules.row_length && !rules.overline_wins[colour]) return false;
  // Only an enemy stone blocks; the edge and a locked cell do not, and a full ring has no ends.
  const auto blocked = [&](const std::optional<Coord>& end) { return end && board.stone(*end) == other(colour); };
  const bool both_blocked = blocked(run.before) && blocked(run.after);
  if (rules.ends == "not_both_blocked") return !both_blocked;
  if (rules.ends == "five_not_both_blocked") return length > rules.row_length || !both_blocked;
  return true;
}

std::vector<Stretch> rows_through(const Board& board, const Rules& rules, Coord c) {
  std::vector<Stretch> rows;
  for (int axis = 0; axis < 4; ++axis) {
    Stretch run = run_through(board, c, axis);
    if (is_row(board, rules, run, board.stone(c))) rows.push_back(std::move(run));
  }
  return rows;
}

bool has_row_somewhere(const Board& board, const Rules& rules, int colour) {
  for (const Coord c : board.cells())
    if (board.stone(c) == colour && !rows_through(board, rules, c).empty()) return true;
  return false;
}

}  // namespace fivefold::reference
