#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "viewer/scene/geometry.h"
#include "viewer/scene/moment.h"

namespace fivefold {

/// What an overlay or the panel shows: plain data, filled by the application, read by window_scene. Every text is
/// ready to be shown.

/// `?` and `i`: every key and what it does, what there is to know about the ruleset; rows of two texts in groups.
struct HelpView {
  struct Row {
    std::string keys;
    std::string what;
  };
  struct Group {
    std::string title;
    std::vector<Row> rows;
  };
  std::string title;  ///< empty: that of the keys
  std::vector<Group> groups;
  float scroll = 0;  ///< in rows
};

/// The games of the opened files as a table.
enum class GameColumn : std::uint8_t { status, number, first, second, result, date, event, ruleset, plies, captures };
inline constexpr int kGameColumns = 10;
struct GameRowView {
  std::uint64_t game = 0;  ///< index in the collection: what a click opens
  bool current = false;    ///< the opened one
  int status = 0;          ///< 0 clean, 1 notes or warnings, 2 errors
  std::string number, first, second, result, date, event, ruleset, plies, captures;
};
struct BrowserView {
  std::string filter;
  std::size_t filter_caret = 0;   ///< byte offset
  bool filter_marked = false;     ///< all of it: the next letter takes its place
  std::vector<GameRowView> rows;  ///< only those that fit: window_scene says how many (browser_rows)
  std::uint64_t first_row = 0;    ///< position of rows[0] among the shown games
  std::uint64_t shown = 0;        ///< games that match the filter
  std::uint64_t total = 0;        ///< games read so far
  bool loading = false;
  float progress = 0;        ///< of loading, 0 to 1
  std::uint64_t cursor = 0;  ///< highlighted row, position among the shown games
  GameColumn sorted_by = GameColumn::number;
  bool descending = false;
  std::vector<std::string> problems;  ///< inputs that could not be read
};

/// Ctrl+O: files and folders, and recent files.
struct FilesView {
  struct Row {
    std::string name;
    std::string detail;  ///< size, or the folder of a recent file
    bool folder = false;
    bool recent = false;
  };
  std::string folder;
  std::string typed;      ///< what was typed: filters, or a path
  std::vector<Row> rows;  ///< all of them; window_scene scrolls to the cursor
  std::size_t cursor = 0;
  std::string trouble;  ///< why the folder cannot be read
};

/// One line to fill in: go to a ply, a path to save to.
struct PromptView {
  std::string question;
  std::string typed;
  std::size_t caret = 0;
  bool marked = false;  ///< all that was typed: the next letter takes its place
  std::string trouble;  ///< what is wrong with what was typed
};

/// A message over the board that goes away by itself or by Esc.
struct NoticeView {
  std::string text;
  bool trouble = false;
};

/// One row of the move list: a stone or an act, with its place in the list.
struct MoveRow {
  Cursor cursor;            ///< a click goes there
  std::uint32_t depth = 0;  ///< of variations, for indenting
  bool opens_line = false;  ///< first move of a variation, or the first after one: its number is written in full
};

/// Playing by itself.
struct PlayView {
  bool playing = false;
  float speed = 1;  ///< moves a second
};

/// Everything that a window shows.
struct WindowView {
  const Study* study = nullptr;  ///< null: nothing is opened; the window says how to open something
  const Moment* moment = nullptr;
  const std::vector<MoveRow>* moves = nullptr;  ///< of the whole record
  std::size_t move_row = 0;                     ///< current row of `moves` (size when before the first)
  float move_scroll = 0;                        ///< first visible row, in rows; negative: keep the current row in sight
  float comment_scroll = 0;                     ///< first visible line of a comment that its card cannot hold
  ViewOptions options;
  Attention attention;
  PlayView play;
  bool scratch = false;    ///< moves are being tried
  std::uint64_t game = 0;  ///< position in the collection, from 0
  std::uint64_t games = 0;
  bool loading = false;
  std::optional<std::size_t> fault;  ///< the finding that is shown in full, index into study->faults()
  std::optional<HelpView> help;
  std::optional<BrowserView> browser;
  std::optional<FilesView> files;
  std::optional<PromptView> prompt;
  std::optional<NoticeView> notice;
  std::optional<std::string> hovered_button;  ///< tooltip of what the pointer rests on
  Vec pointer{-1, -1};                        ///< in pixels; outside when negative
};

}  // namespace fivefold
