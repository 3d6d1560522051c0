#include "viewer/app/app.h"

#include <algorithm>
#include <utility>

#include "viewer/app/browsing.h"
#include "viewer/app/commands.h"
#include "viewer/app/keys.h"
#include "viewer/app/loading.h"
#include "viewer/app/notices.h"
#include "viewer/app/playing.h"
#include "viewer/app/pointing.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

using std::chrono::milliseconds;
constexpr milliseconds kAnimation{180};
constexpr milliseconds kFrame{16};
constexpr milliseconds kNews{50};  // how often what other threads do is looked at

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

void let_ghosts_pass(State& state) {
  if (!state.ghosts_since) return;
  const std::chrono::duration<float> since = state.now - *state.ghosts_since;
  const std::chrono::duration<float> whole = kAnimation;
  state.attention.ghost_progress = std::clamp(since / whole, 0.0F, 1.0F);
  if (state.attention.ghost_progress >= 1) state.ghosts_since.reset();
  changed(state);
}

void resize(State& state, const Resize& size) {
  state.size.width = std::max(size.width, 1);
  state.size.height = std::max(size.height, 1);
  let_go(state);
  changed(state);
}

void apply_settings(State& state) {
  std::string trouble;
  state.settings = load_settings(state.start.state_folder, trouble);
  state.view = merged(state.view, state.settings.view);
  state.size.scale = state.base_scale * state.settings.scale;
  for (std::size_t i = 0; i < kSpeeds.size(); ++i)
    if (kSpeeds[i] <= state.settings.speed) state.playing.speed = i;
  if (!trouble.empty()) complain(state, Phrase::settings_not_understood, {{"line", trouble}});
}

}  // namespace

App::App(AppOptions options, Time now) : state_(std::make_unique<State>(std::move(options), now)) {
  apply_settings(*state_);
  const std::uint64_t game = state_->start.game > 0 ? state_->start.game - 1 : 0;
  open_paths(*state_, state_->start.paths, game, state_->start.ply);
}

App::~App() = default;

void App::handle(const Input& input, Time now) {
  State& state = *state_;
  state.now = now;
  hold_play(state);
  std::visit(Overloaded{
                 [&](const KeyPress& key) { press_key(state, key); },
                 [&](const KeyRelease&) { state.drawn_since = true; },
                 [&](const Typed& typed) { type(state, typed); },
                 [&](const PointerMove& move) { point(state, move); },
                 [&](const PointerPress& pressed) { press(state, pressed); },
                 [&](const PointerRelease& released) { release(state, released); },
                 [&](const Wheel& wheel) { turn_wheel(state, wheel); },
                 [&](const Resize& size) { resize(state, size); },
                 [&](const FocusLost&) { let_go(state); },
                 [&](const Pasted& pasted) { take_pasted(state, pasted.text); },
             },
             input);
}

void App::run(Command command, Time now) {
  state_->now = now;
  apply(*state_, command);
}

void App::tick(Time now) {
  State& state = *state_;
  state.now = now;
  let_loading_pass(state);
  let_watch_pass(state);
  let_search_pass(state);
  let_play_pass(state);
  let_ghosts_pass(state);
  let_notice_pass(state);
}

std::optional<App::Time> App::next_tick() const {
  const State& state = *state_;
  std::optional<Time> next;
  const auto at = [&next](Time time) { next = next ? std::min(*next, time) : time; };
  if (state.playing.on && state.layer == Layer::none) at(state.playing.due);
  if (state.ghosts_since) at(state.now + kFrame);
  if (state.notice && state.notice->until) at(*state.notice->until);
  if (state.incoming || state.search != nullptr || (state.games != nullptr && state.games->loading()))
    at(state.now + kNews);
  return next;
}

bool App::dirty() const { return state_->dirty; }

const Picture& App::picture() {
  const Picture& picture = current_picture(*state_);
  state_->dirty = false;
  state_->drawn_since = true;
  return picture;
}

WindowView App::view() const { return content(*state_); }
const ViewOptions& App::options() const { return state_->view; }
const Study* App::study() const { return state_->study.get(); }
Cursor App::cursor() const { return state_->cursor; }
const Work& App::work() const { return state_->work; }

void App::tell(std::string text, bool trouble, Time now) {
  state_->now = now;
  if (trouble) {
    complain(*state_, std::move(text));
  } else {
    viewer::tell(*state_, std::move(text));
  }
}

std::vector<Request> App::take_requests() { return std::exchange(state_->requests, {}); }
std::vector<std::string> App::take_announcements() { return std::exchange(state_->announcements, {}); }

}  // namespace fivefold::viewer
