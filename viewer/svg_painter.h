#pragma once

#include <string>

#include "viewer/scene/draw_list.h"

namespace fivefold {

/// How a picture becomes SVG.
struct SvgOptions {
  float width = 0;  ///< of the picture, in its own unit
  float height = 0;
  float scale = 1;    ///< pixels a unit: only the width and height attributes grow, the viewBox stays
  std::string title;  ///< for screen readers; empty: none
};

/// One SVG file: text as text, colours of the theme, one element an item with data-part and data-number, stones by
/// reference to one gradient each. The same list gives the same bytes.
std::string paint_svg(const DrawList& list, const Theme& theme, const SvgOptions& options);

/// Only the elements of the items, and the definitions they refer to: for files that hold many pictures (animated SVG,
/// HTML replay).
std::string svg_elements(const DrawList& list, const Theme& theme);
std::string svg_definitions(const Theme& theme);

}  // namespace fivefold
