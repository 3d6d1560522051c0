#include "viewer/scene/move_words.h"

#include <algorithm>
#include <array>

#include "viewer/scene/draw_list.h"
#include "viewer/scene/messages.h"
#include "viewer/scene/moment.h"

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

}  // namespace

std::string token_text(const Study& study, const Node& node, const ViewOptions& options) {
  const Token& token = study.record().tokens[node.token];
  if (token.kind == TokenKind::unreadable) {
    const Extra* const extra = study.record().extra(node.token);
    const bool written = extra != nullptr && !extra->text.empty();
    return written ? shown_text(extra->text) : say(Phrase::move_unreadable);
  }
  if (token.kind != TokenKind::move) return act_text(study, token);
  if (const auto point = study.topology().at(token.at)) return name_of(study, *point, options);
  return write_coord(token.at, study.ruleset().coordinates);
}

bool has_error(const Study& study, Cursor cursor) {
  const Cursor owner = study.owner(cursor);
  return std::any_of(study.faults().begin(), study.faults().end(), [&](const Fault& fault) {
    return fault.severity == Severity::error && fault.at && study.owner(*fault.at) == owner;
  });
}

}  // namespace fivefold
