#pragma once

#include <cstdint>
#include <vector>

#include "viewer/scene/geometry.h"
#include "viewer/scene/theme.h"

namespace fivefold::viewer {

/// A square picture of four bytes a pixel (red, green, blue, alpha; not premultiplied), rows from the top.
struct StoneImage {
  int side = 0;
  int middle = 0;  ///< the pixel boundary, from the left and from the top, that the stone's centre was counted from
  std::vector<std::uint8_t> pixels;
};

/// How a stone is drawn.
struct StoneLook {
  Color body;
  Color edge;  ///< rim
  bool white = false;
  bool lit = true;  ///< a lit sphere; else a flat disc
};

/// The look of a theme's stones. REQUIRES: white_stone or black_stone.
StoneLook stone_look(const Theme& theme, Role role);

/// A stone with exact coverage at its edge. `phase`: how far its centre lies right of and below `middle`, 0 to 1.
StoneImage stone_image(const StoneLook& look, float radius, Vec phase);

/// The soft shadow that it throws to the lower right.
StoneImage shadow_image(float radius, Vec phase);

}  // namespace fivefold::viewer
