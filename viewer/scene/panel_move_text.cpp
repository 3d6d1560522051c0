#include "viewer/scene/panel_move_text.h"

#include <algorithm>

#include "viewer/scene/messages.h"
#include "viewer/scene/move_words.h"
#include "viewer/scene/panel_kit.h"

namespace fivefold {
namespace {

/// The coordinate with the number of its turn where a variation begins or ends: "2... L12".
std::string full_number(const WindowView& view, const Node& node, const std::string& point) {
  const Ruleset& ruleset = view.study->ruleset();
  if (ruleset.turns.first_turn != 1 || ruleset.turns.later_turns != 1) return point;
  const std::uint32_t turn = (number(node.ply) + 1) / 2;
  const Phrase phrase = number(node.ply) % 2 == 1 ? Phrase::move_number_first : Phrase::move_number_second;
  return say(phrase, {{"turn", std::to_string(turn)}, {"point", point}});
}

bool takes(const Step& step, Point point) {
  return std::find(step.captured.begin(), step.captured.end(), point) != step.captured.end() ||
         std::find(step.poofed.begin(), step.poofed.end(), point) != step.poofed.end();
}

/// The ply that took the stone which this node placed, on the same path; 0 when it stays.
std::uint32_t taken_at(const Study& study, Cursor cursor, const Node& node) {
  if (takes(node.step, node.step.point)) return number(node.ply);
  for (const Event& event : study.events(cursor.line)) {
    if (event.kind != EventKind::capture || event.tokens <= cursor.tokens) continue;
    const Node* later = study.node({cursor.line, event.tokens});
    if (later != nullptr && takes(later->step, node.step.point)) return number(later->ply);
  }
  return 0;
}

std::vector<int> passed_pairs(const Study& study, const Step& step) {
  std::vector<int> pairs;
  for (const Row& row : step.rows)
    for (const Hop& hop : row.hops)
      for (const Point hole : hop.holes) {
        const int pair = pair_of(study.topology(), hole);
        if (pair >= 0 && std::find(pairs.begin(), pairs.end(), pair) == pairs.end()) pairs.push_back(pair);
      }
  return pairs;
}

}  // namespace

MoveText move_text(const WindowView& view, const MoveRow& row) {
  const Study& study = *view.study;
  MoveText text;
  const Node* node = study.node(row.cursor);
  if (node == nullptr) return text;
  const Token& token = study.record().tokens[node->token];
  text.grey = !node->judged;
  text.fault = has_error(study, row.cursor);
  if (const Extra* extra = study.record().extra(node->token)) text.comment = extra->comment;
  text.move = token_text(study, *node, view.options);
  if (token.kind == TokenKind::unreadable) return text;
  text.side = node->step.side;
  // A swap choice is made by a seat, and nobody has a side yet.
  text.mark = node->judged && (node->step.placed || token.kind == TokenKind::act);
  if (token.kind != TokenKind::move) return text;
  if (text.grey || !node->step.placed) {
    text.note = say(Phrase::move_not_played);
    text.grey = true;
    return text;
  }
  text.number = std::to_string(number(node->ply));
  if (row.opens_line) text.move = full_number(view, *node, text.move);
  const std::size_t captured = node->step.captured.size();
  if (captured > 0) text.captures = say(Phrase::move_captures, {{"count", std::to_string(captured)}});
  text.pairs = passed_pairs(study, node->step);
  if (const std::uint32_t taken = taken_at(study, row.cursor, *node); taken > 0)
    text.note = say(Phrase::move_captured_at, {{"ply", text.number}, {"taken", std::to_string(taken)}});
  if (token.milliseconds != kNoTime) {
    const double seconds = token.milliseconds / 1000.0;
    text.time = clock_text(seconds);
    const auto& limit = study.ruleset().seconds_per_move;
    text.late = limit && seconds > *limit;
  }
  return text;
}

}  // namespace fivefold
