#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Shows a finding in full and goes to the token that it is about, if there is one.
/// REQUIRES: an index into the study's faults.
void show_fault(State& state, std::size_t index);
/// To the next (1) or previous (-1) finding of the record; goes round, with a notice.
void walk_faults(State& state, int by);

}  // namespace fivefold::viewer
