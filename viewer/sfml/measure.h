#pragma once

#include <string>

#include "viewer/sfml/window.h"

namespace fivefold::viewer {

/// Steps through the opened game and back until 200 pictures were drawn, then rests for five seconds. Returns what it
/// cost, one "name value" a line: start_ms (from `started` to the first picture), frame_ms and scene_ms (medians of
/// drawing and of making a picture), worst_draw_calls, idle_cpu_percent.
std::string measure(App& app, Window& window, App::Time started);

}  // namespace fivefold::viewer
