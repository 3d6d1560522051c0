#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/record.h"
#include "core/ruleset.h"
#include "core/step.h"
#include "core/topology.h"

namespace fivefold {

/// Stones on a board and what a stone placed there does under a ruleset: captures, rows, fouls. Knows lines, not games;
/// no opening, no turns (see Game). Copyable; a copy is a snapshot.
class Position {
 public:
  /// Starts empty. REQUIRES: ruleset and topology outlive the position.
  Position(const Ruleset& ruleset, const Topology& topology);
  /// Empties the board and the counters, keeping memory. The pointers may change.
  void reset(const Ruleset& ruleset, const Topology& topology);

  const Topology& topology() const { return *topology_; }
  const Ruleset& ruleset() const { return *ruleset_; }
  /// Whether a stone stands there, and whose.
  bool is_empty(Point point) const { return cells_[index(point)] == 0; }
  bool has(Point point, Side side) const { return cells_[index(point)] == number(side); }
  /// Stones captured BY that side.
  int taken(Side by) const { return taken_[by]; }
  void set_taken(Side by, int stones) { taken_[by] = stones; }
  /// Playable points without a stone.
  int empty_count() const { return empty_; }

  /// Puts a stone without judging it (setups). REQUIRES: playable and empty.
  void put(Point point, Side side);
  void remove(Point point);

  /// Places a stone and judges it: captures and poofs are removed and counted (unless `count` is false, for stones
  /// after the end: they are removed but not counted), then rows, captures, fouls and a full board are judged. Fills
  /// step.point, side, placed, captured, poofed, rows, outcome.
  /// REQUIRES: playable and empty; step was cleared.
  void place(Point point, Side side, Step& step, bool count = true);

  /// Fouls that `side` would commit on an empty point: kFoul... bits (rules.md 4); `five` tells a run of exactly
  /// LineRule::length. REQUIRES: playable and empty.
  struct Fouls {
    std::uint8_t kinds = 0;
    bool five = false;
  };
  Fouls fouls(Point point, Side side) const;

  /// The maximal run of equal stones through a stone, as a row (whatever the rules count). REQUIRES: a stone is there.
  Row run(Point point, Axis axis) const;

  /// The board as text, north row first: '.' empty, '1', '2', '#' locked, 'a', 'b' ... the ends of a portal pair (pairs
  /// sorted by cell, as in the vectors).
  std::vector<std::string> rows_as_text() const;

 private:
  friend class FoulFinder;
  // implementation members follow in position.h when written
  const Ruleset* ruleset_ = nullptr;
  const Topology* topology_ = nullptr;
  std::vector<std::uint8_t> cells_;
  BySide<int> taken_{};
  int empty_ = 0;
};

}  // namespace fivefold
