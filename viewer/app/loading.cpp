#include "viewer/app/loading.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <thread>
#include <utility>

#include "viewer/app/browsing.h"
#include "viewer/app/commands.h"
#include "viewer/app/notices.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kBetweenLooks{450};
// Small files are read before the next picture, so that nothing blinks; larger ones go on behind it.
constexpr milliseconds kPatience{300};

bool ready(const Incoming& incoming) { return incoming.games->size() > incoming.game || !incoming.games->loading(); }

void begin(State& state, Incoming incoming) {
  state.incoming = std::move(incoming);
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (!ready(*state.incoming) && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(milliseconds(1));
  let_loading_pass(state);
  changed(state);
}

/// Whether what was read may take the place of what is shown. A file that is being written anew often loses its moves
/// for a while: a version without any does not replace one that has some.
bool may_replace(const Study& read, const Incoming& incoming, const Study* shown) {
  if (shown == nullptr || incoming.why == Incoming::Why::open || !read.record().tokens.empty()) return true;
  if (incoming.why == Incoming::Why::reload && !shown->record().tokens.empty()) return false;
  return std::none_of(read.faults().begin(), read.faults().end(),
                      [](const Fault& fault) { return fault.severity == Severity::error; });
}

std::string trouble_of(const Incoming& incoming) {
  const std::vector<std::string> problems = incoming.games->problems();
  if (problems.size() > 1)
    return say(Phrase::more_troubles, {{"first", problems.front()}, {"count", fmt::format("{}", problems.size() - 1)}});
  if (!problems.empty()) return problems.front();
  return say(Phrase::no_games_in,
             {{"what", incoming.paths.empty() ? say(Phrase::clipboard_name) : incoming.paths.front()}});
}

void refuse(State& state, const Incoming& incoming, std::string trouble) {
  switch (incoming.why) {
    case Incoming::Why::reload: complain(state, Phrase::reload_failed, {{"trouble", std::move(trouble)}}); break;
    case Incoming::Why::open: complain(state, std::move(trouble)); break;
    case Incoming::Why::paste: complain(state, Phrase::paste_failed, {{"trouble", std::move(trouble)}}); break;
  }
}

/// What was read takes the place of what is shown.
void adopt(State& state, Incoming incoming, const Study& study) {
  state.search.reset();
  state.games = std::move(incoming.games);
  state.paths = std::move(incoming.paths);
  state.count_told = incoming.why == Incoming::Why::reload;
  state.file_changed = false;
  state.watch.reset();
  if (!state.paths.empty()) state.watch.emplace(state.paths);
  state.looked_at = state.now;
  Browser& browser = state.browser;
  if (incoming.why != Incoming::Why::reload) browser = Browser();
  browser.only.reset();
  browser.made_of = 0;
  if (incoming.why == Incoming::Why::open)
    for (auto path = state.paths.rbegin(); path != state.paths.rend(); ++path)
      if (*path != "-") state.recent.add(*path);
  Cursor at;
  if (incoming.cursor) at = *incoming.cursor;
  if (incoming.ply) at = study.at_ply(0, *incoming.ply);
  const std::vector<std::string> problems = state.games->problems();
  open_game(state, incoming.game, at);
  // The list names games by their place in what was shown before; fewer of them may have been read by now.
  renew_list(state, true);
  if (incoming.why == Incoming::Why::reload) tell(state, Phrase::reloaded);
  if (!problems.empty()) complain(state, problems.front());
}

}  // namespace

void open_paths(State& state, std::vector<std::string> paths, std::uint64_t game, std::optional<std::uint32_t> ply) {
  if (paths.empty()) return;
  Incoming incoming;
  incoming.games = std::exchange(state.start.games, nullptr);
  if (incoming.games == nullptr) incoming.games = std::make_shared<Collection>(paths, state.start.judge);
  incoming.paths = std::move(paths);
  incoming.game = game;
  incoming.ply = ply;
  begin(state, std::move(incoming));
}

void open_pasted(State& state, const std::string& text) {
  const std::size_t from = text.find_first_not_of(" \t\r\n");
  if (from == std::string::npos) {
    tell(state, Phrase::clipboard_empty);
    return;
  }
  std::string path = text.substr(from, text.find_last_not_of(" \t\r\n") - from + 1);
  if (path.rfind("file://", 0) == 0) path.erase(0, 7);
  std::error_code none;
  if (path.size() < 4096 && path.find('\n') == std::string::npos && std::filesystem::exists(path, none)) {
    open_paths(state, {path});
    return;
  }
  Incoming incoming;
  incoming.why = Incoming::Why::paste;
  incoming.games = std::make_shared<Collection>(text, say(Phrase::clipboard_name), state.start.judge);
  begin(state, std::move(incoming));
}

