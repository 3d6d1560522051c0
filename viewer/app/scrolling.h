#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Scrolls the list of moves by so many notches of the wheel, up to its ends.
void scroll_moves(State& state, float notches);

/// Scrolls the comment by lines, up to its ends. `most`: how many of its lines can be scrolled away.
void scroll_comment(State& state, float lines, std::int64_t most);

}  // namespace fivefold::viewer
