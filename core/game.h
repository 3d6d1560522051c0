#pragma once

#include <array>
#include <optional>

#include "core/point_set.h"
#include "core/position.h"
#include "core/record.h"
#include "core/step.h"

namespace fivefold {

/// docs/rules.md, two policies. referee: a refused token changes nothing, a late move loses and is not placed. record:
/// what can be placed is placed and reported; the first outcome stands.
enum class Policy : std::uint8_t { record, referee };

/// Phase of a swap opening; `play` once the sides are settled (or nothing is to be chosen).
enum class Phase : std::uint8_t { play, starter_places, other_chooses, other_places, starter_chooses };

/// A game in progress: a Position, whose turn it is, the opening rules, the swap protocol, offers, the clock, the end.
/// Copyable; a copy is a snapshot.
class Game {
 public:
  /// REQUIRES: ruleset and topology outlive the game.
  Game(const Ruleset& ruleset, const Topology& topology, Policy policy = Policy::record);

  /// Starts anew, keeping memory. Setup stones that cannot stand (see unusable_setup) are left out. With setup stones
  /// the opening rules and the swap protocol are off.
  void reset(const Ruleset& ruleset, const Topology& topology, Policy policy, const Setup* setup = nullptr);

  /// Judges one token; `step` is overwritten. Under the record policy, a move with `step.placed` false means that the
  /// line cannot go on.
  void apply(const Token& token, Step& step);

  const Position& position() const { return position_; }
  const Ruleset& ruleset() const { return position_.ruleset(); }
  const Topology& topology() const { return position_.topology(); }
  Policy policy() const { return policy_; }
  /// Empty once the game is over.
  std::optional<Side> to_move() const {
    if (outcome_) return std::nullopt;
    return to_move_;
  }
  const std::optional<Outcome>& outcome() const { return outcome_; }
  Phase phase() const { return phase_; }
  /// "play", "over", "A-places", "B-chooses", "B-places", "A-chooses": the words of the vectors.
  const char* state_word() const;
  /// Stones placed so far (setup not counted), also those after the end.
  Ply plies() const { return plies_; }
  /// Stones that a side has placed so far (setup not counted).
  int stones(Side side) const { return stones_[side]; }
  /// Whether the opening rules bind in this game (no setup stones).
  bool has_opening() const { return opening_; }
  /// Where the side placed its first stone.
  std::optional<Point> first_stone(Side side) const { return first_[side]; }
  /// Time allowed for a move, in seconds: the ruleset's, unless `set_seconds_per_move` said otherwise since the reset.
  std::optional<double> seconds_per_move() const { return seconds_per_move_; }
  void set_seconds_per_move(std::optional<double> seconds) { seconds_per_move_ = seconds; }

 private:
  void apply_move(const Token& token, Step& step);
  void apply_choice(Choice choice, Step& step);
  void apply_act(Act act, std::optional<Side> by, Step& step);
  bool can_place(const Token& token, Step& step);
  void place(Point point, Side side, Step& step);
  void advance(Side mover);
  void advance_swap();
  void end(const Outcome& outcome, Step& step);

  Position position_;
  Policy policy_;
  std::optional<Outcome> outcome_;
  Phase phase_ = Phase::play;
  Side to_move_ = Side::first;
  int left_in_turn_ = 1;
  bool opening_ = true;
  int last_opening_stone_ = 0;  // later stones of either side are free
  Ply plies_{0};
  BySide<int> stones_{};
  BySide<std::optional<Point>> first_{};
  std::optional<Side> offer_;
  int passes_ = 0;
  std::optional<double> seconds_per_move_;
};

/// What the opening rules have against the next stone of a side on a point: every constraint that it breaks. Usually
/// the side to move; in a record a stone can be of the other side.
ProblemSet opening_problems(const Game& game, Point point, Side side);

/// The free points that the opening rules forbid to the next stone: for the viewer's marker, from the same function
/// that judges. Empty where no rule applies.
PointSet opening_forbidden(const Game& game);

/// The problem that a breach of such a constraint is.
Problem problem_of(OpeningKind kind);

/// One stone of a setup that cannot stand, with the reason (off_board, locked, hole or occupied).
struct UnusableStone {
  Side side;
  Coord at;
  Problem reason;
};
std::vector<UnusableStone> unusable_setup(const Setup& setup, const Topology& topology);

}  // namespace fivefold
