#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// A click on an intersection: a stone is selected and its move gone to; on an empty one the record's own next move is
/// followed if it stands there, else a move is tried.
void click_point(State& state, Point point);
/// Selects what the row lens is about, without going anywhere.
void select_point(State& state, Point point);
/// Tries a move behind the cursor; core judges it, and one that breaks a rule is not placed but explained.
void try_move(State& state, Point point);
/// Takes the tried moves away and shows what was shown before them. False when there are none.
bool drop_tried(State& state);

}  // namespace fivefold::viewer