void open_game(State& state, std::uint64_t index, Cursor at) {
  std::shared_ptr<const Study> study = state.games->study(index);
  if (study == nullptr) {
    complain(state, Phrase::game_gone);
    return;
  }
  // All that belongs to one game goes with it; the moment looks into the study and goes first.
  state.moment.reset();
  state.scratch.reset();
  state.study = std::move(study);
  state.game = index;
  state.cursor = valid(*state.study, at);
  state.moves = list_moves(*state.study);
  state.move_scroll = -1;
  state.fault.reset();
  state.fault_walk.reset();
  state.rule_walk = 0;
  state.attention = Attention();
  state.ghosts_since.reset();
  state.playing.on = false;
  state.pointing.scrubbing = false;
  state.pointing.panning = false;
  state.view.lens_axis.reset();
  state.view.pan_x = 0;
  state.view.pan_y = 0;
  state.view.zoom = 1;
  if (state.view.numbers == NumberMode::from_here) state.view.numbers = state.settings.view.numbers;
  state.notice.reset();
  remake_moment(state);
  const std::string title = game_title(state);
  state.requests.push_back({Request::Kind::title, say(Phrase::window_title, {{"game", title}})});
  state.announcements.push_back(title);
  state.announcements.push_back(state.moment->sentence);
}

void let_loading_pass(State& state) {
  if (state.incoming && ready(*state.incoming)) {
    Incoming incoming = std::move(*state.incoming);
    state.incoming.reset();
    // Fewer games than wanted: the last one.
    if (const std::uint64_t count = incoming.games->size(); count > 0 && incoming.game >= count)
      incoming.game = count - 1;
    const bool any = incoming.games->size() > incoming.game;
    std::shared_ptr<const Study> study = any ? incoming.games->study(incoming.game) : nullptr;
    if (study == nullptr || !may_replace(*study, incoming, state.study.get())) {
      refuse(state, incoming, trouble_of(incoming));
    } else {
      adopt(state, std::move(incoming), *study);
    }
  }
  if (state.games == nullptr) return;
  renew_list(state, false);
  if (!state.count_told && !state.games->loading()) {
    state.count_told = true;
    if (state.games->size() > 1 && !state.notice && state.layer == Layer::none)
      hint(state, say(Phrase::games_count, {{"count", fmt::format("{}", state.games->size())}}));
    changed(state);
  }
}

void let_watch_pass(State& state) {
  if (!state.watch || state.incoming || state.now - state.looked_at < kBetweenLooks) return;
  state.looked_at = state.now;
  if (!state.watch->changed()) return;
  if (state.scratch) {
    // Tried moves are not thrown away behind a person's back.
    state.file_changed = true;
    tell(state, Phrase::file_changed_while_trying);
    return;
  }
  read_again(state);
}

void read_again(State& state) {
  const bool opened = state.games != nullptr && !state.paths.empty();
  const std::vector<std::string> paths = opened ? state.paths : state.start.paths;
  if (paths.empty() || (state.games != nullptr && state.paths.empty())) {
    tell(state, Phrase::nothing_to_reload);
    return;
  }
  if (!opened) {
    open_paths(state, paths);
    return;
  }
  Incoming incoming;
  incoming.why = Incoming::Why::reload;
  incoming.games = std::make_shared<Collection>(paths, state.start.judge);
  incoming.paths = paths;
  incoming.game = state.game;
  incoming.cursor = state.scratch ? state.scratch->back : state.cursor;
  begin(state, std::move(incoming));
}

std::string game_title(const State& state) {
  const GameRow row = state.games->row(state.game);
  if (row.first.empty() && row.second.empty()) {
    const std::string name = std::filesystem::path(row.path).filename().string();
    return say(Phrase::game_of_file,
               {{"file", name.empty() ? row.path : name}, {"number", fmt::format("{}", row.number)}});
  }
  const std::string nobody = say(Phrase::unknown_player);
  const std::string players = say(Phrase::game_players, {{"first", row.first.empty() ? nobody : row.first},
                                                         {"second", row.second.empty() ? nobody : row.second}});
  if (row.event.empty()) return players;
  return say(Phrase::game_players_event, {{"players", players}, {"event", row.event}});
}

void commands::reload(State& state) { read_again(state); }
void commands::paste(State& state) { state.requests.push_back({Request::Kind::paste, {}}); }

}  // namespace fivefold::viewer
