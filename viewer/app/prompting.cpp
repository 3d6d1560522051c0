#include "viewer/app/prompting.h"

#include <fmt/format.h>

#include <charconv>

#include "viewer/app/commands.h"
#include "viewer/app/notices.h"
#include "viewer/app/saving.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

/// Empty when it went there; else what is wrong.
std::string go_to_ply(State& state, std::string_view typed) {
  while (!typed.empty() && typed.front() == ' ') typed.remove_prefix(1);
  while (!typed.empty() && typed.back() == ' ') typed.remove_suffix(1);
  std::uint32_t ply = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), ply);
  if (typed.empty() || error != std::errc() || end != typed.data() + typed.size()) return say(Phrase::ply_not_a_number);
  const std::uint32_t plies = state.moment->plies;
  if (ply > plies) return say(Phrase::ply_too_large, {{"plies", fmt::format("{}", plies)}});
  const std::uint32_t line = state.cursor.line;
  show(state, ply == 0 ? Cursor{line, 0} : state.study->at_ply(line, ply));
  return {};
}

void edited(State& state) {
  state.prompt.trouble.clear();
  state.prompt.may_replace.clear();
  changed(state);
}

}  // namespace

void ask(State& state, Prompt::What what, const std::string& proposal) {
  dismiss(state);
  state.prompt = Prompt();
  state.prompt.what = what;
  state.prompt.field.set(proposal);
  // Another name is typed at once; an arrow key keeps the proposal to be changed.
  state.prompt.field.mark_all();
  state.layer = Layer::prompt;
  state.playing.on = false;
  changed(state);
}

bool press_in_prompt(State& state, const KeyPress& press) {
  if (press.key == Key::enter) {
    answer(state);
    return true;
  }
  bool other = false;
  if (!state.prompt.field.press(press, other)) return false;
  if (other) edited(state);
  changed(state);
  return true;
}

void type_in_prompt(State& state, char32_t character) {
  state.prompt.field.insert(character);
  edited(state);
}

void paste_in_prompt(State& state, const std::string& text) {
  state.prompt.field.insert(std::string_view(text).substr(0, std::min(text.find_first_of("\r\n"), text.size())));
  edited(state);
}

void answer(State& state) {
  const std::string typed = state.prompt.field.text;
  if (state.study == nullptr) {
    state.layer = Layer::none;
    changed(state);
    return;
  }
  std::string trouble;
  switch (state.prompt.what) {
    case Prompt::What::go_to: trouble = go_to_ply(state, typed); break;
    case Prompt::What::save_picture: trouble = save_picture_as(state, typed); break;
    case Prompt::What::save_line: trouble = save_line_as(state, typed); break;
  }
  state.prompt.trouble = std::move(trouble);
  if (state.prompt.trouble.empty()) state.layer = Layer::none;
  changed(state);
}

PromptView prompt_content(const Prompt& prompt) {
  const Phrase question = prompt.what == Prompt::What::go_to          ? Phrase::ask_ply
                          : prompt.what == Prompt::What::save_picture ? Phrase::ask_picture
                                                                      : Phrase::ask_line_file;
  return {say(question), prompt.field.text, prompt.field.caret, prompt.field.marked, prompt.trouble};
}

void commands::go_to(State& state) {
  if (state.study == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  ask(state, Prompt::What::go_to, "");
}

}  // namespace fivefold::viewer
