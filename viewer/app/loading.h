#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// Opens files, folders or archives in place of what is shown, once a game of theirs has been read: what cannot be read
/// leaves everything as it is, with a message.
void open_paths(State& state, std::vector<std::string> paths, std::uint64_t game = 0,
                std::optional<std::uint32_t> ply = std::nullopt);
/// Pasted text: the path of an existing file is opened, anything else is read as a record.
void open_pasted(State& state, const std::string& text);

/// Shows a game of the collection, at the start or behind `tokens` of its main line. Everything of the game before is
/// gone: marks, selection, tried moves. REQUIRES: index < games->size().
void open_game(State& state, std::uint64_t index, Cursor at = {});

/// Looks whether what is being read can be shown.
void let_loading_pass(State& state);
/// Looks whether the opened files changed, at most about twice a second.
void let_watch_pass(State& state);
/// Reads the opened files again, keeping game and place.
void read_again(State& state);

/// The title of the shown game: "Anna – Boris, Tallinn Open", or its file and number.
std::string game_title(const State& state);

}  // namespace fivefold::viewer
