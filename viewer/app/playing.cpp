#include "viewer/app/playing.h"

#include <fmt/format.h>

#include <algorithm>

#include "viewer/app/commands.h"
#include "viewer/app/notices.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

std::chrono::microseconds time_of_a_move(const State& state) {
  return std::chrono::microseconds(static_cast<std::int64_t>(1e6F / kSpeeds[state.playing.speed]));
}

void change_speed(State& state, int by) {
  const auto top = static_cast<int>(kSpeeds.size()) - 1;
  const int speed = std::clamp(static_cast<int>(state.playing.speed) + by, 0, top);
  state.playing.speed = static_cast<std::size_t>(speed);
  state.settings.speed = kSpeeds[state.playing.speed];
  save(state.settings, state.start.state_folder);
  state.playing.due = state.now + time_of_a_move(state);
  tell(state, Phrase::speed_now, {{"speed", fmt::format("{:g}", kSpeeds[state.playing.speed])}});
}

}  // namespace

void hold_play(State& state) {
  if (state.layer != Layer::none) state.playing.due = state.now + time_of_a_move(state);
}

void let_play_pass(State& state) {
  if (!state.playing.on || state.layer != Layer::none || state.now < state.playing.due) return;
  state.playing.due = state.now + time_of_a_move(state);
  step(state, 1, By::play);
  if (state.cursor.tokens >= path_length(state)) {
    state.playing.on = false;
    changed(state);
  }
}

void commands::play(State& state) {
  if (state.study == nullptr) return;
  if (state.playing.on) {
    state.playing.on = false;
    tell(state, Phrase::play_paused);
    return;
  }
  // At the end there is nothing left to play: people mean "once more".
  if (state.cursor.tokens >= path_length(state)) show(state, {state.cursor.line, 0});
  if (path_length(state) == 0) return;
  state.playing.on = true;
  state.playing.due = state.now + time_of_a_move(state);
  changed(state);
}

void commands::faster(State& state) { change_speed(state, 1); }
void commands::slower(State& state) { change_speed(state, -1); }

}  // namespace fivefold::viewer
