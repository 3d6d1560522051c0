#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Who asked for another position: a person's step pauses the play, its own steps do not.
enum class By : std::uint8_t { hand, play };

/// Shows another position of the study and announces it. Nothing happens when it is shown already. A cursor that the
/// study does not have is brought to the nearest that it has.
void show(State& state, Cursor cursor, By by = By::hand);
/// Forward (or back, when negative) on the current path, not beyond its ends. False when nothing moved.
bool step(State& state, int by, By who = By::hand);
/// Makes the moment of the current cursor anew: after other options, or another study.
void remake_moment(State& state);
/// The nearest cursor that the study has.
Cursor valid(const Study& study, Cursor cursor);
/// Number of tokens of the current path, 0 without a study.
std::uint32_t path_length(const State& state);

}  // namespace fivefold::viewer
