#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "viewer/app/board_zoom.h"
#include "viewer/app/commands.h"
#include "viewer/app/notices.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

constexpr std::array kScales = {0.5F, 0.67F, 0.8F, 0.9F, 1.0F, 1.1F, 1.25F, 1.5F, 1.75F, 2.0F, 2.5F, 3.0F};

/// The next value of an option that has `count`; tells which it is now.
template <class T, std::size_t N>
void cycle(State& state, T ViewOptions::*option, const std::array<Phrase, N>& names) {
  const std::size_t next = (static_cast<std::size_t>(state.view.*option) + 1) % N;
  state.view.*option = static_cast<T>(next);
  state.settings.view.*option = state.view.*option;
  save(state.settings, state.start.state_folder);
  remake_moment(state);
  tell(state, names[next]);
}

void turn(State& state, Symmetry by, Phrase phrase) {
  state.view.symmetry = compose(state.view.symmetry, by);
  remake_moment(state);
  tell(state, phrase);
}

void look_along(State& state, Axis axis, Phrase phrase) {
  // The same key again gives the choice back to the viewer.
  const bool again = state.view.lens_axis == axis;
  state.view.lens_axis = again ? std::optional<Axis>() : axis;
  state.view.lens = true;
  changed(state);
  tell(state, again ? Phrase::lens_any_axis : phrase);
}

void set_scale(State& state, float scale) {
  state.settings.scale = scale;
  save(state.settings, state.start.state_folder);
  state.size.scale = state.base_scale * scale;
  tell(state, Phrase::scale_now, {{"percent", fmt::format("{:.0f}", scale * 100)}});
}

void flip_switch(State& state, bool& option, Phrase on, Phrase off) {
  option = !option;
  save(state.settings, state.start.state_folder);
  tell(state, option ? on : off);
}

}  // namespace

void commands::flip(State& state) { turn(state, Symmetry::half_turn, Phrase::board_flipped); }
void commands::rotate_right(State& state) { turn(state, Symmetry::turn_right, Phrase::board_turned_right); }
void commands::rotate_left(State& state) { turn(state, Symmetry::turn_left, Phrase::board_turned_left); }
void commands::mirror(State& state) { turn(state, Symmetry::mirror_columns, Phrase::board_mirrored); }

void commands::numbers(State& state) {
  static constexpr std::array kNames = {Phrase::numbers_off, Phrase::numbers_last, Phrase::numbers_last_five,
                                        Phrase::numbers_all};
  // Counting from a ply is not one of the round: the key leads from it to "off".
  if (state.view.numbers == NumberMode::from_here) state.view.numbers = NumberMode::all;
  cycle(state, &ViewOptions::numbers, kNames);
}

void commands::numbers_from_here(State& state) {
  state.view.numbers = NumberMode::from_here;
  state.view.numbers_from = state.moment ? state.moment->ply : 0;
  remake_moment(state);
  tell(state, Phrase::numbers_from, {{"ply", fmt::format("{}", state.view.numbers_from)}});
}

void commands::annotations(State& state) {
  state.view.annotations = !state.view.annotations;
  state.settings.view.annotations = state.view.annotations;
  save(state.settings, state.start.state_folder);
  remake_moment(state);
  tell(state, state.view.annotations ? Phrase::annotations_on : Phrase::annotations_off);
}

void commands::coordinates(State& state) {
  static constexpr std::array kNames = {Phrase::coordinates_ruleset, Phrase::coordinates_skip_i,
                                        Phrase::coordinates_keep_i, Phrase::coordinates_numbers,
                                        Phrase::coordinates_off};
  cycle(state, &ViewOptions::coordinates, kNames);
}

void commands::zone(State& state) {
  state.view.zone = !state.view.zone;
  remake_moment(state);
  tell(state, state.view.zone ? Phrase::zone_on : Phrase::zone_off);
}

void commands::arcs(State& state) {
  static constexpr std::array kNames = {Phrase::arcs_off, Phrase::arcs_hover, Phrase::arcs_relevant,
                                        Phrase::arcs_always};
  cycle(state, &ViewOptions::arcs, kNames);
}

void commands::ghosts(State& state) {
  static constexpr std::array kNames = {Phrase::ghosts_off, Phrase::ghosts_one_ply, Phrase::ghosts_all};
  cycle(state, &ViewOptions::ghosts, kNames);
}

void commands::stones(State& state) {
  static constexpr std::array kNames = {Phrase::stones_ruleset, Phrase::stones_discs, Phrase::stones_marks};
  cycle(state, &ViewOptions::stones, kNames);
}

void commands::lens(State& state) {
  state.view.lens = !state.view.lens;
  state.settings.view.lens = state.view.lens;
  save(state.settings, state.start.state_folder);
  tell(state, state.view.lens ? Phrase::lens_on : Phrase::lens_off);
}

void commands::lens_row(State& state) { look_along(state, Axis::east, Phrase::lens_along_row); }
void commands::lens_column(State& state) { look_along(state, Axis::north, Phrase::lens_along_column); }
void commands::lens_rising(State& state) { look_along(state, Axis::north_east, Phrase::lens_along_rising); }
void commands::lens_falling(State& state) { look_along(state, Axis::south_east, Phrase::lens_along_falling); }

void commands::theme(State& state) {
  static constexpr std::array kNames = {Phrase::theme_light, Phrase::theme_dark, Phrase::theme_contrast};
  cycle(state, &ViewOptions::theme, kNames);
}

void commands::spoilers(State& state) {
  state.view.spoilers = !state.view.spoilers;
  state.settings.view.spoilers = state.view.spoilers;
  save(state.settings, state.start.state_folder);
  remake_moment(state);
  tell(state, state.view.spoilers ? Phrase::spoilers_on : Phrase::spoilers_off);
}

void commands::zoom_in(State& state) {
  const auto* const next = std::upper_bound(kScales.begin(), kScales.end(), state.settings.scale + 0.01F);
  set_scale(state, next == kScales.end() ? kScales.back() : *next);
}

void commands::zoom_out(State& state) {
  const auto* const next = std::lower_bound(kScales.begin(), kScales.end(), state.settings.scale - 0.01F);
  set_scale(state, next == kScales.begin() ? kScales.front() : *(next - 1));
}

void commands::zoom_reset(State& state) {
  reset_board_zoom(state);
  set_scale(state, 1);
}

void commands::board_zoom_in(State& state) { zoom_board(state, 1, std::nullopt); }
void commands::board_zoom_out(State& state) { zoom_board(state, -1, std::nullopt); }

void commands::wheel(State& state) { flip_switch(state, state.settings.wheel, Phrase::wheel_on, Phrase::wheel_off); }

void commands::motion(State& state) {
  flip_switch(state, state.settings.motion, Phrase::motion_on, Phrase::motion_off);
}

void commands::full_screen(State& state) { state.requests.push_back({Request::Kind::full_screen, {}}); }
void commands::quit(State& state) { state.requests.push_back({Request::Kind::quit, {}}); }

}  // namespace fivefold::viewer
