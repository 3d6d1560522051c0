#include "viewer/scene/panel_move_text.h"

#include <algorithm>
#include <array>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel_kit.h"

namespace fivefold {
namespace {

std::string act_text(const Study& study, const Token& token) {
  if (token.kind == TokenKind::choose) {
    if (token.choice() == Choice::put_two) return say(Phrase::move_choose_put_two);
    const Side side = token.choice() == Choice::first ? Side::first : Side::second;
    return say(Phrase::move_choose_first, {{"side", study.ruleset().side_names[side]}});
  }
  static constexpr std::array kActs = {Phrase::move_resign,      Phrase::move_timeout,      Phrase::move_draw_offer,
                                       Phrase::move_draw_accept, Phrase::move_draw_decline, Phrase::move_pass};
  return say(kActs[token.what]);
}

std::string coordinate(const WindowView& view, const Token& token) {
  if (const auto point = view.study->topology().at(token.at)) return name_of(*view.study, *point, view.options);
  return write_coord(token.at, view.study->ruleset().coordinates);
}

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

bool has_error(const Study& study, Cursor cursor) {
  const Cursor owner = study.owner(cursor);
  return std::any_of(study.faults().begin(), study.faults().end(), [&](const Fault& fault) {
    return fault.severity == Severity::error && fault.at && study.owner(*fault.at) == owner;
  });
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
  if (token.kind == TokenKind::unreadable) {
    const Extra* extra = study.record().extra(node->token);
    text.move = extra != nullptr && !extra->text.empty() ? std::string(extra->text) : say(Phrase::move_unreadable);
    return text;
  }
  text.side = node->step.side;
  if (token.kind != TokenKind::move) {
    text.move = act_text(study, token);
    return text;
  }
  text.move = coordinate(view, token);
  if (text.grey || !node->step.placed) {
    text.note = say(Phrase::move_not_played);
    text.grey = true;
    return text;
  }
  text.stone = true;
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
