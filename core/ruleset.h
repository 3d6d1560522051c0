#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/coordinates.h"
#include "core/side.h"

namespace fivefold {

/// Whether a run longer than LineRule::length wins or is ignored.
enum class Overline : std::uint8_t { wins, ignored };

/// When blocked ends spoil a row. An end is blocked only by an enemy stone directly beyond it on the line.
enum class Ends : std::uint8_t {
  any,                   ///< ends never matter
  not_both_blocked,      ///< every row needs an open end
  five_not_both_blocked  ///< a row of exactly `length` needs an open end; longer ones always win
};

/// Whether a row wins at once or (Boat) only if it cannot be broken by a capture.
enum class RowWin : std::uint8_t { immediate, boat };

struct LineRule {
  int length = 5;  ///< 5 or 6
  BySide<Overline> overline{{Overline::wins, Overline::wins}};
  Ends ends = Ends::any;
  RowWin win = RowWin::immediate;
  friend bool operator==(const LineRule&, const LineRule&) = default;
};

/// Bracketing captures. `lengths` has bit n set when a group of exactly n stones is captured; 0 means no captures.
struct CaptureRule {
  std::uint8_t lengths = 0;
  int stones_to_win = 0;
  bool poof = false;  ///< own groups of the same lengths that contain the placed stone are lost too
  friend bool operator==(const CaptureRule&, const CaptureRule&) = default;
};

/// How many stones a turn has. Connect6: 1, then 2.
struct TurnRule {
  int first_turn = 1;
  int later_turns = 1;
  bool pass = false;  ///< passing is allowed; two running passes draw (Renju)
  friend bool operator==(const TurnRule&, const TurnRule&) = default;
};

/// How the sides are chosen after the first stones.
enum class SwapRule : std::uint8_t {
  none,
  swap,   ///< three stones, then the other player takes a side
  swap2,  ///< as swap, or two more stones and the starter chooses
  dpente  ///< four stones, then the other player takes a side
};

enum class OpeningKind : std::uint8_t {
  centre,              ///< the stone stands on the centre of the board
  from_centre,         ///< at least `distance` from the centre
  from_own_first,      ///< at least `distance` from the same side's first stone
  adjacent_to_locked,  ///< on one of the 8 neighbours of a locked cell
  off_centre_lines     ///< not on the centre's row or column at a distance of `distances`
};

/// When a breach is an error: on every game, or on rated games only (pente.org's third-stone rule).
enum class Applies : std::uint8_t { always, rated_only };

/// One restriction of one early stone.
struct OpeningConstraint {
  Side side = Side::first;
  int stone = 1;  ///< the n-th stone of that side, from 1
  OpeningKind kind = OpeningKind::centre;
  int distance = 0;
  std::vector<int> distances;  ///< off_centre_lines only
  Applies applies = Applies::always;
  friend bool operator==(const OpeningConstraint&, const OpeningConstraint&) = default;
};

enum class ForbiddenPolicy : std::uint8_t {
  loss,    ///< a foul is placed and loses the game
  illegal  ///< a foul is refused (referee policy only)
};

inline constexpr std::uint8_t kFoulOverline = 1;
inline constexpr std::uint8_t kFoulDoubleFour = 2;
inline constexpr std::uint8_t kFoulDoubleThree = 4;

/// Renju fouls (docs/rulesets/families/renju.md).
struct ForbiddenRule {
  std::uint8_t kinds = 0;  ///< kFoul... bits; 0 means none
  Side side = Side::first;
  ForbiddenPolicy policy = ForbiddenPolicy::loss;
  friend bool operator==(const ForbiddenRule&, const ForbiddenRule&) = default;
};

/// Ways in which a game can end, as bits of an EndSet.
enum class EndKind : std::uint8_t {
  row,
  captures,
  row_stood,
  board_full,
  agreed,
  two_passes,
  resign,
  time,
  forbidden_overline,
  forbidden_double_four,
  forbidden_double_three
};
inline constexpr int kEndKinds = 11;
using EndSet = std::uint16_t;
constexpr EndSet bit(EndKind kind) { return static_cast<EndSet>(1U << static_cast<unsigned>(kind)); }
inline constexpr EndSet kAllEnds = (1U << kEndKinds) - 1;

/// The words of the vectors and of every JSON contract: "row", "captures", "forbidden.overline" ...
const char* word(EndKind kind);

/// Which boards the ruleset is played on.
struct BoardRule {
  int width = 19;
  int height = 19;
  int locked = 0;         ///< exact number of locked cells
  int portal_pairs = 0;   ///< exact number of portal pairs
  bool any_size = false;  ///< other sizes are usual too (gomoku); otherwise another size is reported
  friend bool operator==(const BoardRule&, const BoardRule&) = default;
};

/// What counts in a game: neutral members with the defaults of free gomoku. No member names a game or a site; the
/// catalogue (ruleset_catalog.h) fills them.
struct Ruleset {
  std::string id;
  std::string title;
  std::vector<std::string> aliases;  ///< other ids that mean the same
  BySide<std::string> side_names{{"Black", "White"}};
  BoardRule board;
  CoordinateStyle coordinates = CoordinateStyle::keep_i;  ///< how messages and pictures name intersections
  LineRule line;
  CaptureRule capture;
  TurnRule turns;
  SwapRule swap = SwapRule::none;
  std::optional<double> seconds_per_move;
  bool sides_alternate = false;  ///< the players change sides after every game of a pair (docs/rules.md V18)
  ForbiddenRule forbidden;
  std::vector<OpeningConstraint> opening;
  EndSet allowed_ends = kAllEnds;
  std::string about;              ///< where the game comes from, one paragraph
  std::vector<std::string> tips;  ///< advice of the sources
  std::string authority;          ///< whose word decides where rules differ
  std::string source;             ///< where each parameter is stated
};

}  // namespace fivefold
