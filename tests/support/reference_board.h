#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/point.h"

/// A second, slow engine, written sentence by sentence from docs of the rules and sharing no code with core's engine:
/// it walks cell by cell, searches lists, and keeps no tables. Linked only into tests.
namespace fivefold::reference {

/// The four axes in the order of the vectors, walked forwards.
struct AxisStep {
  const char* name;
  int dx;
  int dy;
};
inline constexpr AxisStep kAxisSteps[4] = {{"E", 1, 0}, {"N", 0, 1}, {"NE", 1, 1}, {"SE", 1, -1}};

constexpr int other(int colour) { return 3 - colour; }

/// Stones (0 none, 1, 2) on a board with locked cells and portal pairs.
class Board {
 public:
  Board(int width, int height, std::vector<Coord> locked, std::vector<std::pair<Coord, Coord>> portals);

  int width() const { return width_; }
  int height() const { return height_; }
  bool on_board(Coord c) const { return c.x >= 0 && c.y >= 0 && c.x < width_ && c.y < height_; }
  bool is_locked(Coord c) const;
  bool is_hole(Coord c) const;
  bool is_playable(Coord c) const { return on_board(c) && !is_locked(c) && !is_hole(c); }
  const std::vector<Coord>& locked() const { return locked_; }
  std::vector<Coord> cells() const;

  int stone(Coord c) const { return stones_[place_of(c)]; }
  void put(Coord c, int colour) { stones_[place_of(c)] = colour; }
  bool is_free(Coord c) const { return is_playable(c) && stone(c) == 0; }
  bool is_full() const;

  /// The other end for a hole, the cell itself for every other cell: `s` of the rules.
  Coord partner(Coord c) const;
  /// next(c, d): the first of g(c), g(g(c)) ... that is no hole, with g = "jump if on a hole, then one step".
  /// `passed` receives the holes on the way, also when the board is left.
  std::optional<Coord> next(Coord c, int dx, int dy, std::vector<Coord>* passed = nullptr) const;

  /// North row first: '.', '1', '2', '#', and letters for portal ends (pairs sorted by cell).
  std::vector<std::string> rows() const;

 private:
  std::size_t place_of(Coord c) const { return static_cast<std::size_t>(c.y * width_ + c.x); }

  int width_;
  int height_;
  std::vector<Coord> locked_;
  std::vector<std::pair<Coord, Coord>> portals_;
  std::vector<int> stones_;
};

}  // namespace fivefold::reference
