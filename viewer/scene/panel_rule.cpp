#include <algorithm>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kHead = 24;

/// The rule that the card is about, and what became of it.
struct Shown {
  const OpeningConstraint* rule = nullptr;
  Ply ply{0};
  RuleState state = RuleState::pending;
};

/// The rule of this ply; else a broken one; else the last.
Shown shown_rule(const WindowView& view) {
  if (view.moment->zone && view.moment->zone->rule != nullptr)
    return {view.moment->zone->rule, view.moment->zone->ply, view.moment->zone->state};
  Shown shown;
  for (const OpeningNote& note : view.study->opening()) {
    if (shown.state == RuleState::broken) break;
    shown = {note.rule, note.ply, note.state};
  }
  return shown;
}

std::string sentence(const WindowView& view, const Shown& shown) {
  std::string text = rule_sentence(*view.study, *shown.rule, view.options) + ".";
  if (shown.rule->applies == Applies::rated_only) text += " " + say(Phrase::rule_rated_only);
  return text;
}

struct Badge {
  std::string text;
  Role ground;
  Role ink;
};

Badge badge_of(const Shown& shown) {
  const std::string ply = std::to_string(number(shown.ply));
  switch (shown.state) {
    case RuleState::obeyed: return {say(Phrase::panel_rule_obeyed, {{"ply", ply}}), Role::win, Role::on_win};
    case RuleState::broken: return {say(Phrase::panel_rule_broken, {{"ply", ply}}), Role::error, Role::on_error};
    case RuleState::off: return {say(Phrase::panel_rule_off, {{"ply", ply}}), Role::field, Role::ink};
    case RuleState::pending: break;
  }
  return {say(Phrase::panel_rule_pending, {{"ply", ply}}), Role::forbidden, Role::on_zone};
}

constexpr Style kSentence{.size = kBody};

}  // namespace

CardWish wish_rule(const Sheet& sheet, float width) {
  const Shown shown = shown_rule(sheet.view());
  if (shown.rule == nullptr) return {};
  const float fixed = 2 * sheet.px(8) + sheet.px(kHead);
  const float text = sheet.paragraph_height(sentence(sheet.view(), shown), width - sheet.px(24), kSentence, 3);
  return {fixed + sheet.px(4) + text, fixed + sheet.px(4) + text};
}

void draw_rule(Sheet& sheet, const Rect& box) {
  const Shown shown = shown_rule(sheet.view());
  if (shown.rule == nullptr) return;
  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - sheet.px(24), box.height - sheet.px(16)};
  const Rect head{inner.x, inner.y, inner.width, sheet.px(kHead)};
  sheet.list().begin(Part::rule);
  const Badge badge = badge_of(shown);
  const Rect place = sheet.badge({head.x, head.y + head.height / 2}, badge.text, badge.ground, badge.ink);
  const float left = place.right() + sheet.px(12);
  const Rect rest{left, head.y, std::max(0.0F, head.right() - left), head.height};
  const Style quiet{.size = kSmall, .role = Role::muted, .anchor = Anchor::end};
  for (const Phrase phrase : {Phrase::panel_rule_keys, Phrase::panel_rule_keys_short}) {
    if (sheet.width(say(phrase), quiet) > rest.width) continue;
    sheet.text(rest, say(phrase), quiet);
    break;
  }
  const float y = head.bottom() + sheet.px(4);
  sheet.paragraph({inner.x, y, inner.width, inner.bottom() - y}, sentence(sheet.view(), shown), kSentence);
  sheet.hit(box, HitKind::control, static_cast<std::int64_t>(Control::rule_breach));
}

}  // namespace fivefold
