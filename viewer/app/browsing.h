#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// The table of games.
void open_browser(State& state);
/// Makes the list of shown games anew when more arrived (at most a few times a second while reading), or at once.
void renew_list(State& state, bool at_once);
/// Sorts by a column; by the one it is sorted by already: the other way around.
void sort_games(State& state, GameColumn column);
/// Moves the highlighted row and keeps it in sight.
void move_in_browser(State& state, std::int64_t by);
/// Shifts the visible rows, for the wheel.
void scroll_browser(State& state, std::int64_t by);
/// Opens a game by its position among the shown ones; out of range: nothing.
void open_shown(State& state, std::uint64_t position);

/// Keys and characters while the table is open. False: the key means nothing there.
bool press_in_browser(State& state, const KeyPress& press);
void type_in_browser(State& state, char32_t character);
void paste_in_browser(State& state, const std::string& text);

/// What the table shows.
BrowserView browser_content(const State& state);

/// Looks whether the search for a position has found more.
void let_search_pass(State& state);

}  // namespace fivefold::viewer
