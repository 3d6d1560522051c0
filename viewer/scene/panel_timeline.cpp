#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kTicks = 18;
constexpr float kTrack = 20;
constexpr float kButton = 36;
constexpr float kHint = 36;

float place_of(const Rect& track, std::uint32_t tokens, std::uint32_t length) {
  if (length == 0) return track.x;
  return track.x + track.width * static_cast<float>(tokens) / static_cast<float>(length);
}

/// Which kind is kept where ticks fall upon each other: the rarer, weightier one.
int weight(const Event& event) {
  switch (event.kind) {
    case EventKind::fault: return 6;
    case EventKind::rule: return event.broken ? 5 : 2;
    case EventKind::end: return 4;
    case EventKind::capture: return 3;
    case EventKind::portal: return 1;
    case EventKind::comment: return 0;
  }
  return 0;
}

void star(DrawList& list, Vec centre, float radius, const Paint& paint) {
  std::array<Vec, 10> points{};
  for (std::size_t i = 0; i < points.size(); ++i) {
    const float angle = static_cast<float>(i) * 0.62831853F - 1.57079633F;
    const float r = i % 2 == 0 ? radius : radius * 0.45F;
    points[i] = centre + Vec{r * std::cos(angle), r * std::sin(angle)};
  }
  list.polygon(points, paint);
}

/// Each kind has a shape of its own, so that none needs its colour.
void draw_tick(Sheet& sheet, const Event& event, Vec at) {
  DrawList& list = sheet.list();
  const float r = sheet.px(5);
  list.begin(Part::tick, static_cast<std::int32_t>(event.kind));
  switch (event.kind) {
    case EventKind::capture:
      list.polygon(std::array{at + Vec{0, -r}, at + Vec{r, r * 0.8F}, at + Vec{-r, r * 0.8F}}, {.role = Role::capture});
      break;
    case EventKind::portal: list.disc(at, r * 0.8F, {.role = Role::portal_first}); break;
    case EventKind::rule:
      list.polygon(std::array{at + Vec{0, -r}, at + Vec{r, 0}, at + Vec{0, r}, at + Vec{-r, 0}},
                   {.role = event.broken ? Role::error : Role::win});
      break;
    case EventKind::fault:
      list.line(at + Vec{0, -r}, at + Vec{0, r * 0.2F}, sheet.px(3), {.role = Role::error});
      list.disc(at + Vec{0, r * 0.95F}, sheet.px(2), {.role = Role::error});
      break;
    case EventKind::end: star(list, at, r * 1.2F, {.role = Role::win}); break;
    case EventKind::comment:
      list.line(at + Vec{0, -r * 0.2F}, at + Vec{0, r}, sheet.px(2), {.role = Role::muted, .round = false});
      break;
  }
}

/// At most one tick in each stretch as wide as a tick, the weightiest; so their number does not grow with the game.
void draw_ticks(Sheet& sheet, const Rect& track, float y) {
  const WindowView& view = sheet.view();
  const std::uint32_t line = view.moment->cursor.line;
  const std::uint32_t length = view.study->length(line);
  const float stretch = sheet.px(9);
  std::vector<const Event*> kept(static_cast<std::size_t>(std::floor(track.width / stretch)) + 2);
  for (const Event& event : view.study->events(line)) {
    if (event.kind == EventKind::end && !result_is_shown(view)) continue;
    const float x = place_of(track, event.tokens, length) - track.x;
    const auto slot = std::min(kept.size() - 1, static_cast<std::size_t>(std::max(0.0F, x / stretch)));
    if (kept[slot] == nullptr || weight(event) > weight(*kept[slot])) kept[slot] = &event;
  }
  for (const Event* event : kept) {
    if (event == nullptr) continue;
    const float x = std::round(place_of(track, event->tokens, length));
    draw_tick(sheet, *event, {x, y});
    const float around = sheet.px(kTicks) / 2;
    sheet.hit({x - stretch / 2, y - around, stretch, 2 * around}, HitKind::tick, event->tokens);
  }
}

void draw_track(Sheet& sheet, const Rect& track, const Rect& area) {
  const WindowView& view = sheet.view();
  const Cursor cursor = view.moment->cursor;
  const float middle = track.y + track.height / 2;
  const float x = place_of(track, cursor.tokens, view.study->length(cursor.line));
  const float thick = sheet.px(4);
  DrawList& list = sheet.list();
  list.begin(Part::timeline);
  list.box({track.x, middle - thick / 2, track.width, thick}, thick / 2, {.role = Role::field_edge});
  list.box({track.x, middle - thick / 2, x - track.x, thick}, thick / 2, {.role = Role::accent});
  list.begin(Part::knob);
  list.disc({x, middle}, sheet.px(8), {.role = Role::card});
  list.disc({x, middle}, sheet.px(7), {.role = Role::accent});
  sheet.hit(area, HitKind::timeline, cursor.tokens);
}

struct ButtonRow {
  Icon icon;
  Control control;
};

