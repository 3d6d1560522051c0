#include "viewer/app/pointing.h"

#include <algorithm>
#include <cmath>

#include "viewer/app/board_zoom.h"
#include "viewer/app/browsing.h"
#include "viewer/app/commands.h"
#include "viewer/app/faults.h"
#include "viewer/app/file_picking.h"
#include "viewer/app/keys.h"
#include "viewer/app/notices.h"
#include "viewer/app/scrolling.h"
#include "viewer/app/trying.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

// A hand that presses is never quite still.
constexpr float kStill = 4;

std::optional<Command> command_of(Control control) {
  for (const CommandRow& row : all_commands())
    if (row.name == word(control)) return row.command;
  return std::nullopt;
}

std::optional<Point> point_under(State& state, Vec at) {
  if (state.layer != Layer::none) return std::nullopt;
  const Picture& picture = current_picture(state);
  if (const Hit* const hit = hit_at(picture, at); hit != nullptr && hit->kind != HitKind::point) return std::nullopt;
  return point_at(picture, content(state), at);
}

void scrub(State& state, Vec at) {
  const Rect track = current_picture(state).timeline;
  if (!(track.width > 0) || !std::isfinite(at.x)) return;
  const float part = std::clamp((at.x - track.x) / track.width, 0.0F, 1.0F);
  const auto tokens = static_cast<std::uint32_t>(std::lround(part * static_cast<float>(path_length(state))));
  show(state, {state.cursor.line, tokens});
}

void press_hit(State& state, const Hit& hit, Vec at) {
  switch (hit.kind) {
    case HitKind::point:
    case HitKind::lens: {
      if (state.study == nullptr || hit.a < 0 || hit.a >= static_cast<std::int64_t>(state.study->topology().size()))
        return;
      const auto point = static_cast<Point>(hit.a);
      if (hit.kind == HitKind::point) {
        click_point(state, point);
      } else {
        select_point(state, point);
      }
      return;
    }
    case HitKind::move:
      if (hit.a >= 0 && hit.a < static_cast<std::int64_t>(state.moves.rows.size()))
        show(state, state.moves.rows[static_cast<std::size_t>(hit.a)].cursor);
      return;
    case HitKind::timeline:
      state.pointing.scrubbing = true;
      scrub(state, at);
      return;
    case HitKind::tick:  // its own ply, however narrow the timeline; dragging goes on from there
      state.pointing.scrubbing = true;
      if (hit.a >= 0) show(state, {state.cursor.line, static_cast<std::uint32_t>(hit.a)});
      return;
    case HitKind::control:
      if (const auto command = command_of(static_cast<Control>(hit.a))) apply(state, *command);
      return;
    case HitKind::game: open_shown(state, static_cast<std::uint64_t>(hit.a)); return;
    case HitKind::column: sort_games(state, static_cast<GameColumn>(hit.a)); return;
    case HitKind::file: choose_file(state, static_cast<std::size_t>(hit.a)); return;
    case HitKind::fault:
      if (state.study != nullptr && hit.a >= 0 && hit.a < static_cast<std::int64_t>(state.study->faults().size()))
        show_fault(state, static_cast<std::size_t>(hit.a));
      return;
    case HitKind::backdrop: commands::back(state); return;
    case HitKind::notice: dismiss(state); return;
    case HitKind::comment:
    case HitKind::surface: return;
  }
}

/// Whole notches of a wheel that may turn in fractions; the rest waits for the next turn.
int whole(float& gathered, float more) {
  // Another direction begins anew.
  if (!std::isfinite(more)) return 0;
  if (gathered * more < 0) gathered = 0;
  gathered = std::clamp(gathered + more, -1000.0F, 1000.0F);
  const float steps = std::trunc(gathered);
  gathered -= steps;
  return static_cast<int>(steps);
}

