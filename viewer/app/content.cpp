#include "viewer/app/browsing.h"
#include "viewer/app/file_picking.h"
#include "viewer/app/keymap.h"
#include "viewer/app/playing.h"
#include "viewer/app/prompting.h"
#include "viewer/app/state.h"
#include "viewer/scene/messages.h"
#include "viewer/scene/position_words.h"

namespace fivefold::viewer {
namespace {

/// The points that the move of a row of the list captures; the row itself has room for their number only.
std::optional<std::string> captured_by(const State& state, std::int64_t row) {
  if (state.study == nullptr || row < 0 || row >= static_cast<std::int64_t>(state.moves.rows.size()))
    return std::nullopt;
  const Node* const node = state.study->node(state.moves.rows[static_cast<std::size_t>(row)].cursor);
  if (node == nullptr || !node->judged || node->step.captured.empty()) return std::nullopt;
  return say(
      Phrase::captures,
      {{"count", std::to_string(node->step.captured.size())},
       {"points", names_of(*state.study, {node->step.captured.begin(), node->step.captured.end()}, state.view, ", ")}});
}

/// What stands on a cell of the row lens.
std::optional<std::string> lens_cell(const State& state, std::int64_t number) {
  if (state.study == nullptr || !state.moment || number < 0 ||
      number >= static_cast<std::int64_t>(state.moment->cells.size()))
    return std::nullopt;
  const auto point = static_cast<Point>(number);
  const CellView& cell = state.moment->cells[index(point)];
  const std::string name = name_of(*state.study, point, state.view);
  const std::string& side = state.study->ruleset().side_names[cell.side];
  switch (cell.kind) {
    case CellView::Kind::empty: return say(Phrase::tooltip_empty, {{"point", name}});
    case CellView::Kind::setup_stone: return say(Phrase::tooltip_set, {{"point", name}, {"side", side}});
    case CellView::Kind::stone: break;
  }
  return say(Phrase::tooltip_stone, {{"point", name}, {"side", side}, {"ply", std::to_string(cell.ply)}});
}

/// What happened at a sign over the timeline.
std::optional<std::string> tick_sentence(const State& state, std::int64_t tokens) {
  if (state.study == nullptr || tokens < 0 || tokens > state.study->length(state.cursor.line)) return std::nullopt;
  Moment moment = make_moment(*state.study, {state.cursor.line, static_cast<std::uint32_t>(tokens)}, state.view);
  // A result that is hidden still is hidden here too.
  if (moment.outcome && !state.view.spoilers && tokens > state.cursor.tokens) return std::nullopt;
  return std::move(moment.sentence);
}

/// What the button under the pointer does, with its keys; what a move of the list captures; what stands on a cell of
/// the row lens; what a sign over the timeline stands for.
std::optional<std::string> tooltip(const State& state) {
  if (!state.pointing.over) return std::nullopt;
  if (state.pointing.over->kind == HitKind::move) return captured_by(state, state.pointing.over->a);
  if (state.pointing.over->kind == HitKind::lens) return lens_cell(state, state.pointing.over->a);
  if (state.pointing.over->kind == HitKind::tick) return tick_sentence(state, state.pointing.over->a);
  if (state.pointing.over->kind != HitKind::control) return std::nullopt;
  const std::string_view name = word(static_cast<Control>(state.pointing.over->a));
  for (const CommandRow& row : all_commands())
    if (row.name == name) return say(Phrase::tooltip, {{"what", std::string(row.help)}, {"keys", shown_keys(row)}});
  return std::nullopt;
}

}  // namespace

WindowView content(const State& state) {
  WindowView view;
  if (state.study != nullptr && state.moment) {
    view.study = state.study.get();
    view.moment = &*state.moment;
    view.moves = &state.moves.rows;
    view.move_row = state.moves.row_at(*state.study, state.cursor);
    view.move_scroll = state.move_scroll;
    view.comment_scroll = state.comment_scroll;
  }
  view.options = state.view;
  view.attention = state.attention;
  view.play = {state.playing.on, kSpeeds[state.playing.speed]};
  view.scratch = state.scratch.has_value();
  view.game = state.game;
  view.games = state.games == nullptr ? 0 : state.games->size();
  view.loading = (state.games != nullptr && state.games->loading()) || state.incoming.has_value();
  view.fault = state.fault;
  if (state.layer == Layer::help) view.help = state.help;
  if (state.layer == Layer::browser) view.browser = browser_content(state);
  if (state.layer == Layer::files) view.files = picker_content(state.picker);
  if (state.layer == Layer::prompt) view.prompt = prompt_content(state.prompt);
  if (state.notice) view.notice = state.notice->view;
  view.hovered_button = tooltip(state);
  view.pointer = state.pointing.at;
  return view;
}

const Picture& current_picture(State& state) {
  if (state.stale) {
    state.picture = build_window(content(state), state.size);
    state.stale = false;
    ++state.work.pictures;
  }
  return state.picture;
}

}  // namespace fivefold::viewer
