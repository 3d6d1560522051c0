#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "viewer/app/app.h"
#include "viewer/app/move_list.h"
#include "viewer/app/settings.h"
#include "viewer/app/text_field.h"
#include "viewer/games/collection.h"
#include "viewer/games/files.h"
#include "viewer/games/position_search.h"

namespace fivefold::viewer {

using Time = App::Time;

/// What lies over the board and takes the keys.
enum class Layer : std::uint8_t { none, help, browser, files, prompt };

/// Games on their way to the window: they replace the shown ones once the wanted game has been read.
struct Incoming {
  enum class Why : std::uint8_t { open, paste, reload };
  Why why = Why::open;
  std::shared_ptr<Collection> games;
  std::vector<std::string> paths;    ///< empty for pasted text
  std::uint64_t game = 0;            ///< wanted, from 0
  std::optional<Cursor> cursor;      ///< wanted; empty: the start
  std::optional<std::uint32_t> ply;  ///< wanted, when there is no cursor
};

/// Moves that are being tried.
struct Scratch {
  std::shared_ptr<const Study> origin;  ///< the record as it was read
  Cursor from;                          ///< where the first tried move leaves it
  Cursor back;                          ///< what was shown before
  std::optional<Point> selected;        ///< what was selected before
  std::vector<Coord> moves;
  std::uint32_t line = 0;  ///< of the study with the moves
};

struct Browser {
  TextField filter;
  GameColumn sorted_by = GameColumn::number;
  bool descending = false;
  std::vector<std::uint32_t> shown;  ///< games in the order of the table
  std::uint64_t made_of = 0;         ///< games there were when `shown` was made
  Time made_at{};
  std::uint64_t cursor = 0;
  std::uint64_t first_row = 0;
  std::optional<std::vector<PositionMatch>> only;  ///< found by a search, in the order of the games
};

/// A row of the list of files with what opens when it is chosen.
struct FileChoice {
  FilesView::Row row;
  std::string path;
};
struct FilePicker {
  std::string folder;
  std::vector<FileChoice> listed;  ///< recent files, then the folder
  std::vector<FileChoice> shown;   ///< of these, what fits the typed text
  TextField field;
  std::size_t cursor = 0;
  std::string trouble;
};

struct Prompt {
  enum class What : std::uint8_t { go_to, save_picture, save_line };
  What what = What::go_to;
  TextField field;
  std::string trouble;
  std::string may_replace;  ///< the existing file that a second Enter overwrites
};

struct Notice {
  NoticeView view;
  std::optional<Time> until;  ///< empty: stays until something is done
};

struct Playing {
  bool on = false;
  std::size_t speed = 0;  ///< index into kSpeeds
  Time due{};
};

/// What the pointer is doing.
struct Pointing {
  Vec at{-1, -1};
  bool scrubbing = false;
  bool panning = false;
  bool panned = false;
  Vec pan_from;
  float board_wheel = 0;  ///< notches that have not made a step yet
  float list_wheel = 0;
  std::optional<Hit> over;
};

/// All state of the application. Functions on it are grouped by what a person does: walking, finding, playing, trying,
/// loading, browsing, picking files, prompts, looks, pointing.
struct State {
  AppOptions start;
  ViewOptions view;
  Settings settings;
  WindowSize size;
  float base_scale = 1;  ///< of the screen; settings.scale comes on top
  Time now{};

  std::shared_ptr<Collection> games;
  std::vector<std::string> paths;  ///< that `games` was read from; empty for pasted text
  std::optional<Incoming> incoming;
  std::optional<FileWatch> watch;
  Time looked_at{};
  bool file_changed = false;  ///< while moves are being tried: read anew afterwards
  bool count_told = false;
  RecentFiles recent;
  std::uint64_t game = 0;

  std::shared_ptr<const Study> study;
  Cursor cursor;
  std::optional<Moment> moment;
  MoveList moves;
  float move_scroll = -1;
  float comment_scroll = 0;
  std::optional<Scratch> scratch;

  std::optional<std::size_t> fault;       ///< shown in full
  std::optional<std::size_t> fault_walk;  ///< where e and E are
  std::size_t rule_walk = 0;
  std::size_t event_kind = 0;  ///< 0: any, else 1 + EventKind
  Attention attention;
  std::optional<Time> ghosts_since;
  Time stepped_at{};
  Playing playing;

  Layer layer = Layer::none;
  HelpView help;
  Browser browser;
  FilePicker picker;
  Prompt prompt;
  std::optional<Notice> notice;
  std::unique_ptr<PositionSearch> search;  ///< running; of `games`
  Pointing pointing;

  Picture picture;
  bool stale = true;        ///< `picture` is not what `view` shows
  bool dirty = true;        ///< what was drawn last is not what `view` shows
  bool drawn_since = true;  ///< since the last step by a held key
  std::vector<Request> requests;
  std::vector<std::string> announcements;
  Work work;

  State(AppOptions options, Time at)
      : start(std::move(options)),
        view(start.view),
        size(start.size),
        base_scale(start.size.scale),
        now(at),
        recent(start.state_folder) {}
};

/// Something visible is another now.
inline void changed(State& state) {
  state.stale = true;
  state.dirty = true;
}

/// The content of the window as plain data.
WindowView content(const State& state);
/// The picture of the content, made anew when it is stale: what the pointer points at.
const Picture& current_picture(State& state);

}  // namespace fivefold::viewer
