#pragma once

#include <optional>

#include "core/point_set.h"
#include "core/position.h"
#include "core/record.h"
#include "core/step.h"

namespace fivefold {

/// rules.md 1.11. referee: a refused token changes nothing, a late move loses. record: what can be placed is placed and
/// reported.
enum class Policy : std::uint8_t { record, referee };

/// Phase of a swap opening.
enum class Phase : std::uint8_t { play, starter_places, other_chooses, other_places, starter_chooses };

/// A game in progress: a Position, whose turn it is, the opening rules, the swap protocol, offers, the clock, the end.
/// Copyable; a copy is a snapshot.
class Game {
 public:
  /// REQUIRES: ruleset and topology outlive the game; setup stones are playable and differ (see usable_setup).
  Game(const Ruleset& ruleset, const Topology& topology, Policy policy);
  void reset(const Ruleset& ruleset, const Topology& topology, Policy policy, const Setup* setup = nullptr);

  /// Judges one token. Under the record policy `step.placed` false on a move means that the line cannot go on.
  /// `step` is overwritten.
  void apply(const Token& token, Step& step);

  const Position& position() const { return position_; }
  std::optional<Side> to_move() const;  ///< empty once the game is over
  bool over() const { return outcome_.has_value(); }
  const std::optional<Outcome>& outcome() const { return outcome_; }
  Phase phase() const { return phase_; }
  /// "play", "over", "A-places", "B-chooses", "B-places", "A-chooses": the words of the vectors.
  const char* state_word() const;
  Ply plies() const { return plies_; }

 private:
  Position position_;
  std::optional<Outcome> outcome_;
  Phase phase_ = Phase::play;
  Ply plies_{0};
};

/// The points that the opening rules forbid to the next stone of the game: one function for judging and for the
/// viewer's marker. Empty where no rule applies.
PointSet opening_forbidden(const Game& game);

}  // namespace fivefold
