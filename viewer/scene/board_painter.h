#pragma once

#include <span>
#include <string>
#include <vector>

#include "viewer/scene/board_geometry.h"
#include "viewer/scene/draw_list.h"
#include "viewer/scene/moment.h"

// How the board's picture is put together. Internal to the scene's board_*.cpp files; others use board_scene.h.

namespace fivefold::board {

inline constexpr float kStoneRadius = 0.46F;
inline constexpr float kMarkWidth = 0.12F;   ///< of the strokes of X and O
inline constexpr float kMarkReach = 0.27F;   ///< half the extent of X and O
inline constexpr float kHoleRadius = 0.42F;  ///< to the outside of the rim
inline constexpr float kSmallestNumbers = 18;
inline constexpr float kSmallestCoordinates = 12;

/// What all parts of one picture share. Lengths are in cells; `px` turns device-independent pixels into cells.
struct Board {
  const Study& study;
  const Moment& moment;
  const ViewOptions& options;
  const Attention& attention;
  BoardGeometry geometry;
  float cell_pixels;
  bool cells;  ///< stones stand in squares, not on crossings
  bool marks;  ///< X and O instead of stones
  DrawList& list;

  float px(float pixels) const { return pixels / cell_pixels; }
  /// A length that grows with the cell but keeps at least so many pixels.
  float at_least(float cells_wide, float pixels) const { return cells_wide > px(pixels) ? cells_wide : px(pixels); }
  const Topology& topology() const { return study.topology(); }
  Vec centre(Point point) const { return geometry.centre(point); }
  const CellView& at(Point point) const { return moment.cells[index(point)]; }
  bool occupied(Point point) const { return at(point).kind != CellView::Kind::empty; }
  bool numbers_fit() const { return cell_pixels >= kSmallestNumbers; }
};

/// Puts together what the parts share. Everything must outlive the result.
Board make_board(const Study& study, const Moment& moment, const ViewOptions& options, const Attention& attention,
                 float cell_pixels, DrawList& list);

/// Whether the stones of a game are shown as X and O: where the ruleset calls its sides so, unless asked otherwise.
bool shows_marks(const Study& study, const ViewOptions& options);

/// The role that fills the stones of a side: White is white and Black is black, X and O have their own. Sides of other
/// names: the first is black.
Role stone_role(const Ruleset& ruleset, Side side, bool marks);
/// The role of numbers on those stones.
Role on_stone_role(Role stone);

// board_surface.cpp
void draw_surface(const Board& board);

// board_names.cpp
/// Names of columns and rows in the board's margins.
void draw_coordinates(const Board& board);
/// The same at the upper and left edge of the shown part of a zoomed board, where its margins are out of sight.
void draw_rulers(const Board& board, const Rect& shown);

// board_surface.cpp
void draw_locked(const Board& board);

// board_stones.cpp
/// One stone or mark of a side at a place; `alpha` below 1 for what is not there any more (without light or shadow).
void draw_stone_at(const Board& board, Vec centre, Side side, float scale, float alpha);
void draw_stones(const Board& board);
void draw_stone_numbers(const Board& board);
void draw_last_move(const Board& board);
void draw_attention(const Board& board);

// board_captures.cpp
void draw_rays(const Board& board);
void draw_ghosts(const Board& board);

// board_zone.cpp
void draw_zone(const Board& board);
void draw_zone_badge(const Board& board);

// board_portals.cpp
/// The role that a portal pair has: pairs of one picture differ in role, rim and number.
Role pair_role(std::size_t pair);
/// The pair that a hole belongs to, an index into BoardLayout::portals. REQUIRES: a hole.
std::size_t pair_of(const Topology& topology, Point hole);
void draw_arcs(const Board& board);
void draw_holes(const Board& board);
/// A solid line along a path, left out where it would cross what stands on the board.
void stroke_around_stones(const Board& board, std::span<const Vec> path, float width, const Paint& paint);

// board_rows.cpp
/// The rows that are shown: winning ones, and the one of the selected stone when it runs through a hole.
std::vector<RowView> shown_rows(const Board& board);
/// Strokes, arcs and frames, under the stones.
void draw_rows(const Board& board);
/// Numbers of the cells, over the stones.
void draw_row_numbers(const Board& board);

// board_marks.cpp
/// Lines and arrows, under the stones.
void draw_mark_lines(const Board& board);
/// Marks and labels, over the stones.
void draw_marks(const Board& board);
/// Whether a mark or label stands in the middle of the stone at this point, where its number would be.
bool marked_in_middle(const Board& board, Point point);

// board_faults.cpp
void draw_faults(const Board& board);

}  // namespace fivefold::board
