#pragma once

#include <array>

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Moves a second that the play can have.
inline constexpr std::array kSpeeds = {0.25F, 0.5F, 1.0F, 2.0F, 4.0F, 8.0F};
inline constexpr std::size_t kUsualSpeed = 2;

/// Makes the step that is due; at the end of the path the play stops. One step at most, however late.
void let_play_pass(State& state);

/// Begins the time of the next move anew while something lies over the board: what cannot be seen is not played, and
/// whoever comes back to the board first sees the move that was left.
void hold_play(State& state);

}  // namespace fivefold::viewer
