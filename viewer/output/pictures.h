#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "viewer/output/apng.h"
#include "viewer/output/text_out.h"
#include "viewer/scene/board_scene.h"

namespace fivefold::viewer {

/// Pictures of many positions of one game in one file. Steps are those of the path that ends with `line`.
struct FilmOptions {
  ViewOptions view;  ///< the whole board is shown, whatever its zoom
  std::uint32_t line = 0;
  float cell_pixels = 32;
  int milliseconds = 800;        ///< per move
  int last_milliseconds = 3000;  ///< the final position
};

/// One picture of a film: what is drawn, in pixels, and how long it is shown.
struct FilmFrame {
  DrawList list;
  int milliseconds = 0;
};
/// Every position of the path, as draw_position draws it, on a ground of one size, whole pixels, which is put into
/// `width` and `height`. Calls `each` in order; for APNG, where a painter makes pixels of them.
/// REQUIRES: options.line is a line of the record.
void each_frame(const Study& study, const FilmOptions& options, int& width, int& height,
                const std::function<void(const FilmFrame& frame)>& each);

/// One animated SVG: CSS switches the items on and off, each of which is in the file once; repeated for ever. Stands
/// alone. Where nothing may move (the system's setting) or CSS is unknown, it shows the last position.
/// REQUIRES: options.line is a line of the record.
std::string animated_svg(const Study& study, const FilmOptions& options);

/// One HTML file that works offline: the board as SVG, keys (arrows, Home, End, Page Up and Down, Space), buttons, a
/// slider, the move list, captures, portals, comments, sentences for screen readers. No request leaves it. `options`:
/// the times are those of playing by itself. REQUIRES: options.line is a line of the record.
std::string html_replay(const Study& study, const FilmOptions& options);

}  // namespace fivefold::viewer
