#pragma once

#include <string>
#include <utility>
#include <vector>

#include "viewer/scene/view_options.h"

namespace fivefold::viewer {

/// What a person chose and wants to find again next time: one "key=value" a line in the file "settings" of the state
/// folder. Keys that this version does not know are kept.
struct Settings {
  ViewOptions view;  ///< theme, coordinates, arcs, ghosts, stones, lens, reuse, spoilers and numbers count; the rest is
                     ///< of the day
  float speed = 1;   ///< of the play, moves a second
  float scale = 1;   ///< of everything, on top of the screen's, 0.5 to 3
  bool wheel = true;   ///< the wheel steps
  bool motion = true;  ///< captures are animated
  std::vector<std::pair<std::string, std::string>> unknown;
};

/// Reads the settings. A missing file gives the defaults; a line that cannot be understood is left out and named in
/// `trouble`. An empty folder means that nothing is kept.
Settings load_settings(const std::string& state_folder, std::string& trouble);

/// Writes the settings; a folder that cannot be written is no fault.
void save(const Settings& settings, const std::string& state_folder);

/// The options to start with: what the command line left as it is by default comes from the settings.
ViewOptions merged(const ViewOptions& from_command_line, const ViewOptions& from_settings);

}  // namespace fivefold::viewer
