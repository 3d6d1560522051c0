#include "viewer/app/browsing.h"

#include <algorithm>

#include "viewer/app/commands.h"
#include "viewer/app/loading.h"
#include "viewer/app/notices.h"

namespace fivefold::viewer {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kBetweenLists{250};

std::uint64_t page(const State& state) { return std::max<std::uint64_t>(browser_rows(state.size), 1); }

void keep_in_sight(State& state) {
  Browser& browser = state.browser;
  const std::uint64_t count = browser.shown.size();
  browser.cursor = count == 0 ? 0 : std::min<std::uint64_t>(browser.cursor, count - 1);
  const std::uint64_t rows = page(state);
  if (browser.cursor < browser.first_row) browser.first_row = browser.cursor;
  if (browser.cursor >= browser.first_row + rows) browser.first_row = browser.cursor - rows + 1;
  browser.first_row = std::min(browser.first_row, count > rows ? count - rows : 0);
}

std::vector<std::uint32_t> matching(const State& state) {
  const Browser& browser = state.browser;
  std::vector<std::uint32_t> games = state.games->select(browser.filter.text, browser.sorted_by, browser.descending);
  if (browser.only) {
    const auto is_missing = [&](std::uint32_t game) {
      const auto at = std::lower_bound(browser.only->begin(), browser.only->end(), game,
                                       [](const PositionMatch& match, std::uint32_t of) { return match.game < of; });
      return at == browser.only->end() || at->game != game;
    };
    games.erase(std::remove_if(games.begin(), games.end(), is_missing), games.end());
  }
  return games;
}

/// The list again, with the highlighted game still highlighted where it is in it.
void make_list(State& state) {
  Browser& browser = state.browser;
  std::optional<std::uint32_t> highlighted;
  if (browser.cursor < browser.shown.size()) highlighted = browser.shown[browser.cursor];
  browser.made_of = state.games->size();
  browser.made_at = state.now;
  browser.shown = matching(state);
  if (highlighted) {
    const auto at = std::find(browser.shown.begin(), browser.shown.end(), *highlighted);
    browser.cursor = at == browser.shown.end() ? 0 : static_cast<std::uint64_t>(at - browser.shown.begin());
  }
  keep_in_sight(state);
  changed(state);
}

void refilter(State& state) {
  // Another filter is another list: its first game is what was looked for.
  state.browser.shown.clear();
  state.browser.cursor = 0;
  state.browser.first_row = 0;
  if (state.games != nullptr) make_list(state);
  changed(state);
}

/// Whether the table is in sight; opens it when it is not, for who sorts wants to see it.
bool has_table(State& state) {
  if (state.layer != Layer::browser) open_browser(state);
  return state.layer == Layer::browser;
}

/// Sorts by the column that many to the right, of those that the window has room for; around at the ends.
void sort_beside(State& state, int by) {
  if (!has_table(state)) return;
  const std::vector<GameColumn> columns = browser_columns_shown(state.size);
  const auto count = static_cast<std::ptrdiff_t>(columns.size());
  if (count == 0) return;
  const auto at = std::find(columns.begin(), columns.end(), state.browser.sorted_by);
  // A column that the window has become too narrow for is followed by the first.
  const std::ptrdiff_t from = at != columns.end() ? at - columns.begin() : (by > 0 ? -1 : 0);
  const GameColumn to = columns[static_cast<std::size_t>((from + by + count) % count)];
  if (to != state.browser.sorted_by) sort_games(state, to);
}

}  // namespace

