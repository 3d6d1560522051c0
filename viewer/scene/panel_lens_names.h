#pragma once

#include <span>

#include "viewer/scene/panel_kit.h"

namespace fivefold {

/// Room in pixels that the widest name of the lens's cells takes, with what keeps it from its neighbours.
float lens_name_room(const Sheet& sheet, const LensView& lens);

/// The names under the cells `first`, `first + 1` ... of the lens, which stand at `places`; each as high as `height`.
/// Where they would touch, the less needed one is left out.
void draw_lens_names(Sheet& sheet, const LensView& lens, std::size_t first, std::span<const Rect> places, float height);

}  // namespace fivefold
