#pragma once

#include <cstdint>
#include <optional>

#include "core/point.h"
#include "core/symmetry.h"
#include "viewer/scene/theme.h"

namespace fivefold {

/// Which stones carry their ply.
enum class NumberMode : std::uint8_t { off, last, last_five, all, from_here };
/// How intersections are named around the board and in sentences.
enum class CoordinateScheme : std::uint8_t {
  ruleset,  ///< as the ruleset writes them
  skip_i,   ///< A-H, J ...
  keep_i,   ///< A-I ...
  numbers,  ///< 1 to n on both axes
  off       ///< no names around the board; sentences as `ruleset`
};
/// When the arcs between the holes of a portal pair are drawn.
enum class ArcMode : std::uint8_t { off, hover, relevant, always };
/// How long the stones that a ply took stay visible as ghosts.
enum class GhostMode : std::uint8_t { off, one_ply, all };
enum class StoneLook : std::uint8_t { ruleset, discs, marks };

/// How a person wants to look at games: all that stays the same from game to game.
struct ViewOptions {
  ThemeName theme = ThemeName::light;
  NumberMode numbers = NumberMode::last;
  std::uint32_t numbers_from = 0;  ///< NumberMode::from_here: stones after this ply count from 1
  CoordinateScheme coordinates = CoordinateScheme::ruleset;
  ArcMode arcs = ArcMode::relevant;
  GhostMode ghosts = GhostMode::one_ply;
  StoneLook stones = StoneLook::ruleset;
  Symmetry symmetry = Symmetry::identity;  ///< how the board is turned; names of intersections follow the stones
  bool zone = false;                       ///< show the last opening rule's zone also after its ply
  bool spoilers = false;                   ///< show the result before the end
  bool lens = true;                        ///< show the row lens
  std::optional<Axis> lens_axis;           ///< empty: the winning row's, or the longest through the selected stone
  bool annotations = true;                 ///< show the marks and labels of the record
  bool reuse = true;                       ///< table of intersections used twice, where numbers are on
  float zoom = 1;                          ///< of the board, 1 to 4; the board then shows a part
  float pan_x = 0;                         ///< centre of that part, in cells from the board's centre
  float pan_y = 0;
};

/// What the pointer and the person point at just now.
struct Attention {
  std::optional<Point> hovered;
  std::optional<Point> selected;  ///< the stone or cell that the row lens is about; empty: the last move
  float ghost_progress = 1;       ///< of the capture animation, 0 (just placed) to 1 (done)
};

}  // namespace fivefold