void open_browser(State& state) {
  if (state.games == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  state.layer = Layer::browser;
  dismiss(state);
  make_list(state);
  const auto at = std::find(state.browser.shown.begin(), state.browser.shown.end(), state.game);
  if (at != state.browser.shown.end()) {
    state.browser.cursor = static_cast<std::uint64_t>(at - state.browser.shown.begin());
    const std::uint64_t half = page(state) / 2;
    state.browser.first_row = state.browser.cursor > half ? state.browser.cursor - half : 0;
    keep_in_sight(state);
  }
}

void renew_list(State& state, bool at_once) {
  if (state.games == nullptr) return;
  if (state.layer != Layer::browser && !at_once) return;
  const bool more = state.games->size() != state.browser.made_of;
  const bool due = !state.games->loading() || state.now - state.browser.made_at >= kBetweenLists;
  if (at_once || (more && due)) make_list(state);
  if (state.games->loading()) changed(state);
}

void sort_games(State& state, GameColumn column) {
  Browser& browser = state.browser;
  browser.descending = browser.sorted_by == column && !browser.descending;
  browser.sorted_by = column;
  if (state.games != nullptr) make_list(state);
  changed(state);
}

void move_in_browser(State& state, std::int64_t by) {
  const auto last = static_cast<std::int64_t>(state.browser.shown.size()) - 1;
  const std::int64_t to = std::clamp<std::int64_t>(static_cast<std::int64_t>(state.browser.cursor) + by, 0,
                                                   std::max<std::int64_t>(last, 0));
  state.browser.cursor = static_cast<std::uint64_t>(to);
  keep_in_sight(state);
  changed(state);
}

void scroll_browser(State& state, std::int64_t by) {
  Browser& browser = state.browser;
  const auto count = static_cast<std::int64_t>(browser.shown.size());
  const auto rows = static_cast<std::int64_t>(page(state));
  const std::int64_t top = std::max<std::int64_t>(count - rows, 0);
  const std::int64_t first = std::clamp<std::int64_t>(static_cast<std::int64_t>(browser.first_row) + by, 0, top);
  browser.first_row = static_cast<std::uint64_t>(first);
  changed(state);
}

void open_shown(State& state, std::uint64_t position) {
  if (state.games == nullptr || position >= state.browser.shown.size()) return;
  state.browser.cursor = position;
  const std::uint32_t game = state.browser.shown[position];
  Cursor at;
  if (state.browser.only)
    for (const PositionMatch& match : *state.browser.only)
      if (match.game == game) at.tokens = match.tokens;
  state.layer = Layer::none;
  open_game(state, game, at);
}

bool press_in_browser(State& state, const KeyPress& press) {
  const auto rows = static_cast<std::int64_t>(page(state));
  const auto all = static_cast<std::int64_t>(state.browser.shown.size());
  switch (press.key) {
    case Key::up: move_in_browser(state, -1); return true;
    case Key::down: move_in_browser(state, 1); return true;
    case Key::page_up: move_in_browser(state, -rows); return true;
    case Key::page_down: move_in_browser(state, rows); return true;
    case Key::home: move_in_browser(state, -all); return true;
    case Key::end: move_in_browser(state, all); return true;
    case Key::enter: open_shown(state, state.browser.cursor); return true;
    case Key::tab: commands::back(state); return true;
    default: break;
  }
  bool edited = false;
  if (!state.browser.filter.press(press, edited)) return false;
  if (edited) refilter(state);
  changed(state);
  return true;
}

void type_in_browser(State& state, char32_t character) {
  state.browser.filter.insert(character);
  refilter(state);
}

void paste_in_browser(State& state, const std::string& text) {
  state.browser.filter.insert(std::string_view(text).substr(0, std::min(text.find_first_of("\r\n"), text.size())));
  refilter(state);
}

BrowserView browser_content(const State& state) {
  const Browser& browser = state.browser;
  BrowserView view;
  view.filter = browser.filter.text;
  view.filter_caret = browser.filter.caret;
  view.filter_marked = browser.filter.marked;
  view.first_row = browser.first_row;
  view.shown = browser.shown.size();
  view.cursor = browser.cursor;
  view.sorted_by = browser.sorted_by;
  view.descending = browser.descending;
  if (state.games == nullptr) return view;
  view.total = state.games->size();
  view.loading = state.games->loading();
  view.progress = state.games->progress();
  view.problems = state.games->problems();
  const std::uint64_t end = std::min<std::uint64_t>(browser.first_row + page(state), browser.shown.size());
  for (std::uint64_t i = browser.first_row; i < end; ++i) {
    const std::uint32_t game = browser.shown[i];
    const GameRow row = state.games->row(game);
    GameRowView shown;
    shown.game = game;
    shown.current = game == state.game;
    shown.status = row.status;
    shown.number = std::to_string(game + 1);
    shown.first = row.first;
    shown.second = row.second;
    if (row.result != Result::missing && row.result != Result::unknown)
      shown.result = state.view.spoilers ? std::string(word(row.result)) : say(Phrase::result_hidden);
    shown.date = row.date;
    shown.event = row.event;
    shown.ruleset = row.ruleset;
    shown.plies = std::to_string(row.plies);
    shown.captures = row.captures == 0 ? std::string() : std::to_string(row.captures);
    view.rows.push_back(std::move(shown));
  }
  return view;
}

void commands::browse(State& state) {
  if (state.layer == Layer::browser) {
    commands::back(state);
  } else {
    open_browser(state);
  }
}

void commands::filter(State& state) { open_browser(state); }

void commands::sort_next(State& state) { sort_beside(state, 1); }
void commands::sort_previous(State& state) { sort_beside(state, -1); }

void commands::sort_turn(State& state) {
  if (has_table(state)) sort_games(state, state.browser.sorted_by);
}

}  // namespace fivefold::viewer