void wheel_in_layer(State& state, const Wheel& wheel) {
  const int steps = whole(state.pointing.list_wheel, wheel.down);
  if (steps == 0) return;
  switch (state.layer) {
    case Layer::browser: scroll_browser(state, 3 * steps); return;
    case Layer::files: move_in_picker(state, 3 * steps); return;
    case Layer::help: scroll_help(state, static_cast<float>(3 * steps)); return;
    case Layer::none:
    case Layer::prompt: return;
  }
}

}  // namespace

void point(State& state, const PointerMove& move) {
  Pointing& pointing = state.pointing;
  const Vec from = pointing.at;
  pointing.at = move.at;
  if (pointing.scrubbing) {
    scrub(state, move.at);
    return;
  }
  if (pointing.panning) {
    const Vec way = move.at - pointing.pan_from;
    if (std::abs(way.x) + std::abs(way.y) > kStill) pointing.panned = true;
    if (pointing.panned) pan_board(state, move.at - from);
    return;
  }
  const Hit* const hit = hit_at(current_picture(state), move.at);
  std::optional<Hit> over;
  if (hit != nullptr) over = *hit;
  const bool same = over.has_value() == pointing.over.has_value() &&
                    (!over || (over->kind == pointing.over->kind && over->a == pointing.over->a &&
                               over->area == pointing.over->area));
  const std::optional<Point> hovered = point_under(state, move.at);
  if (same && hovered == state.attention.hovered) return;
  pointing.over = over;
  state.attention.hovered = hovered;
  changed(state);
}

void press(State& state, const PointerPress& press) {
  Pointing& pointing = state.pointing;
  pointing.at = press.at;
  const std::optional<Point> under = point_under(state, press.at);
  if (press.right) {
    pointing.panning = state.layer == Layer::none && current_picture(state).board.has(press.at);
    pointing.panned = false;
    pointing.pan_from = press.at;
    return;
  }
  const Hit* const hit = hit_at(current_picture(state), press.at);
  // The second press of a double click says nothing new, except on buttons and headlines of columns.
  const bool switches = hit != nullptr && (hit->kind == HitKind::control || hit->kind == HitKind::column);
  if (press.twice && !switches) return;
  if (under) {
    if (press.control) {
      select_point(state, *under);
    } else {
      click_point(state, *under);
    }
    return;
  }
  if (hit != nullptr) press_hit(state, Hit(*hit), press.at);
}

void release(State& state, const PointerRelease& release) {
  Pointing& pointing = state.pointing;
  pointing.at = release.at;
  if (pointing.panning && !pointing.panned)
    if (const auto under = point_under(state, release.at)) select_point(state, *under);
  pointing.scrubbing = false;
  pointing.panning = false;
}

void turn_wheel(State& state, const Wheel& wheel) {
  state.pointing.at = wheel.at;
  if (state.layer != Layer::none) {
    wheel_in_layer(state, wheel);
    return;
  }
  if (state.study == nullptr) return;
  const Picture& picture = current_picture(state);
  if (picture.board.has(wheel.at)) {
    if (wheel.control) {
      if (std::isfinite(wheel.down)) zoom_board(state, -wheel.down, wheel.at);
      return;
    }
    if (!state.settings.wheel) return;
    const int steps = whole(state.pointing.board_wheel, wheel.down);
    if (steps != 0) step(state, steps);
    return;
  }
  const Hit* const under = hit_at(picture, wheel.at);
  if (under != nullptr && (under->kind == HitKind::timeline || under->kind == HitKind::tick)) {
    if (!state.settings.wheel) return;
    const int steps = whole(state.pointing.board_wheel, wheel.down);
    if (steps != 0) step(state, steps);
    return;
  }
  if (!std::isfinite(wheel.down)) return;
  if (under != nullptr && under->kind == HitKind::comment) {
    scroll_comment(state, 2 * wheel.down, under->a);
    return;
  }
  scroll_moves(state, wheel.down);
}

void let_go(State& state) {
  state.pointing.scrubbing = false;
  state.pointing.panning = false;
  state.pointing.over.reset();
  if (state.attention.hovered) changed(state);
  state.attention.hovered.reset();
}

}  // namespace fivefold::viewer