void draw_buttons(Sheet& sheet, const Rect& row) {
  const WindowView& view = sheet.view();
  const std::array<ButtonRow, 5> buttons = {{{Icon::first, Control::first},
                                             {Icon::previous, Control::previous},
                                             {view.play.playing ? Icon::pause : Icon::play, Control::play},
                                             {Icon::next, Control::next},
                                             {Icon::last, Control::last}}};
  const float side = row.height;
  const float gap = sheet.px(4);
  float x = row.x;
  for (const ButtonRow& button : buttons) {
    if (x + side > row.right()) return;
    sheet.button({x, row.y, side, side}, button.icon, button.control,
                 button.control == Control::play && view.play.playing);
    x += side + gap;
  }
  const std::string count = say(
      Phrase::panel_ply_of, {{"ply", std::to_string(view.moment->ply)}, {"plies", std::to_string(view.moment->plies)}});
  const Style bold{.size = kTitle, .bold = true, .anchor = Anchor::end};
  const float count_width = std::ceil(sheet.width(count, bold)) + sheet.px(4);
  float right = row.right();
  if (right - count_width >= x) {
    const Rect place{right - count_width, row.y, count_width, row.height};
    sheet.list().begin(Part::timeline);
    sheet.text(place, count, bold);
    sheet.hit(place, HitKind::control, static_cast<std::int64_t>(Control::go_to));
    right -= count_width + sheet.px(12);
  }
  const std::string speed = fmt::format("{:.3g}\xC3\x97", view.play.speed);
  const float speed_width = sheet.px(48);
  x += sheet.px(8);
  if (right - x < 2 * side + speed_width) return;
  sheet.button({x, row.y, side, side}, Icon::minus, Control::slower);
  sheet.list().begin(Part::timeline);
  sheet.text({x + side, row.y, speed_width, row.height}, speed, {.size = kSmall, .anchor = Anchor::middle});
  sheet.button({x + side + speed_width, row.y, side, side}, Icon::plus, Control::faster);
}

/// The keys that everybody needs, and the buttons of what has no place elsewhere.
void draw_hint(Sheet& sheet, const Rect& row) {
  const float side = std::max(sheet.px(32), row.height - sheet.px(4));
  const float gap = sheet.px(4);
  const std::array<ButtonRow, 5> buttons = {{{Icon::question, Control::help},
                                             {Icon::half_disc, Control::theme},
                                             {Icon::turn, Control::flip},
                                             {Icon::list, Control::browse},
                                             {Icon::folder, Control::open}}};
  float right = row.right();
  for (const ButtonRow& button : buttons) {
    if (right - side < row.x) break;
    sheet.button({right - side, row.bottom() - side, side, side}, button.icon, button.control);
    right -= side + gap;
  }
  struct Hint {
    std::vector<std::string_view> keys;
    Phrase phrase;
  };
  const std::array hints = {Hint{{"\xE2\x86\x90", "\xE2\x86\x92"}, Phrase::panel_hint_step},
                            Hint{{"Space"}, Phrase::panel_hint_play}, Hint{{"?"}, Phrase::panel_hint_keys}};
  float x = row.x;
  const Style quiet{.size = kSmall, .role = Role::muted};
  const float middle = row.bottom() - side / 2;
  for (const Hint& hint : hints) {
    const std::string words = say(hint.phrase);
    float wide = sheet.width(words, quiet) + sheet.px(16);
    for (const std::string_view key : hint.keys)
      wide += std::max(sheet.px(22), sheet.width(key, quiet) + sheet.px(12)) + sheet.px(4);
    if (x + wide > right) break;
    sheet.list().begin(Part::status);
    for (const std::string_view key : hint.keys) x += sheet.key_cap({x, middle}, key) + sheet.px(4);
    x += sheet.text({x, middle - sheet.px(11), std::ceil(sheet.width(words, quiet)) + 1, sheet.px(22)}, words, quiet) +
         sheet.px(12);
  }
}

}  // namespace

CardWish wish_timeline(const Sheet& sheet, float) {
  const float least = 2 * sheet.px(8) + sheet.px(kTicks) + sheet.px(kTrack) + sheet.px(4) + sheet.px(kButton);
  return {least, least + sheet.px(4) + sheet.px(kHint)};
}

Rect draw_timeline(Sheet& sheet, const Rect& box) {
  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - sheet.px(24), box.height - 2 * sheet.px(8)};
  const float ticks = sheet.px(kTicks);
  Rect track{inner.x + sheet.px(8), inner.y + ticks, std::max(1.0F, inner.width - sheet.px(16)), sheet.px(kTrack)};
  draw_track(sheet, track, {inner.x, inner.y, inner.width, ticks + track.height});
  draw_ticks(sheet, track, inner.y + ticks / 2);
  const Rect row{inner.x, track.bottom() + sheet.px(4), inner.width, sheet.px(kButton)};
  draw_buttons(sheet, row);
  const float left = inner.bottom() - row.bottom() - sheet.px(4);
  if (left >= sheet.px(kHint)) draw_hint(sheet, {inner.x, row.bottom() + sheet.px(4), inner.width, sheet.px(kHint)});
  return track;
}

}  // namespace fivefold
