#include "viewer/scene/overlay_kit.h"

#include <algorithm>
#include <cmath>

#include "viewer/scene/text_metrics.h"

namespace fivefold {
namespace {

/// Length of the letter that begins the text: its bytes and those of its combining marks are not parted by fit_text, so
/// stepping by code points is enough here.
std::size_t letter(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) ++length;
  return length;
}

}  // namespace

Rect whole_window(const WindowSize& size) {
  return {0, 0, static_cast<float>(std::max(size.width, 1)), static_cast<float>(std::max(size.height, 1))};
}

void draw_backdrop(Sheet& sheet, const Rect& window) {
  sheet.list().begin(Part::overlay);
  sheet.list().box(window, 0, {.role = Role::shade, .alpha = 0.55F});
  sheet.hit(window, HitKind::backdrop);
}

Rect draw_sheet(Sheet& sheet, const Rect& window, float width, float height) {
  const float margin = std::min({sheet.px(24), std::floor(window.width / 20), std::floor(window.height / 20)});
  const float wide = std::min(sheet.px(width), window.width - 2 * margin);
  const float high = std::min(sheet.px(height), window.height - 2 * margin);
  const Rect box{std::round(window.x + (window.width - wide) / 2), std::round(window.y + (window.height - high) / 2),
                 wide, high};
  DrawList& list = sheet.list();
  list.begin(Part::overlay);
  list.box(box, sheet.px(10), {.role = Role::card});
  list.frame(box, sheet.px(10), sheet.px(1), {.role = Role::card_edge});
  sheet.hit(box, HitKind::surface);
  return box.inset(std::min(sheet.px(16), std::floor(std::min(wide, high) / 8)));
}

void draw_field(Sheet& sheet, const Rect& box, const FieldText& text, std::string_view hint) {
  const std::string_view typed = text.typed;
  if (box.height < sheet.px(kBody)) return;
  DrawList& list = sheet.list();
  list.begin(Part::field);
  list.box(box, sheet.px(6), {.role = Role::field});
  list.frame(box, sheet.px(6), sheet.px(2), {.role = Role::accent});
  const Rect room{box.x + sheet.px(10), box.y, std::max(0.0F, box.width - sheet.px(20)), box.height};
  const Style style{.size = kBody};
  const std::size_t caret = std::min(text.caret, typed.size());
  // The beginning is left out until the caret is in sight.
  std::size_t begin = 0;
  while (begin < caret && sheet.width(typed.substr(begin, caret - begin), style) > room.width)
    begin += letter(typed.substr(begin));
  begin = std::min(begin, caret);
  if (text.marked) {
    const float wide = std::min(room.width, sheet.width(typed.substr(begin), style));
    list.box({room.x - sheet.px(2), box.y + sheet.px(7), wide + sheet.px(4), box.height - sheet.px(14)}, sheet.px(2),
             {.role = Role::selection});
  }
  if (typed.empty()) {
    sheet.text(room, hint, {.size = kBody, .role = Role::muted});
  } else {
    sheet.text(room, typed.substr(begin), style);
  }
  const float x = std::round(room.x + sheet.width(typed.substr(begin, caret - begin), style));
  const float high = std::min(sheet.px(20), box.height);
  list.box({x, std::round(box.y + (box.height - high) / 2), sheet.px(2), high}, 0, {.role = Role::accent});
}

float draw_headline(Sheet& sheet, const Rect& inner, std::string_view text) {
  const float high = std::min(sheet.px(32), inner.height);
  const Rect close{inner.right() - high, inner.y, high, high};
  sheet.list().begin(Part::overlay);
  sheet.text({inner.x, inner.y, std::max(0.0F, inner.width - high - sheet.px(8)), high}, text,
             {.size = kTitle, .bold = true});
  if (inner.width > 2 * high) sheet.button(close, Icon::cross, Control::back);
  sheet.list().begin(Part::overlay);
  return high + sheet.px(12);
}

void draw_list_bar(Sheet& sheet, const Rect& track, double first, double shown, double total) {
  if (!(total > shown) || !(shown > 0) || track.height <= 0) return;
  const float high = std::min(track.height, std::max(sheet.px(24), static_cast<float>(track.height * shown / total)));
  const auto at = static_cast<float>(std::clamp(first / (total - shown), 0.0, 1.0));
  sheet.list().begin(Part::knob);
  sheet.list().box({track.x, track.y + (track.height - high) * at, track.width, high}, track.width / 2,
                   {.role = Role::field_edge});
}

}  // namespace fivefold
