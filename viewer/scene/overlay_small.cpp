#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/scene/messages.h"
#include "viewer/scene/overlay_kit.h"
#include "viewer/scene/panel.h"

namespace fivefold {

void draw_prompt(Sheet& sheet, const Rect& window) {
  const PromptView& prompt = *sheet.view().prompt;
  draw_backdrop(sheet, window);
  const Rect inner = draw_sheet(sheet, window, 620, 152);
  const float head = draw_headline(sheet, inner, prompt.question);
  const Rect field{inner.x, inner.y + head, inner.width, std::min(sheet.px(36), std::max(0.0F, inner.height - head))};
  if (field.height < sheet.px(20)) return;
  draw_field(sheet, field, {prompt.typed, prompt.caret, prompt.marked}, "");
  const Rect foot{inner.x, field.bottom() + sheet.px(6), inner.width, sheet.px(24)};
  if (foot.bottom() > inner.bottom() + sheet.px(8)) return;
  sheet.list().begin(Part::overlay);
  const bool trouble = !prompt.trouble.empty();
  sheet.text(foot, trouble ? prompt.trouble : say(Phrase::prompt_keys),
             {.size = kSmall, .role = trouble ? Role::error : Role::muted});
}

void draw_notice(Sheet& sheet, const Rect& over) {
  const NoticeView& notice = *sheet.view().notice;
  const float pad = sheet.px(12);
  const float room = std::min(over.width - 2 * sheet.px(8), sheet.px(560)) - 2 * pad - sheet.px(26);
  if (room < sheet.px(40)) return;
  const Style style{.size = kBody};
  const float text = sheet.paragraph_height(notice.text, room, style, 4);
  if (text <= 0 || text + 2 * pad > over.height) return;
  const float wide = std::min(room, std::ceil(sheet.width(shown_text(notice.text), style)) + 1);
  const Rect box{std::round(over.x + (over.width - wide - 2 * pad - sheet.px(26)) / 2),
                 over.bottom() - text - 2 * pad - sheet.px(16), wide + 2 * pad + sheet.px(26), text + 2 * pad};
  DrawList& list = sheet.list();
  list.begin(Part::notice);
  list.box(box, sheet.px(8), {.role = Role::card});
  list.frame(box, sheet.px(8), sheet.px(2), {.role = notice.trouble ? Role::error : Role::accent});
  const Vec sign{box.x + pad + sheet.px(8), box.y + pad + sheet.line_height(kBody) / 2};
  if (notice.trouble) {
    sheet.icon(Icon::warning, sign, sheet.px(16), Role::error);
  } else {
    list.disc(sign, sheet.px(5), {.role = Role::accent});
  }
  sheet.paragraph({box.x + pad + sheet.px(26), box.y + pad, wide + 1, text}, notice.text, style);
  sheet.hit(box, HitKind::notice);
}

void draw_tooltip(Sheet& sheet, const Rect& window) {
  const std::string text = shown_text(*sheet.view().hovered_button);
  const Style style{.size = kSmall};
  const float wide = std::min(std::ceil(sheet.width(text, style)) + sheet.px(17), window.width);
  const float high = std::min(sheet.px(26), window.height);
  const Vec pointer = sheet.view().pointer;
  // Above the pointer where there is room, so that neither hand nor arrow covers it.
  Rect box{std::round(pointer.x - wide / 2), pointer.y - high - sheet.px(12), wide, high};
  if (box.y < window.y) box.y = pointer.y + sheet.px(24);
  box.x = std::clamp(box.x, window.x, std::max(window.x, window.right() - wide));
  box.y = std::round(std::clamp(box.y, window.y, std::max(window.y, window.bottom() - high)));
  sheet.list().begin(Part::notice);
  sheet.list().box(box, sheet.px(4), {.role = Role::card});
  sheet.list().frame(box, sheet.px(4), sheet.px(1), {.role = Role::field_edge});
  sheet.text({box.x + sheet.px(8), box.y, std::max(0.0F, box.width - sheet.px(16)), box.height}, text, style);
}

namespace {

constexpr float kEmblem = 56;  // height of the five stones with the room below them

void draw_emblem(Sheet& sheet, Vec corner) {
  const float radius = sheet.px(16);
  sheet.list().begin(Part::stone);
  for (int i = 0; i < 5; ++i) {
    const Vec centre = corner + Vec{radius + static_cast<float>(i) * sheet.px(38), radius};
    sheet.list().stone(centre, radius, {.role = Role::black_stone});
  }
}

}  // namespace

void draw_empty_window(Sheet& sheet, const Rect& window) {
  const float width = std::min(sheet.px(560), window.width - 2 * sheet.px(16));
  const std::array lines = {Phrase::empty_open, Phrase::empty_paste, Phrase::empty_arguments};
  const Style body{.size = kBody, .role = Role::muted};
  float high = sheet.px(kEmblem) + sheet.px(48) + sheet.px(52);
  for (const Phrase line : lines) high += sheet.paragraph_height(say(line), width, body, 3) + sheet.px(8);
  if (width < sheet.px(60)) return;
  float y = std::max(sheet.px(16), std::round(window.y + (window.height - high) / 2));
  const float x = std::round(window.x + (window.width - width) / 2);
  const auto fits = [&](float height) { return y + height <= window.bottom(); };
  if (!fits(sheet.px(kEmblem) + sheet.px(48))) return;
  draw_emblem(sheet, {x, y});
  y += sheet.px(kEmblem);
  sheet.list().begin(Part::overlay);
  sheet.text({x, y, width, sheet.px(32)}, say(Phrase::empty_title), {.size = kLarge, .bold = true});
  y += sheet.px(48);
  for (const Phrase line : lines) {
    const float height = sheet.paragraph_height(say(line), width, body, 3);
    if (!fits(height)) return;
    y += sheet.paragraph({x, y, width, height}, say(line), body) + sheet.px(8);
  }
  y += sheet.px(8);
  if (!fits(sheet.px(36))) return;
  const Rect button{x, y, std::min(width, sheet.px(120)), sheet.px(36)};
  sheet.list().begin(Part::button, static_cast<std::int32_t>(Control::open));
  sheet.list().box(button, sheet.px(6), {.role = Role::accent});
  sheet.text(button.inset(sheet.px(4)), say(Phrase::empty_button),
             {.size = kBody, .role = Role::on_accent, .bold = true, .anchor = Anchor::middle});
  sheet.hit(button, HitKind::control, static_cast<std::int64_t>(Control::open));
}

}  // namespace fivefold
