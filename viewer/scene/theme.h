#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace fivefold {

/// What a mark in a picture means. Pictures name roles, never colours; a theme gives each role its colour. One meaning
/// has one role, and no role has two (error is for faults alone, never for X, captures or the last move).
enum class Role : std::uint8_t {
  table,          ///< behind everything
  board,          ///< the playing surface
  board_edge,     ///< rim of the board
  grid,           ///< lines of the board and star points
  coordinate,     ///< letters and numbers around the board
  ink,            ///< text
  muted,          ///< secondary text
  card,           ///< surface of a card in the panel
  card_edge,      ///< its rim
  field,          ///< surface of a text field, a list under the pointer, a button
  field_edge,     ///< rim of a button or field
  accent,         ///< what can be used: the timeline's knob, the pressed button, links
  on_accent,      ///< text on accent
  selection,      ///< background of the current row of a list
  shade,          ///< laid over the window below an overlay
  white_stone,    ///< body of a white stone
  black_stone,    ///< body of a black stone
  stone_edge,     ///< rim of stones that would not stand out from the board without one (see stone_rim)
  on_white,       ///< number on a white stone
  on_black,       ///< number on a black stone
  cross,          ///< X
  nought,         ///< O
  annotation,     ///< marks and labels of an annotator, off the stones
  last_move,      ///< ring or brackets of the last move
  capture,        ///< rays, ghosts' dashes and crosses, capture ticks
  caution,        ///< one short of the capture win; late moves
  win,            ///< winning row, obeyed rule
  on_win,         ///< text on win
  error,          ///< faults only
  on_error,       ///< text on error
  forbidden,      ///< zone that the opening rule forbids
  allowed,        ///< cells that are the only ones allowed
  on_zone,        ///< text on a zone's badge
  locked,         ///< locked cells
  hole,           ///< disc of a portal hole
  on_hole,        ///< number on a hole
  portal_first,   ///< pair 1
  portal_second,  ///< pair 2
  portal_third,   ///< further pairs
  row,            ///< a selected row that does not win
  hover,          ///< intersection under the pointer
};
inline constexpr int kRoles = static_cast<int>(Role::hover) + 1;
/// "white-stone", "on-zone": the names in text dumps.
std::string_view word(Role role);

struct Color {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  friend constexpr bool operator==(const Color&, const Color&) = default;
};

enum class ThemeName : std::uint8_t { light, dark, contrast };
inline constexpr std::array kThemes = {ThemeName::light, ThemeName::dark, ThemeName::contrast};
/// "light", "dark", "contrast".
std::string_view word(ThemeName name);

/// One row of the theme table.
struct Theme {
  ThemeName name;
  std::array<Color, kRoles> colors;
  bool lit;          ///< stones are drawn as lit spheres with a shadow; else flat
  float line_width;  ///< of the grid, in device-independent pixels
  const Color& operator[](Role role) const { return colors[static_cast<std::size_t>(role)]; }
};
const Theme& theme(ThemeName name);

/// The colour of a stone's rim: stone_edge where the stone does not stand out from the board by itself, else a darker
/// shade of its body.
Color stone_rim(const Theme& theme, Role stone);

/// The colour of `over` laid on `under` with the opacity alpha (0 to 1).
Color blend(Color over, Color under, float alpha);
/// Contrast of two colours as WCAG 2.1 defines it: 1 (none) to 21 (black on white).
double contrast(Color a, Color b);

}  // namespace fivefold
