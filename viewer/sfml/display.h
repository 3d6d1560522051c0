#pragma once

#include <string>

namespace fivefold::viewer {

/// Whether a window can be opened. SFML ends the program when it cannot, so this is asked before anything of SFML's
/// graphics is made. Returns why not, as a sentence; empty when it can.
std::string display_trouble();

}  // namespace fivefold::viewer
