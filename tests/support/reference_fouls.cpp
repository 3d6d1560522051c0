#include "tests/support/reference_fouls.h"

#include <algorithm>
#include <set>

#include "tests/support/reference_rows.h"

namespace fivefold::reference {

namespace {

constexpr std::size_t kFive = 5;

std::size_t run_length(const Board& board, Coord c, int axis) { return run_through(board, c, axis).cells.size(); }

bool makes_five(const Board& board, Coord c) {
  for (int axis = 0; axis < 4; ++axis)
    if (run_length(board, c, axis) == kFive) return true;
  return false;
}

bool makes_overline(const Board& board, Coord c) {
  for (int axis = 0; axis < 4; ++axis)
    if (run_length(board, c, axis) > kFive) return true;
  return false;
}

Board with(const Board& board, Coord point, int colour) {
  Board after = board;
  after.put(point, colour);
  return after;
}

std::vector<Coord> free_points_of_line(const Board& board, Coord c, int axis) {
  std::vector<Coord> points;
  for (const Coord cell : line_through(board, c, axis).cells)
    if (board.is_free(cell)) points.push_back(cell);
  return points;
}

// Rule 3: the sets F of four stones containing n that one more stone on a free point makes exactly five.
std::set<std::vector<Coord>> fours(const Board& board, Coord n, int axis) {
  std::set<std::vector<Coord>> found;
  for (const Coord point : free_points_of_line(board, n, axis)) {
    std::vector<Coord> cells = run_through(with(board, point, board.stone(n)), point, axis).cells;
    if (cells.size() != kFive || std::find(cells.begin(), cells.end(), n) == cells.end()) continue;
    cells.erase(std::find(cells.begin(), cells.end(), point));
    std::sort(cells.begin(), cells.end());
    found.insert(cells);
  }
  return found;
}

bool makes_double_four(const Board& board, Coord n) {
  std::size_t count = 0;
  for (int axis = 0; axis < 4; ++axis) count += fours(board, n, axis).size();
  return count >= 2;
}

// Rule 4: an unbroken run of four, both neighbours empty (two points), each of them giving exactly five.
bool is_straight_four(const Board& board, const Stretch& run, int colour) {
  if (run.cells.size() != 4 || run.ring || !run.before || !run.after || *run.before == *run.after) return false;
  for (const Coord end : {*run.before, *run.after}) {
    if (!board.is_free(end)) return false;
    if (run_length(with(board, end, colour), end, run.axis) != kFive) return false;
  }
  return true;
}

bool makes_double_three(const Board& board, Coord n);

// Rule 5.
bool is_three(const Board& board, Coord n, int axis) {
  const int colour = board.stone(n);
  for (const Coord point : free_points_of_line(board, n, axis)) {
    const Board after = with(board, point, colour);
    const Stretch run = run_through(after, point, axis);
    if (std::find(run.cells.begin(), run.cells.end(), n) == run.cells.end()) continue;
    if (!is_straight_four(after, run, colour)) continue;
    if (makes_five(after, point)) continue;
    if (makes_overline(after, point) || makes_double_four(after, point) || makes_double_three(after, point)) continue;
    return true;
  }
  return false;
}

bool makes_double_three(const Board& board, Coord n) {
  int threes = 0;
  for (int axis = 0; axis < 4; ++axis) threes += is_three(board, n, axis) ? 1 : 0;
  return threes >= 2;
}

}  // namespace

FoulVerdict judge_fouls(const Board& board, Coord stone) {
  FoulVerdict verdict;
  verdict.five = makes_five(board, stone);
  if (verdict.five) return verdict;
  if (makes_overline(board, stone)) verdict.kinds.push_back("overline");
  if (makes_double_four(board, stone)) verdict.kinds.push_back("double_four");
  if (makes_double_three(board, stone)) verdict.kinds.push_back("double_three");
  return verdict;
}

}  // namespace fivefold::reference
