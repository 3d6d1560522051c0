#include "viewer/output/move_items.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "viewer/scene/messages.h"
#include "viewer/scene/moment.h"
#include "viewer/svg_painter.h"

namespace fivefold::viewer {
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

}  // namespace

std::string move_items(const Study& study, std::uint32_t line, const ViewOptions& options) {
  std::string out;
  for (std::uint32_t tokens = 1; tokens <= study.length(line); ++tokens) {
    const Node* const node = study.node({line, tokens});
    if (node == nullptr) continue;
    const bool stone = node->judged && node->step.placed;
    std::string look;
    if (!node->judged) look = " class=\"grey\"";
    if (has_error(study, {line, tokens})) look = " class=\"fault\"";
    out += fmt::format("<li><button type=\"button\"{}>", look);
    out += fmt::format("<span class=\"no\">{}</span>", stone ? std::to_string(number(node->ply)) : "");
    out += svg_escaped(token_text(study, *node, options));
    const std::size_t captured = node->step.captured.size() + node->step.poofed.size();
    if (stone && captured > 0)
      out += fmt::format(" <span class=\"x\">{}</span>",
                         say(Phrase::move_captures, {{"count", std::to_string(captured)}}));
    out += "</button></li>\n";
  }
  return out;
}

}  // namespace fivefold::viewer
