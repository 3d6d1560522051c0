#include "viewer/app/board_zoom.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "viewer/app/notices.h"
#include "viewer/scene/board_geometry.h"

namespace fivefold::viewer {
namespace {

constexpr float kMostZoom = 4;
constexpr float kNotch = 1.25F;

/// Pixels of a cell at zoom 1.
float plain_cell(const State& state, const Rect& board) {
  const BoardGeometry geometry(state.study->topology(), state.view.symmetry);
  return board.width / geometry.width();
}

void keep_on_board(State& state) {
  const BoardGeometry geometry(state.study->topology(), state.view.symmetry);
  ViewOptions& view = state.view;
  const float room_x = geometry.width() / 2 * (1 - 1 / view.zoom);
  const float room_y = geometry.height() / 2 * (1 - 1 / view.zoom);
  view.pan_x = std::clamp(view.pan_x, -room_x, room_x);
  view.pan_y = std::clamp(view.pan_y, -room_y, room_y);
}

}  // namespace

void zoom_board(State& state, float notches, std::optional<Vec> about) {
  if (state.study == nullptr) return;
  const Rect board = current_picture(state).board;
  if (board.empty()) return;
  ViewOptions& view = state.view;
  const float zoom = std::clamp(view.zoom * std::pow(kNotch, notches), 1.0F, kMostZoom);
  if (!about && board.has(state.pointing.at)) about = state.pointing.at;
  const float cell = plain_cell(state, board);
  if (about) {
    // The place under the pointer, in cells from the board's centre, is the same before and after.
    const Vec from_centre = *about - board.centre();
    view.pan_x += from_centre.x / cell * (1 / view.zoom - 1 / zoom);
    view.pan_y += from_centre.y / cell * (1 / view.zoom - 1 / zoom);
  } else if (state.moment && state.moment->last && view.zoom <= 1) {
    const BoardGeometry geometry(state.study->topology(), view.symmetry);
    const Vec centre = geometry.centre(*state.moment->last);
    view.pan_x = centre.x - geometry.width() / 2;
    view.pan_y = centre.y - geometry.height() / 2;
  }
  view.zoom = zoom;
  keep_on_board(state);
  changed(state);
  hint(state, say(Phrase::board_zoom_now, {{"percent", fmt::format("{:.0f}", zoom * 100)}}));
}

void reset_board_zoom(State& state) {
  state.view.zoom = 1;
  state.view.pan_x = 0;
  state.view.pan_y = 0;
  changed(state);
}

void keep_last_in_sight(State& state) {
  if (state.study == nullptr || state.view.zoom <= 1 || !state.moment || !state.moment->last) return;
  const BoardGeometry geometry(state.study->topology(), state.view.symmetry);
  const Vec last = geometry.centre(*state.moment->last);
  ViewOptions& view = state.view;
  // A whole cell around the stone, and the names along the edges.
  constexpr float kAround = 1.2F;
  const auto nearest = [&](float pan, float at, float whole) {
    const float reach = std::max(0.0F, whole / view.zoom / 2 - kAround);
    return std::clamp(pan, at - whole / 2 - reach, at - whole / 2 + reach);
  };
  view.pan_x = nearest(view.pan_x, last.x, geometry.width());
  view.pan_y = nearest(view.pan_y, last.y, geometry.height());
  keep_on_board(state);
}

void pan_board(State& state, Vec by) {
  if (state.study == nullptr || state.view.zoom <= 1) return;
  const Rect board = current_picture(state).board;
  if (board.empty()) return;
  const float cell = plain_cell(state, board) * state.view.zoom;
  state.view.pan_x -= by.x / cell;
  state.view.pan_y -= by.y / cell;
  keep_on_board(state);
  changed(state);
}

}  // namespace fivefold::viewer
