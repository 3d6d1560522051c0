#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/point_set.h"
#include "formats/marks.h"
#include "viewer/scene/study.h"
#include "viewer/scene/view_options.h"

namespace fivefold {

/// What stands on one intersection.
struct CellView {
  enum class Kind : std::uint8_t { empty, stone, setup_stone };
  Kind kind = Kind::empty;
  Side side = Side::first;
  std::uint32_t ply = 0;  ///< of stones; 0 for setup stones
};

/// A stone that this ply (or, with GhostMode::all, an earlier one) took off the board.
struct GhostView {
  Point point = kNoPoint;
  Side side = Side::first;
  std::uint32_t ply = 0;       ///< that it had
  std::uint32_t taken_at = 0;  ///< ply that took it
  bool poofed = false;         ///< lost by its own side's move
};

/// From the placed stone through the taken group to the stone that closes it, cell by cell. Where two neighbours are
/// not adjacent on the board the line passes holes, which `hops` names as in a Row.
struct RayView {
  std::vector<Point> cells;
  std::vector<Hop> hops;
};

/// A point used more than once because a stone was taken from it.
struct ReuseView {
  Point point = kNoPoint;
  std::vector<std::uint32_t> plies;  ///< in order: "7 = 22"
};

/// What an annotator put on the board at this token.
struct MarkView {
  MarkKind kind = MarkKind::triangle;
  Point point = kNoPoint;
  Point to = kNoPoint;  ///< of lines and arrows
  std::string label;    ///< of labels
};

/// The opening rule that matters at this place: the one for the next stone, or the one just played.
struct ZoneView {
  const OpeningConstraint* rule = nullptr;
  Ply ply{0};           ///< of the stone that it restricts
  bool played = false;  ///< that stone stands: the zone is of the position before it
  RuleState state = RuleState::pending;
  bool allowed_only = false;  ///< few cells are allowed: mark those instead of the forbidden ones
  PointSet cells;             ///< forbidden, or (allowed_only) allowed
};

/// One row as a picture shows it.
struct RowView {
  Row row;
  Side side = Side::first;
  bool winning = false;
};

/// A cell of the row lens: one line of the board unrolled, holes passed.
struct LensCell {
  Point point = kNoPoint;
  CellView cell;
  bool in_row = false;    ///< belongs to the counted run
  bool repeated = false;  ///< the path returns to a cell that stands further left (a ring)
  int pair_before = -1;   ///< index of the portal pair passed between the cell to the left and this one; -1: none
};
struct LensView {
  Axis axis = Axis::east;
  Point about = kNoPoint;       ///< the selected, last or winning stone
  std::vector<LensCell> cells;  ///< around it, at most kLensReach to either side
  bool edge_left = false;       ///< the line ends there
  bool edge_right = false;
  bool locked_left = false;  ///< it ends at a locked cell
  bool locked_right = false;
  bool ring = false;  ///< the line is a closed ring of ring_length cells
  int ring_length = 0;
  int run = 0;            ///< length of the run through `about`; 0 when no stone stands there
  bool counts = false;    ///< the run wins by the ruleset
  bool too_long = false;  ///< longer than the ruleset counts
};
inline constexpr int kLensReach = 8;

/// Everything to be shown of one position. A value: made anew for every cursor, so nothing of another position or game
/// can stay behind.
struct Moment {
  Cursor cursor;
  std::uint32_t ply = 0;        ///< stones placed up to here
  std::uint32_t plies = 0;      ///< stones placed on this path
  std::vector<CellView> cells;  ///< by point
  const Node* node = nullptr;   ///< the token just played; null before the first
  std::optional<Point> last;    ///< the last stone placed; acts and refused moves behind it leave the mark there
  std::vector<Point> turn;      ///< all stones of the current turn so far, `last` among them (Connect6 has two)
  std::vector<GhostView> ghosts;
  std::vector<RayView> rays;  ///< of this ply; none with GhostMode::off
  BySide<int> taken{};        ///< stones captured BY each side
  std::optional<Side> to_move;
  std::optional<Outcome> outcome;  ///< once the game is over
  std::uint32_t outcome_ply = 0;
  std::vector<RowView> rows;  ///< winning rows once they stand; rows that may still be broken (Boat) are not `winning`
  std::optional<ZoneView> zone;
  std::vector<const Fault*> faults;  ///< about the token just played
  std::vector<ReuseView> reused;
  std::vector<MarkView> marks;          ///< at this token; none when options.annotations is off
  std::string_view comment;             ///< at this token (the intro before the first)
  BySide<std::optional<double>> clock;  ///< seconds of the last move of each side
  std::string sentence;                 ///< status line and --announce
};

/// REQUIRES: a valid cursor of the study, which must outlive the moment.
Moment make_moment(const Study& study, Cursor cursor, const ViewOptions& options);

/// The line through a point as the row lens shows it. `axis` empty: the winning row's axis, or the longest run's.
LensView make_lens(const Study& study, const Moment& moment, Point about, std::optional<Axis> axis);

/// "K10" as the options and the ruleset name it.
std::string name_of(const Study& study, Point point, const ViewOptions& options);
/// "White's stone 2 at least 3 away from the centre, K10": what an opening rule asks for.
std::string rule_sentence(const Study& study, const OpeningConstraint& rule, const ViewOptions& options);
/// "White wins by a row and captures", "Draw by agreement": without a full stop.
std::string outcome_sentence(const Study& study, const Outcome& outcome);

}  // namespace fivefold
