#include "viewer/app/branching.h"

#include "viewer/app/commands.h"
#include "viewer/app/notices.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {

std::vector<Cursor> siblings(const Study& study, Cursor cursor) {
  std::vector<Cursor> all;
  const Cursor own = study.owner(cursor);
  if (own.tokens == 0) return all;
  const Cursor before = study.owner({own.line, own.tokens - 1});
  for (const std::uint32_t line : study.branches(before))
    if (study.length(line) >= own.tokens) all.push_back({line, own.tokens});
  return all;
}

bool to_sibling(State& state, int by) {
  const Study& study = *state.study;
  const std::vector<Cursor> ways = siblings(study, state.cursor);
  if (ways.size() > 1) {
    const Cursor own = study.owner(state.cursor);
    std::size_t at = 0;
    while (at < ways.size() && ways[at] != own) ++at;
    const bool first = at == 0;
    const bool last = at + 1 >= ways.size();
    if (by < 0 ? first : last) {
      tell(state, by < 0 ? Phrase::first_variation : Phrase::last_variation);
    } else {
      show(state, ways[by < 0 ? at - 1 : at + 1]);
    }
    return true;
  }
  if (by < 0) return false;
  const std::vector<std::uint32_t> onwards = study.branches(study.owner(state.cursor));
  if (onwards.size() < 2) return false;
  show(state, {onwards[1], state.cursor.tokens + 1});
  return true;
}

void commands::main_line(State& state) {
  if (state.study == nullptr) return;
  const Record& record = state.study->record();
  if (state.cursor.line == 0) {
    tell(state, Phrase::on_main_line);
    return;
  }
  const Line& line = record.lines[state.cursor.line];
  const std::uint32_t leaves_at = state.study->length(state.cursor.line) - line.count;
  const Cursor left = state.study->owner({state.cursor.line, std::min(leaves_at, state.cursor.tokens)});
  show(state, left);
}

}  // namespace fivefold::viewer
