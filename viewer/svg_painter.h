#pragma once

#include <string>
#include <string_view>

#include "viewer/scene/draw_list.h"

namespace fivefold {

/// How a picture becomes SVG.
struct SvgOptions {
  float width = 0;  ///< of the picture, in its own unit
  float height = 0;
  float scale = 1;    ///< pixels a unit: only the width and height attributes grow, the viewBox stays
  std::string title;  ///< for screen readers; empty: none
};

/// One SVG file: text as text, colours of the theme, at least one element an item with data-part and data-number,
/// stones by reference to one gradient each. The same list gives the same bytes, whatever the locale.
/// Pictures are taken to be in pixels: what asks for it is put on whole ones, numbers have at most two decimals.
std::string paint_svg(const DrawList& list, const Theme& theme, const SvgOptions& options);

/// Only the elements of the items, and the definitions they refer to: for files that hold many pictures (animated SVG,
/// HTML replay). Pictures of one file that have clips need a prefix each, which the names of their clips begin with;
/// the definitions of a theme are the same for all.
std::string svg_elements(const DrawList& list, const Theme& theme, std::string_view prefix = "");
std::string svg_definitions(const Theme& theme);

/// Text as it can stand in XML, between tags or in an attribute.
std::string svg_escaped(std::string_view text);

}  // namespace fivefold
