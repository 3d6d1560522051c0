#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "viewer/scene/draw_list.h"
#include "viewer/scene/views.h"

namespace fivefold {

/// What a button does. The scene knows nothing of the application, so buttons have names of their own; each is the
/// name of a Command (viewer/app/commands.def) and does what that command does.
enum class Control : std::uint8_t {
  first,
  previous,
  play,
  next,
  last,
  slower,
  faster,
  go_to,
  open,
  browse,
  help,
  flip,
  theme,
  spoilers,
  rule_breach,
  next_fault,
  previous_fault,
  previous_game,
  next_game,
  main_line,
  back,
  accept
};
inline constexpr int kControls = static_cast<int>(Control::accept) + 1;
/// "first", "rule_breach": the name of the command.
std::string_view word(Control control);

/// What lies under the pointer.
enum class HitKind : std::uint8_t {
  point,     ///< a: the Point
  move,      ///< a: index into WindowView::moves
  timeline,  ///< a: tokens of the path (dragging is allowed: the nearest is meant)
  tick,      ///< a: tokens of the path at a sign over the timeline
  control,   ///< a: a Control
  game,      ///< a: position among the shown games
  column,    ///< a: a GameColumn
  file,      ///< a: index into FilesView::rows
  fault,     ///< a: index into the study's faults
  lens,      ///< a: the Point
  comment,   ///< a: how many of its lines can be scrolled away
  backdrop,  ///< beside an overlay: closes it
  surface,   ///< an overlay itself: a click does nothing
  notice     ///< the message over the board: a click closes it
};
struct Hit {
  Rect area;
  HitKind kind = HitKind::point;
  std::int64_t a = 0;
};

/// A window's content in pixels and where it can be clicked; later hits lie above earlier ones.
struct Picture {
  DrawList list;
  std::vector<Hit> hits;
  Rect board;      ///< of the whole board with its margins; always cell * (columns + 2 margins); empty without a board
  float cell = 0;  ///< side of a cell, a whole number of pixels (at least 1)
  Rect timeline;   ///< the track
};

/// Size of a window in physical pixels and how many of them a device-independent pixel has.
struct WindowSize {
  int width = 1360;
  int height = 900;
  float scale = 1;
};

/// Never fails, whatever the size (1 x 1 included): what does not fit is left out, the board last of all.
Picture build_window(const WindowView& view, const WindowSize& size);

/// The topmost hit at a place in pixels, or null.
const Hit* hit_at(const Picture& picture, Vec at);

/// The intersection at a place in pixels; empty outside the cells.
std::optional<Point> point_at(const Picture& picture, const WindowView& view, Vec at);

/// How many rows of the games table, and of the move list, fit into a window of this size.
std::size_t browser_rows(const WindowSize& size);

/// The columns of the games table that a window of this size has room for, from left to right.
std::vector<GameColumn> browser_columns_shown(const WindowSize& size);

/// How far the list of keys can be scrolled in a window of this size, in rows (HelpView::scroll); 0: all of it fits.
float help_rows_hidden(const HelpView& help, const WindowSize& size);

}  // namespace fivefold
