#include "tests/support/reference_captures.h"

#include <algorithm>

#include "tests/support/reference_rows.h"

namespace fivefold::reference {

namespace {

void sort_and_keep_once(std::vector<Coord>& cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

}  // namespace

std::vector<Coord> captured_by(const Board& board, const Rules& rules, Coord c) {
  const int own = board.stone(c);
  std::vector<Coord> captured;
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      if (dx == 0 && dy == 0) continue;
      for (const int length : rules.capture_lengths) {
        std::vector<Coord> group;
        std::optional<Coord> here = board.next(c, dx, dy);
        while (here && static_cast<int>(group.size()) < length && board.stone(*here) == other(own)) {
          group.push_back(*here);
          here = board.next(*here, dx, dy);
        }
        const bool complete = static_cast<int>(group.size()) == length;
        if (complete && here && board.stone(*here) == own && *here != c)
          captured.insert(captured.end(), group.begin(), group.end());
      }
    }
  sort_and_keep_once(captured);
  return captured;
}

std::vector<Coord> poofed_by(const Board& board, const Rules& rules, Coord c) {
  std::vector<Coord> poofed;
  if (!rules.poof) return poofed;
  const int enemy = other(board.stone(c));
  for (int axis = 0; axis < 4; ++axis) {
    const Stretch run = run_through(board, c, axis);
    const int length = static_cast<int>(run.cells.size());
    const auto& lengths = rules.capture_lengths;
    if (std::find(lengths.begin(), lengths.end(), length) == lengths.end()) continue;
    // Two enemy stones: on a small ring both ends may be one and the same stone, which is no bracket.
    if (run.before && run.after && *run.before != *run.after && board.stone(*run.before) == enemy &&
        board.stone(*run.after) == enemy)
      poofed.insert(poofed.end(), run.cells.begin(), run.cells.end());
  }
  sort_and_keep_once(poofed);
  return poofed;
}

bool can_be_captured(const Board& board, const Rules& rules, const std::vector<Coord>& cells, int colour) {
  for (const Coord point : board.cells()) {
    if (!board.is_free(point)) continue;
    Board after = board;
    after.put(point, colour);
    for (const Coord c : captured_by(after, rules, point))
      if (std::find(cells.begin(), cells.end(), c) != cells.end()) return true;
  }
  return false;
}

}  // namespace fivefold::reference
