#pragma once

#include <string>

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Writes a picture, film or replay, as the name's ending says; pixels are asked of the window. Gives what is wrong,
/// or nothing. An existing file is replaced when the same name is given a second time; an opened file never is.
std::string save_picture_as(State& state, const std::string& path);

/// Writes the record with the tried moves as a variation to a new file. Gives what is wrong, or nothing.
std::string save_line_as(State& state, const std::string& path);

}  // namespace fivefold::viewer
