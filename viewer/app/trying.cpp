#include "viewer/app/trying.h"

#include <algorithm>

#include "core/move_faults.h"
#include "viewer/app/loading.h"
#include "viewer/app/notices.h"
#include "viewer/app/walking.h"

namespace fivefold::viewer {
namespace {

/// What core has against the move, as a sentence; empty when it may be played.
std::string objection(const State& state, Coord at) {
  Game game = state.study->game(state.cursor);
  if (game.outcome()) return say(Phrase::try_after_end);
  Record record;
  record.clear();
  record.add(Token::move(at));
  Step step;
  game.apply(record.tokens.front(), step);
  Diagnostics found;
  const StepPlace place{record, 0, 0, state.study->record().rated != std::optional<bool>(false)};
  report_problems(place, step, game, found);
  for (const Diagnostic& diagnostic : found)
    if (diagnostic.severity == Severity::error) return message(diagnostic);
  return step.placed ? std::string() : say(Phrase::try_refused);
}

/// The record's own next move on this intersection: on the current path first, then where a variation begins.
std::optional<Cursor> own_move(const State& state, Coord at) {
  const Study& study = *state.study;
  const auto plays = [&](std::uint32_t line) {
    if (study.length(line) <= state.cursor.tokens) return false;
    const Node* const node = study.node({line, state.cursor.tokens + 1});
    if (node == nullptr || !node->judged) return false;
    const Token& token = study.record().tokens[node->token];
    return token.kind == TokenKind::move && token.at == at;
  };
  if (plays(state.cursor.line)) return Cursor{state.cursor.line, state.cursor.tokens + 1};
  for (const std::uint32_t line : study.branches(study.owner(state.cursor)))
    if (plays(line)) return Cursor{line, state.cursor.tokens + 1};
  return std::nullopt;
}

void use(State& state, std::shared_ptr<const Study> study) {
  // The moment looks into the study and goes first.
  state.moment.reset();
  state.fault.reset();
  state.fault_walk.reset();
  state.study = std::move(study);
  state.moves = list_moves(*state.study);
}

}  // namespace

void select_point(State& state, Point point) {
  state.attention.selected = point;
  changed(state);
}

void click_point(State& state, Point point) {
  if (!state.moment || index(point) >= state.moment->cells.size()) return;
  const CellView& cell = state.moment->cells[index(point)];
  if (cell.kind == CellView::Kind::empty) {
    if (const auto own = own_move(state, state.study->topology().coord(point))) {
      show(state, *own);
    } else {
      try_move(state, point);
    }
    return;
  }
  if (cell.kind == CellView::Kind::stone) show(state, state.study->at_ply(state.cursor.line, cell.ply));
  select_point(state, point);
}

void try_move(State& state, Point point) {
  state.playing.on = false;
  const Coord at = state.study->topology().coord(point);
  if (std::string why = objection(state, at); !why.empty()) {
    complain(state, std::move(why));
    return;
  }
  Scratch scratch;
  if (state.scratch) {
    scratch = *state.scratch;
  } else {
    scratch.origin = state.study;
    scratch.back = state.cursor;
    scratch.selected = state.attention.selected;
  }
  const bool goes_on = state.scratch && state.cursor.line == scratch.line && state.cursor.tokens > scratch.from.tokens;
  if (goes_on) {
    // From the midst of the tried moves another way: the later ones are replaced.
    scratch.moves.resize(std::min<std::size_t>(scratch.moves.size(), state.cursor.tokens - scratch.from.tokens));
  } else {
    scratch.from = state.study->owner(state.cursor);
    scratch.moves.clear();
  }
  scratch.moves.push_back(at);
  std::shared_ptr<const Study> study = scratch.origin->with_moves(scratch.from, scratch.moves);
  scratch.line = static_cast<std::uint32_t>(study->record().lines.size()) - 1;
  // Behind a move that could not be placed the study has gone back to the position that is shown.
  const Cursor cursor{scratch.line, study->length(scratch.line)};
  scratch.from.tokens = cursor.tokens - static_cast<std::uint32_t>(scratch.moves.size());
  const bool begins = !state.scratch;
  state.scratch = std::move(scratch);
  use(state, std::move(study));
  show(state, cursor);
  if (begins) hint(state, say(Phrase::trying));
}

bool drop_tried(State& state) {
  if (!state.scratch) return false;
  const Scratch scratch = std::move(*state.scratch);
  state.scratch.reset();
  use(state, scratch.origin);
  show(state, scratch.back);
  state.attention.selected = scratch.selected;
  changed(state);
  if (state.file_changed) {
    state.file_changed = false;
    read_again(state);
  }
  return true;
}

}  // namespace fivefold::viewer
