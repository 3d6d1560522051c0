#include <algorithm>
#include <array>

#include "viewer/app/branching.h"
#include "viewer/app/commands.h"
#include "viewer/app/faults.h"
#include "viewer/app/notices.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

// The kinds that can be chosen: 0 is any, then EventKind without `end`, which End finds.
constexpr std::array kKindNames = {Phrase::kind_any,  Phrase::kind_capture, Phrase::kind_portal,
                                   Phrase::kind_rule, Phrase::kind_fault,   Phrase::kind_comment};

bool is_chosen(const State& state, const Event& event) {
  return state.event_kind == 0 || static_cast<std::size_t>(event.kind) + 1 == state.event_kind;
}

/// To the nearest event in one direction; of any kind where `any`. False when there is none.
bool to_event(State& state, bool forward, bool any) {
  std::optional<std::uint32_t> found;
  for (const Event& event : state.study->events(state.cursor.line)) {
    if (!any && !is_chosen(state, event)) continue;
    const bool beyond = forward ? event.tokens > state.cursor.tokens : event.tokens < state.cursor.tokens;
    if (!beyond) continue;
    const bool nearer = !found || (forward ? event.tokens < *found : event.tokens > *found);
    if (nearer) found = event.tokens;
  }
  if (found) show(state, {state.cursor.line, *found});
  return found.has_value();
}

void find_event(State& state, bool forward) {
  if (state.study == nullptr || to_event(state, forward, false)) return;
  tell(state, forward ? Phrase::no_event_after : Phrase::no_event_before,
       {{"kind", say(kKindNames[state.event_kind])}});
}

}  // namespace

void commands::up(State& state) {
  if (state.study == nullptr || to_sibling(state, -1) || to_event(state, false, true)) return;
  tell(state, Phrase::no_event_before, {{"kind", say(Phrase::kind_any)}});
}

void commands::down(State& state) {
  if (state.study == nullptr || to_sibling(state, 1) || to_event(state, true, true)) return;
  tell(state, Phrase::no_event_after, {{"kind", say(Phrase::kind_any)}});
}

void commands::next_event(State& state) { find_event(state, true); }
void commands::previous_event(State& state) { find_event(state, false); }

void commands::event_kind(State& state) {
  state.event_kind = (state.event_kind + 1) % kKindNames.size();
  tell(state, Phrase::kind_chosen, {{"kind", say(kKindNames[state.event_kind])}});
}

void commands::rule_breach(State& state) {
  if (state.study == nullptr) return;
  // Breaches first, then what was obeyed; pressed again, the next one.
  std::vector<const OpeningNote*> notes;
  for (const bool broken : {true, false})
    for (const OpeningNote& note : state.study->opening())
      if (note.tokens > 0 && (note.state == RuleState::broken) == broken && note.state != RuleState::off)
        notes.push_back(&note);
  if (notes.empty()) {
    tell(state, Phrase::no_opening_rule);
    return;
  }
  const Cursor last_time{0, notes[state.rule_walk % notes.size()]->tokens};
  state.rule_walk = state.cursor == last_time ? (state.rule_walk + 1) % notes.size() : 0;
  show(state, {0, notes[state.rule_walk]->tokens});
}

void commands::next_fault(State& state) { walk_faults(state, 1); }
void commands::previous_fault(State& state) { walk_faults(state, -1); }

}  // namespace fivefold::viewer
