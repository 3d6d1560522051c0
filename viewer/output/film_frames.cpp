#include <algorithm>
#include <cmath>

#include "viewer/output/pictures.h"

namespace fivefold::viewer {

void each_frame(const Study& study, const FilmOptions& options, int& width, int& height,
                const std::function<void(const FilmFrame& frame)>& each) {
  ViewOptions view = options.view;
  view.zoom = 1;
  const std::uint32_t tokens = study.length(options.line);
  const auto draw = [&](std::uint32_t at, DrawList& list, float& wide, float& high) {
    const Moment moment = make_moment(study, {options.line, at}, view);
    draw_position(study, moment, view, options.cell_pixels, list, wide, high);
  };
  // Captions differ in their number of lines; the largest picture decides. Drawing twice costs less than keeping all.
  float widest = 1;
  float highest = 1;
  for (std::uint32_t at = 0; at <= tokens; ++at) {
    DrawList list;
    float wide = 0;
    float high = 0;
    draw(at, list, wide, high);
    widest = std::max(widest, wide);
    highest = std::max(highest, high);
  }
  width = static_cast<int>(std::ceil(widest));
  height = static_cast<int>(std::ceil(highest));
  for (std::uint32_t at = 0; at <= tokens; ++at) {
    FilmFrame frame;
    Paint ground;
    ground.role = Role::table;
    frame.list.box({0, 0, static_cast<float>(width), static_cast<float>(height)}, 0, ground);
    DrawList list;
    float wide = 0;
    float high = 0;
    draw(at, list, wide, high);
    frame.list.append(list, {});
    frame.milliseconds = at == tokens ? options.last_milliseconds : options.milliseconds;
    each(frame);
  }
}

}  // namespace fivefold::viewer
