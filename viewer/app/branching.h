#pragma once

#include <vector>

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// The ways on from the position before the shown token, as cursors behind their first tokens; the shown one is among
/// them. Empty before the first token.
std::vector<Cursor> siblings(const Study& study, Cursor cursor);

/// To the variation above (-1) or below (1) the shown token, or, where the token has none but the game can go on in
/// several ways from here, into the first variation (1). False when there are no variations here.
bool to_sibling(State& state, int by);

}  // namespace fivefold::viewer
