#include "viewer/app/file_picking.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "formats/encoding.h"
#include "formats/io/atomic_file.h"
#include "viewer/app/commands.h"
#include "viewer/app/loading.h"
#include "viewer/app/notices.h"

namespace fivefold::viewer {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t kRecentShown = 8;

bool is_path(const std::string& typed) {
  return !typed.empty() &&
         (typed.front() == '/' || typed.front() == '~' || typed.rfind("./", 0) == 0 || typed.rfind("../", 0) == 0);
}

/// The path that was typed, "~" and a start at the shown folder put in.
fs::path typed_path(const FilePicker& picker) {
  std::string typed = picker.field.text;
  if (typed.front() == '~') {
    const char* const home = std::getenv("HOME");
    typed.replace(0, 1, home == nullptr ? "" : home);
  }
  const fs::path path(typed);
  return path.is_absolute() ? path : fs::path(picker.folder) / path;
}

void add_recent(const State& state, std::vector<FileChoice>& to) {
  std::size_t count = 0;
  for (const std::string& recent : state.recent.paths()) {
    // What is opened already is not what is looked for.
    if (state.paths.size() == 1 && same_file(state.paths.front(), recent)) continue;
    if (++count > kRecentShown) break;
    const fs::path path(recent);
    to.push_back({{path.filename().string(), path.parent_path().string(), false, true}, recent});
  }
}

void list(State& state, const std::string& folder, bool with_recent) {
  FilePicker& picker = state.picker;
  const FilesView view = list_folder(folder);
  picker.folder = view.folder.empty() ? folder : view.folder;
  picker.trouble = view.trouble;
  picker.listed.clear();
  if (with_recent) add_recent(state, picker.listed);
  for (const FilesView::Row& row : view.rows) {
    const fs::path path = row.name == ".." ? fs::path(picker.folder).parent_path() : fs::path(picker.folder) / row.name;
    picker.listed.push_back({row, path.string()});
  }
}

/// What fits the typed text: everything when nothing is typed.
void narrow(State& state) {
  FilePicker& picker = state.picker;
  std::string wanted = picker.field.text;
  if (is_path(wanted)) {
    // The folder part of a typed path decides what is listed, the rest narrows it.
    const fs::path path = typed_path(picker);
    std::error_code none;
    const fs::path folder = wanted.back() == '/' ? path : path.parent_path();
    if (fs::is_directory(folder, none) && folder.string() != picker.folder && wanted.front() != '.')
      list(state, folder.string(), false);
    wanted = wanted.back() == '/' ? std::string() : path.filename().string();
  }
  const std::string folded = fold_for_search(wanted);
  picker.shown.clear();
  for (const FileChoice& choice : picker.listed)
    if (folded.empty() || fold_for_search(choice.row.name).find(folded) != std::string::npos)
      picker.shown.push_back(choice);
  // ".." is seldom what is looked for.
  picker.cursor = picker.shown.size() > 1 && picker.shown.front().row.name == ".." ? 1 : 0;
  changed(state);
}

void go_into(State& state, const std::string& folder) {
  state.picker.field.set("");
  list(state, folder, false);
  narrow(state);
}

void open_chosen(State& state, const std::string& path) {
  std::error_code none;
  if (fs::is_directory(path, none)) {
    go_into(state, path);
    return;
  }
  if (!fs::exists(path, none)) {
    state.picker.trouble = say(Phrase::no_such_file, {{"path", path}});
    changed(state);
    return;
  }
  state.layer = Layer::none;
  changed(state);
  open_paths(state, {path});
}

void accept_typed(State& state) {
  FilePicker& picker = state.picker;
  std::error_code none;
  if (is_path(picker.field.text)) {
    const fs::path path = typed_path(picker);
    if (fs::exists(path, none) || picker.shown.empty()) {
      open_chosen(state, path.string());
      return;
    }
  }
  if (picker.cursor < picker.shown.size()) {
    choose_file(state, picker.cursor);
  } else {
    picker.trouble = say(Phrase::no_such_file, {{"path", picker.field.text}});
    changed(state);
  }
}

}  // namespace

void open_picker(State& state) {
  state.layer = Layer::files;
  dismiss(state);
  state.picker = FilePicker();
  std::error_code none;
  fs::path folder = fs::current_path(none);
  if (!state.paths.empty() && state.paths.front() != "-") {
    const fs::path opened = fs::absolute(state.paths.front(), none);
    folder = fs::is_directory(opened, none) ? opened : opened.parent_path();
  }
  list(state, folder.string(), true);
  narrow(state);
}

bool press_in_picker(State& state, const KeyPress& press) {
  FilePicker& picker = state.picker;
  constexpr std::int64_t kPage = 15;
  const auto all = static_cast<std::int64_t>(picker.shown.size());
  switch (press.key) {
    case Key::up: move_in_picker(state, -1); return true;
    case Key::down: move_in_picker(state, 1); return true;
    case Key::page_up: move_in_picker(state, -kPage); return true;
    case Key::page_down: move_in_picker(state, kPage); return true;
    case Key::home: move_in_picker(state, -all); return true;
    case Key::end: move_in_picker(state, all); return true;
    case Key::enter: accept_typed(state); return true;
    case Key::backspace:
      if (picker.field.text.empty()) {
        go_into(state, fs::path(picker.folder).parent_path().string());
        return true;
      }
      break;
    default: break;
  }
  bool edited = false;
  if (!picker.field.press(press, edited)) return false;
  picker.trouble.clear();
  if (edited) narrow(state);
  changed(state);
  return true;
}

void type_in_picker(State& state, char32_t character) {
  state.picker.trouble.clear();
  state.picker.field.insert(character);
  narrow(state);
}

void paste_in_picker(State& state, const std::string& text) {
  state.picker.trouble.clear();
  state.picker.field.insert(std::string_view(text).substr(0, std::min(text.find_first_of("\r\n"), text.size())));
  narrow(state);
}

void choose_file(State& state, std::size_t position) {
  if (position >= state.picker.shown.size()) return;
  state.picker.cursor = position;
  const std::string path = state.picker.shown[position].path;
  open_chosen(state, path);
}

void move_in_picker(State& state, std::int64_t by) {
  const auto last = std::max<std::int64_t>(static_cast<std::int64_t>(state.picker.shown.size()) - 1, 0);
  const auto to = std::clamp<std::int64_t>(static_cast<std::int64_t>(state.picker.cursor) + by, 0, last);
  state.picker.cursor = static_cast<std::size_t>(to);
  changed(state);
}

FilesView picker_content(const FilePicker& picker) {
  FilesView view;
  view.folder = picker.folder;
  view.typed = picker.field.text;
  view.cursor = picker.cursor;
  view.trouble = picker.trouble;
  for (const FileChoice& choice : picker.shown) view.rows.push_back(choice.row);
  return view;
}

void commands::open(State& state) { open_picker(state); }

}  // namespace fivefold::viewer
