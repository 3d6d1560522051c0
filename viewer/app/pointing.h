#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// What the pointer does: hover, click, drag on the timeline, drag the zoomed board with the right button, wheel.
void point(State& state, const PointerMove& move);
void press(State& state, const PointerPress& press);
void release(State& state, const PointerRelease& release);
void turn_wheel(State& state, const Wheel& wheel);
/// Forgets drags and what lies under the pointer.
void let_go(State& state);

}  // namespace fivefold::viewer
