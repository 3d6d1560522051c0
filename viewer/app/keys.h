#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// What a key or a typed character does: to the overlay that is open first, then as a command. Of a held key's repeats
/// at most one counts between two pictures, so that nothing runs on after the key is released.
void press_key(State& state, const KeyPress& press);
void type(State& state, const Typed& typed);
/// Scrolls the list of keys by rows, down when positive, not beyond its ends.
void scroll_help(State& state, float by);
/// Text of the clipboard: into the field that is open, else it is opened.
void take_pasted(State& state, const std::string& text);

}  // namespace fivefold::viewer
