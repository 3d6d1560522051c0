#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Asks for one line of text, with a proposal that can be changed.
void ask(State& state, Prompt::What what, const std::string& proposal);
/// Keys and characters while the question is open. False: the key means nothing there.
bool press_in_prompt(State& state, const KeyPress& press);
void type_in_prompt(State& state, char32_t character);
void paste_in_prompt(State& state, const std::string& text);
/// Enter: does what was asked for, or says what is wrong with the answer.
void answer(State& state);
PromptView prompt_content(const Prompt& prompt);

}  // namespace fivefold::viewer
