#pragma once

#include "viewer/output/pictures.h"
#include "viewer/sfml/canvas.h"

namespace fivefold::viewer {

/// Paints a list into pixels; an empty frame when the graphics card has no texture so large. REQUIRES: a display.
Frame raster(Canvas& canvas, const DrawList& list, const Theme& theme, int width, int height);

/// The program's icon: a small board with five stones in a row.
DrawList icon_picture(float side);

}  // namespace fivefold::viewer
