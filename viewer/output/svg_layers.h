#pragma once

#include <string>

#include "viewer/output/film.h"
#include "viewer/scene/study.h"

namespace fivefold::viewer {

/// Whether a layer is in every frame: it needs no switching.
bool is_always_seen(const Film::Layer& layer, std::uint32_t frames);

/// "thanh-tra – Kalev R, Samples cup, 2026-03-21": what a file about the game is called; as pictures show text, not
/// escaped. Sides stand for players without a name.
std::string film_title(const Study& study);
/// Name of the player of a side, else of the side; as pictures show text.
std::string player_name(const Study& study, Side side);

}  // namespace fivefold::viewer
