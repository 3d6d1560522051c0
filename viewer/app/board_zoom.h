#pragma once

#include <optional>

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Makes the board larger or smaller by some notches, 1 to 4 times. What lies at `about` (pixels) stays there; empty:
/// what the pointer or, failing that, the last stone is at.
void zoom_board(State& state, float notches, std::optional<Vec> about);
void reset_board_zoom(State& state);
/// Shifts the shown part of a zoomed board, no more than needed, so that the last stone lies in it.
void keep_last_in_sight(State& state);
/// Shifts the part of the board that is shown by pixels.
void pan_board(State& state, Vec by);

}  // namespace fivefold::viewer
