#include "viewer/app/faults.h"

#include <fmt/format.h>

#include "viewer/app/notices.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {

void show_fault(State& state, std::size_t index) {
  const Fault& fault = state.study->faults()[index];
  if (fault.at) show(state, *fault.at);
  state.playing.on = false;
  state.fault = index;
  state.fault_walk = index;
  state.attention.selected = fault.point;
  state.announcements.push_back(say(Phrase::fault_shown, {{"number", fmt::format("{}", index + 1)},
                                                          {"total", fmt::format("{}", state.study->faults().size())},
                                                          {"code", std::string(row(fault.code).id)},
                                                          {"message", fault.message}}));
  changed(state);
}

void walk_faults(State& state, int by) {
  if (state.study == nullptr) return;
  const std::size_t count = state.study->faults().size();
  if (count == 0) {
    tell(state, Phrase::no_faults);
    return;
  }
  const bool forward = by > 0;
  const bool round = state.fault_walk && *state.fault_walk == (forward ? count - 1 : 0);
  const std::size_t start = forward ? 0 : count - 1;
  if (!state.fault_walk || round) {
    show_fault(state, start);
  } else {
    show_fault(state, forward ? *state.fault_walk + 1 : *state.fault_walk - 1);
  }
  if (round && count > 1) tell(state, forward ? Phrase::faults_from_start : Phrase::faults_from_end);
}

}  // namespace fivefold::viewer
