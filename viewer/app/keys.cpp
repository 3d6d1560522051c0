#include "viewer/app/keys.h"

#include <algorithm>

#include "viewer/app/browsing.h"
#include "viewer/app/commands.h"
#include "viewer/app/file_picking.h"
#include "viewer/app/keymap.h"
#include "viewer/app/loading.h"
#include "viewer/app/notices.h"
#include "viewer/app/prompting.h"
#include "viewer/app/trying.h"

namespace fivefold::viewer {
namespace {

constexpr float kHelpPage = 10;

bool has_field(Layer layer) { return layer == Layer::browser || layer == Layer::files || layer == Layer::prompt; }

bool press_in_help(State& state, const KeyPress& press) {
  float by = 0;
  switch (press.key) {
    case Key::up: by = -1; break;
    case Key::down: by = 1; break;
    case Key::page_up: by = -kHelpPage; break;
    case Key::page_down: by = kHelpPage; break;
    case Key::home: by = -1000; break;
    case Key::end: by = 1000; break;
    case Key::enter: commands::back(state); return true;
    default: return false;
  }
  scroll_help(state, by);
  return true;
}

/// Ctrl+A, as in every field of other programs.
bool mark_field(State& state) {
  if (state.layer != Layer::prompt && state.layer != Layer::browser) return false;
  (state.layer == Layer::prompt ? state.prompt.field : state.browser.filter).mark_all();
  changed(state);
  return true;
}

/// Keys that the open overlay takes. With Ctrl or Alt they are commands, as everywhere.
bool press_in_layer(State& state, const KeyPress& press) {
  if (press.control && !press.alt && press.letter == 'A' && mark_field(state)) return true;
  if (press.control || press.alt) return false;
  switch (state.layer) {
    case Layer::none: return false;
    case Layer::help: return press_in_help(state, press);
    case Layer::browser: return press_in_browser(state, press);
    case Layer::files: return press_in_picker(state, press);
    case Layer::prompt: return press_in_prompt(state, press);
  }
  return false;
}

/// Whether a command is of use while a line is being typed; the others would act on what cannot be seen.
bool works_over_field(Command command, Layer layer) {
  switch (command) {
    case Command::back:
    case Command::quit:
    case Command::full_screen:
    case Command::paste:
    case Command::zoom_in:
    case Command::zoom_out:
    case Command::zoom_reset:
    case Command::accept: return true;
    case Command::browse:
    case Command::filter:
    case Command::open:
    case Command::help:
      // From list to list; but a question wants its answer, or Esc.
      return layer != Layer::prompt;
    case Command::sort_next:
    case Command::sort_previous:
    case Command::sort_turn: return layer == Layer::browser;
    default: return false;
  }
}

void run(State& state, Command command) {
  if (has_field(state.layer) && !works_over_field(command, state.layer)) return;
  // Whoever reads in the overlay that a key does something and presses it wants to see it done.
  if (state.layer == Layer::help && command != Command::help && command != Command::ruleset &&
      command != Command::back) {
    state.layer = Layer::none;
    changed(state);
  }
  apply(state, command);
}

void run_key(State& state, Command command, bool repeat) {
  if (repeat && (!repeats(command) || !state.drawn_since)) return;
  state.drawn_since = false;
  run(state, command);
}

}  // namespace

void scroll_help(State& state, float by) {
  // Not beyond the end, or as many turns back would do nothing.
  state.help.scroll = std::clamp(state.help.scroll + by, 0.0F, help_rows_hidden(state.help, state.size));
  changed(state);
}

void press_key(State& state, const KeyPress& press) {
  // In lists a held key is drawn as fast as it can be; in fields it must not lose a press.
  const bool in_list = state.layer != Layer::none && press.key != Key::backspace && press.key != Key::remove;
  if (press.repeat && in_list && !state.drawn_since) return;
  if (press_in_layer(state, press)) {
    state.drawn_since = false;
    return;
  }
  if (const auto command = command_for(press)) run_key(state, *command, press.repeat);
}

void type(State& state, const Typed& typed) {
  switch (state.layer) {
    case Layer::browser: type_in_browser(state, typed.character); return;
    case Layer::files: type_in_picker(state, typed.character); return;
    case Layer::prompt: type_in_prompt(state, typed.character); return;
    case Layer::help:
    case Layer::none: break;
  }
  if (const auto command = command_for(typed)) run_key(state, *command, typed.repeat);
}

void take_pasted(State& state, const std::string& text) {
  switch (state.layer) {
    case Layer::browser: paste_in_browser(state, text); return;
    case Layer::files: paste_in_picker(state, text); return;
    case Layer::prompt: paste_in_prompt(state, text); return;
    case Layer::help: state.layer = Layer::none; break;
    case Layer::none: break;
  }
  open_pasted(state, text);
}

void commands::help(State& state) {
  if (state.layer == Layer::help && state.help.title.empty()) {
    commands::back(state);
    return;
  }
  dismiss(state);
  state.help = help_view();
  state.layer = Layer::help;
  changed(state);
}

void commands::accept(State& state) { press_in_layer(state, {Key::enter, 0, false, false, false, false}); }

void commands::back(State& state) {
  if (state.layer == Layer::browser && state.browser.only) {
    // First back to all games, then to the board.
    state.browser.only.reset();
    renew_list(state, true);
    return;
  }
  if (state.layer != Layer::none) {
    state.layer = Layer::none;
    changed(state);
    return;
  }
  const bool told = dismiss(state);
  if (drop_tried(state)) {
    tell(state, Phrase::tried_dropped);
    return;
  }
  if (told) return;
  if (state.playing.on || state.fault || state.attention.selected || state.search != nullptr) changed(state);
  state.playing.on = false;
  state.fault.reset();
  state.attention.selected.reset();
  state.search.reset();
}

}  // namespace fivefold::viewer
