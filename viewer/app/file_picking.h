#pragma once

#include "viewer/app/state.h"

namespace fivefold::viewer {

/// The list of files: recent ones, and the folder of what is opened.
void open_picker(State& state);
/// Keys and characters while the list is open. False: the key means nothing there.
bool press_in_picker(State& state, const KeyPress& press);
void type_in_picker(State& state, char32_t character);
void paste_in_picker(State& state, const std::string& text);
/// Opens a file of the list, or goes into a folder; out of range: nothing.
void choose_file(State& state, std::size_t position);
void move_in_picker(State& state, std::int64_t by);
/// What the list shows.
FilesView picker_content(const FilePicker& picker);

}  // namespace fivefold::viewer
