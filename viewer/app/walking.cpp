#include "viewer/app/walking.h"

#include <algorithm>

#include "viewer/app/board_zoom.h"
#include "viewer/app/commands.h"

namespace fivefold::viewer {
namespace {

using std::chrono::milliseconds;
// Steps that follow each other faster than this show captures without the animation.
constexpr milliseconds kHurry{150};

void animate_captures(State& state, bool one_forward) {
  const bool hurried = state.now - state.stepped_at < kHurry;
  const bool moves = state.settings.motion && !state.start.reduced_motion && !hurried;
  state.ghosts_since.reset();
  state.attention.ghost_progress = 1;
  if (one_forward && moves && !state.moment->rays.empty()) {
    state.ghosts_since = state.now;
    state.attention.ghost_progress = 0;
  }
}

}  // namespace

Cursor valid(const Study& study, Cursor cursor) {
  const auto lines = static_cast<std::uint32_t>(study.record().lines.size());
  if (cursor.line >= lines) cursor.line = 0;
  cursor.tokens = std::min(cursor.tokens, study.length(cursor.line));
  return cursor;
}

std::uint32_t path_length(const State& state) {
  return state.study == nullptr ? 0 : state.study->length(state.cursor.line);
}

void remake_moment(State& state) {
  state.moment.reset();
  if (state.study == nullptr) return;
  state.moment = make_moment(*state.study, state.cursor, state.view);
  ++state.work.moments;
  changed(state);
}

void show(State& state, Cursor cursor, By by) {
  if (state.study == nullptr) return;
  if (by == By::hand) state.playing.on = false;
  cursor = valid(*state.study, cursor);
  if (cursor == state.cursor && state.moment) return;
  const bool one_forward = cursor.tokens == state.cursor.tokens + 1;
  state.cursor = cursor;
  remake_moment(state);
  keep_last_in_sight(state);
  animate_captures(state, one_forward);
  state.stepped_at = state.now;
  state.attention.selected.reset();
  state.fault.reset();
  state.move_scroll = -1;
  state.comment_scroll = 0;
  state.announcements.push_back(state.moment->sentence);
}

bool step(State& state, int by, By who) {
  if (state.study == nullptr) return false;
  const auto length = static_cast<std::int64_t>(path_length(state));
  const auto to = std::clamp<std::int64_t>(static_cast<std::int64_t>(state.cursor.tokens) + by, 0, length);
  const bool moves = to != static_cast<std::int64_t>(state.cursor.tokens);
  show(state, {state.cursor.line, static_cast<std::uint32_t>(to)}, who);
  return moves;
}

void commands::next(State& state) { step(state, 1); }
void commands::previous(State& state) { step(state, -1); }
void commands::first(State& state) { show(state, {state.cursor.line, 0}); }
void commands::last(State& state) { show(state, {state.cursor.line, path_length(state)}); }
void commands::ten_forward(State& state) { step(state, 10); }
void commands::ten_back(State& state) { step(state, -10); }

}  // namespace fivefold::viewer
