#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/diagnostic.h"
#include "core/outcome.h"
#include "core/point.h"
#include "core/side.h"
#include "core/small_vector.h"

namespace fivefold {

/// Why a token was refused or what is wrong with it: the words of the vectors, in their order of precedence.
enum class Problem : std::uint8_t {
  game_over,
  choice_pending,
  wrong_turn,
  time,
  unreadable,
  off_board,
  locked,
  hole,
  occupied,
  opening_centre,
  opening_adjacent,
  opening_distance,
  opening_lines,
  forbidden_overline,
  forbidden_double_four,
  forbidden_double_three,
  no_choice_now,
  bad_choice,
  no_offer,
  offer_pending,
  no_clock,
  no_pass
};
inline constexpr int kProblems = 22;
/// "occupied", "opening.center" ...
const char* word(Problem problem);

/// A set of Problems.
class ProblemSet {
 public:
  void add(Problem problem) { bits_ |= 1U << static_cast<unsigned>(problem); }
  void add(ProblemSet others) { bits_ |= others.bits_; }
  bool has(Problem problem) const { return (bits_ >> static_cast<unsigned>(problem)) & 1U; }
  bool empty() const { return bits_ == 0; }
  void clear() { bits_ = 0; }
  friend bool operator==(ProblemSet, ProblemSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

/// Between cell `after` of a row and its next cell the row passes these holes (enter, leave, enter, leave ...).
struct Hop {
  std::uint32_t after = 0;
  std::vector<Point> holes;
};

/// A winning row: the maximal run through the last stone, in walking order. A full ring starts at the placed stone.
struct Row {
  Axis axis = Axis::east;
  bool ring = false;
  std::vector<Point> cells;
  std::vector<Hop> hops;
};

/// Everything that one token did. Reused from token to token; `rows` is filled only when rows were made that count.
struct Step {
  Ply ply{0};               ///< number of the stone, if one was placed
  Side side = Side::first;  ///< whose stone (or act) it was
  Point point = kNoPoint;
  bool placed = false;
  ProblemSet problems;
  SmallVector<Point, 40> captured;  ///< taken from the opponent
  SmallVector<Point, 40> poofed;    ///< own stones lost
  std::vector<Row> rows;            ///< rows that count by the ruleset, in the order of the axes
  std::optional<Outcome> outcome;   ///< set by the token that ends the game
  bool seats_chosen = false;        ///< a swap choice was made: `starter` holds
  Side starter = Side::first;       ///< side that the starter (seat A) has from now on

  void clear();
};

}  // namespace fivefold
