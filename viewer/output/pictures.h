#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "viewer/scene/board_scene.h"

namespace fivefold::viewer {

/// Pictures of many positions of one game in one file. Steps are those of the path that ends with `line`.
struct FilmOptions {
  ViewOptions view;
  std::uint32_t line = 0;
  float cell_pixels = 32;
  int milliseconds = 800;        ///< per move
  int last_milliseconds = 3000;  ///< the final position
};

/// One animated SVG: CSS animation switches the pictures; repeated for ever. Stands alone.
std::string animated_svg(const Study& study, const FilmOptions& options);

/// One HTML file that works offline: every position as SVG, keys (arrows, Home, End, Space), buttons, move list,
/// captures, portals, sentences for screen readers. No request leaves it.
std::string html_replay(const Study& study, const FilmOptions& options);

/// Pixels of one frame, rows from the top, four bytes (red, green, blue, alpha) each.
struct Frame {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;
};
/// An animated PNG of frames of one size; `delays` in milliseconds, one a frame. One frame gives a plain PNG.
/// REQUIRES: at least one frame.
std::string apng(const std::vector<Frame>& frames, const std::vector<int>& delays);

/// The position as text for forums: the board with coordinates, captured counts, the sentence.
std::string position_text(const Study& study, const Moment& moment, const ViewOptions& options);

/// The record as its format writes it, with all variations (a format that cannot hold them: as native XML).
std::string record_text(const Study& study, std::string& format_name);

}  // namespace fivefold::viewer
