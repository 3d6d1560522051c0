#include <fmt/format.h>

#include <algorithm>

#include "viewer/app/browsing.h"
#include "viewer/app/commands.h"
#include "viewer/app/loading.h"
#include "viewer/app/notices.h"

namespace fivefold::viewer {
namespace {

/// Whether the table shows the games in another order, or fewer of them, than the files hold.
bool is_chosen_list(const Browser& browser) {
  return !browser.filter.text.empty() || browser.sorted_by != GameColumn::number || browser.descending || browser.only;
}

/// To the neighbour in the order of the table, where a person has made one; else in the order of the files.
void walk_games(State& state, std::int64_t by) {
  if (state.games == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  if (is_chosen_list(state.browser)) {
    renew_list(state, state.browser.made_of != state.games->size());
    const auto& shown = state.browser.shown;
    const auto at = std::find(shown.begin(), shown.end(), state.game);
    if (at != shown.end()) {
      const std::int64_t to = at - shown.begin() + by;
      if (to < 0 || to >= static_cast<std::int64_t>(shown.size())) {
        tell(state, by < 0 ? Phrase::first_shown_game : Phrase::last_shown_game);
      } else {
        open_shown(state, static_cast<std::uint64_t>(to));
      }
      return;
    }
  }
  const std::int64_t to = static_cast<std::int64_t>(state.game) + by;
  if (to < 0) {
    tell(state, Phrase::first_game);
  } else if (to >= static_cast<std::int64_t>(state.games->size())) {
    tell(state, state.games->loading() ? Phrase::still_reading : Phrase::last_game);
  } else {
    open_game(state, static_cast<std::uint64_t>(to));
  }
}

}  // namespace

void let_search_pass(State& state) {
  if (state.search == nullptr || !state.search->done()) return;
  std::vector<PositionMatch> found = state.search->matches();
  state.search.reset();
  if (found.empty()) {
    tell(state, Phrase::position_not_found);
    return;
  }
  const std::size_t count = found.size();
  state.browser = Browser();
  state.browser.only = std::move(found);
  open_browser(state);
  tell(state, count == 1 ? Phrase::position_found_once : Phrase::position_found, {{"count", fmt::format("{}", count)}});
}

void commands::next_game(State& state) { walk_games(state, 1); }
void commands::previous_game(State& state) { walk_games(state, -1); }

void commands::search_position(State& state) {
  if (state.games == nullptr || state.study == nullptr) {
    tell(state, Phrase::nothing_opened);
    return;
  }
  state.search = std::make_unique<PositionSearch>(*state.games, *state.study, state.cursor);
  tell(state, Phrase::position_sought);
}

}  // namespace fivefold::viewer
