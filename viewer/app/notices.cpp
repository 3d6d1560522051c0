#include "viewer/app/notices.h"

namespace fivefold::viewer {
namespace {

using std::chrono::seconds;
constexpr seconds kShort{4};
constexpr seconds kLong{10};

void put(State& state, std::string text, bool trouble) {
  Notice notice{{std::move(text), trouble}, state.now + (trouble ? kLong : kShort)};
  // With an empty window there is nothing else to read.
  if (trouble && state.study == nullptr) notice.until.reset();
  state.notice = std::move(notice);
  changed(state);
}

}  // namespace

void tell(State& state, std::string text) {
  state.announcements.push_back(text);
  put(state, std::move(text), false);
}

void tell(State& state, Phrase phrase, Arguments arguments) { tell(state, say(phrase, arguments)); }

void complain(State& state, std::string text) {
  state.announcements.push_back(text);
  put(state, std::move(text), true);
}

void complain(State& state, Phrase phrase, Arguments arguments) { complain(state, say(phrase, arguments)); }

void hint(State& state, std::string text) { put(state, std::move(text), false); }

bool dismiss(State& state) {
  if (!state.notice) return false;
  state.notice.reset();
  changed(state);
  return true;
}

void let_notice_pass(State& state) {
  if (state.notice && state.notice->until && state.now >= *state.notice->until) dismiss(state);
}

}  // namespace fivefold::viewer
