#pragma once

#include <initializer_list>
#include <string>
#include <utility>

#include "viewer/app/state.h"
#include "viewer/scene/messages.h"

namespace fivefold::viewer {

using Arguments = std::initializer_list<std::pair<std::string, std::string>>;

/// Shows a sentence over the board for a while, in place of the one before, and announces it.
void tell(State& state, std::string text);
void tell(State& state, Phrase phrase, Arguments arguments = {});
/// The same for what went wrong: stays longer, and until something is done when nothing is opened.
void complain(State& state, std::string text);
void complain(State& state, Phrase phrase, Arguments arguments = {});
/// Shows a sentence without announcing it: hints that come at a time of their own.
void hint(State& state, std::string text);

/// Takes the notice away; false when there was none.
bool dismiss(State& state);
/// Takes the notice away when its time is over.
void let_notice_pass(State& state);

}  // namespace fivefold::viewer
