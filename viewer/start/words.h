#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "viewer/scene/view_options.h"

namespace fivefold::viewer {

/// The words of the command line and what they mean.
inline constexpr std::array<std::pair<std::string_view, ThemeName>, 3> kThemeWords = {
    {{"light", ThemeName::light}, {"dark", ThemeName::dark}, {"contrast", ThemeName::contrast}}};
inline constexpr std::array<std::pair<std::string_view, NumberMode>, 4> kNumberWords = {
    {{"off", NumberMode::off},
     {"last", NumberMode::last},
     {"last-five", NumberMode::last_five},
     {"all", NumberMode::all}}};
inline constexpr std::array<std::pair<std::string_view, CoordinateScheme>, 5> kCoordinateWords = {
    {{"ruleset", CoordinateScheme::ruleset},
     {"skip-i", CoordinateScheme::skip_i},
     {"keep-i", CoordinateScheme::keep_i},
     {"numbers", CoordinateScheme::numbers},
     {"off", CoordinateScheme::off}}};

/// Bounds of --scale, and of the sides that --size takes.
inline constexpr float kLeastScale = 0.5F;
inline constexpr float kMostScale = 4.0F;
inline constexpr int kMostSide = 16384;

}  // namespace fivefold::viewer
