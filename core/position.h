#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "core/record.h"
#include "core/ruleset.h"
#include "core/step.h"
#include "core/topology.h"

namespace fivefold {

/// Stones on a board and what a stone placed there does under a ruleset: captures, rows, fouls. Knows lines, not games;
/// no opening, no turns (see Game). Copyable; a copy is a snapshot.
///
/// Each side's stones are kept as one bit string, laid out by the Topology; a window of 6 cells to either side
/// of a placed stone answers run lengths and captures without walking.
class Position {
 public:
  /// Starts empty. REQUIRES: ruleset and topology outlive the position.
  Position(const Ruleset& ruleset, const Topology& topology) { reset(ruleset, topology); }
  /// Empties the board and the counters, keeping memory.
  void reset(const Ruleset& ruleset, const Topology& topology);

  const Topology& topology() const { return *topology_; }
  const Ruleset& ruleset() const { return *ruleset_; }
  /// Whether a stone may be placed there: playable and without a stone.
  bool is_free(Point point) const { return cells_[index(point)] == 0; }
  bool has(Point point, Side side) const { return cells_[index(point)] == number(side); }
  bool has_stone(Point point) const { return cells_[index(point)] == 1 || cells_[index(point)] == 2; }
  /// Stones captured BY that side.
  int taken(Side by) const { return taken_[by]; }
  void set_taken(Side by, int stones) { taken_[by] = stones; }
  /// Playable points without a stone.
  int free_count() const { return free_; }

  /// Puts a stone without judging it (setups). REQUIRES: is_free(point).
  void put(Point point, Side side);
  /// Takes a stone away. REQUIRES: a stone is there.
  void remove(Point point);

  /// Places a stone and judges it: captures and poofs are removed and counted, then rows, captures, fouls and a full
  /// board are judged. Fills step.captured, poofed, rows and outcome. After the end (`judged` false) captures are
  /// removed but neither counted nor judged. REQUIRES: is_free(point); step was cleared.
  void place(Point point, Side side, Step& step, bool judged = true);

  /// Fouls that `side` would commit by playing on a free point: kFoul... bits (docs/rulesets/families/renju.md).
  /// `five`: the stone makes a run of exactly LineRule::length; then there are no fouls. REQUIRES: is_free(point).
  struct Fouls {
    std::uint8_t kinds = 0;
    bool five = false;
  };
  Fouls fouls(Point point, Side side) const;

  /// The maximal run of equal stones through a stone, whatever the rules count. A full ring starts at `point`.
  /// REQUIRES: a stone is there.
  Row run(Point point, Axis axis) const;
  /// Whether that run, as it stands, wins by the line rule (length, overline, ends).
  bool counts(const Row& row, Side side) const;

  /// The board as text, north row first: '.' free, '1', '2', '#' locked, 'a', 'b' ... the two ends of a portal pair
  /// (pairs in the order of their smaller cells, as in the vectors).
  std::vector<std::string> rows_as_text() const;

 private:
  /// What one side has around a point: kMargin cells to either side on each axis, one axis in each 16 bits.
  using Windows = std::uint64_t;

  Windows windows(Point point, Side side) const;
  void flip(Point point, Side side);
  void collect_captures(Point point, Windows own, Windows foe, Step& step) const;
  void collect_poofs(Point point, Side side, Step& step) const;
  void judge(Point point, Side side, Windows own, Step& step);
  void collect_rows(Point point, Side side, Windows own, Step& step) const;
  void judge_captures(Side side, Step& step) const;
  bool any_row_stands(Side side) const;
  bool row_is_safe(const Row& row, Side side) const;
  bool can_be_captured(Point stone, Side side) const;

  const Ruleset* ruleset_ = nullptr;
  const Topology* topology_ = nullptr;
  std::vector<std::uint8_t> cells_;  // 0 free, 1 and 2 stones, kLocked, kHole
  std::vector<std::uint8_t> bits_;   // 2 sides x stride_ bytes
  std::size_t stride_ = 0;
  BySide<int> taken_{};
  int free_ = 0;
  std::optional<Side> row_pending_;  // boat: this side's row wins if it survives the reply
};

}  // namespace fivefold
