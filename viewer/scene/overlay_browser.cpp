#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/scene/messages.h"
#include "viewer/scene/overlay_columns.h"
#include "viewer/scene/overlay_kit.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kRow = 28;

/// Boxes of the browser, the same for drawing and for counting rows.
struct Places {
  Rect inner, field, head, rows, foot;
};

Places places_of(const Sheet& sheet, const Rect& inner, float headline) {
  Places out;
  out.inner = inner;
  out.field = {inner.x, inner.y + headline, inner.width, std::clamp(inner.height - headline, 0.0F, sheet.px(36))};
  out.head = {inner.x, out.field.bottom() + sheet.px(8), inner.width, sheet.px(32)};
  const float foot = sheet.px(28);
  out.foot = {inner.x, inner.bottom() - foot, inner.width, foot};
  out.rows = {inner.x, out.head.bottom(), inner.width - sheet.px(12),
              std::max(0.0F, out.foot.y - sheet.px(4) - out.head.bottom())};
  return out;
}

constexpr float kWidth = 4000;  // as wide and high as the window lets it
constexpr float kHeight = 4000;

void sort_arrow(Sheet& sheet, Vec at, bool down) {
  const float r = sheet.px(4);
  const float tip = down ? r * 0.8F : -r * 0.8F;
  sheet.list().polygon(std::array{at + Vec{-r, -tip}, at + Vec{r, -tip}, at + Vec{0, tip}}, {.role = Role::accent});
}

void draw_head(Sheet& sheet, const Rect& line, const Shares& widths) {
  const BrowserView& browser = *sheet.view().browser;
  DrawList& list = sheet.list();
  float x = line.x;
  for (const BrowserColumn& column : browser_columns()) {
    const float wide = widths.width[static_cast<std::size_t>(column.column)];
    if (wide <= 0) continue;
    const Rect box{x, line.y, wide, line.height};
    x += wide;
    sheet.hit(box, HitKind::column, static_cast<std::int64_t>(column.column));
    list.begin(Part::field, static_cast<std::int32_t>(column.column));
    if (sheet.touched(box)) list.box(box, sheet.px(4), {.role = Role::field});
    const bool sorted = browser.sorted_by == column.column;
    const std::string title = say(column.title);
    const Style style{
        .size = kSmall, .role = sorted ? Role::accent : Role::muted, .bold = true, .anchor = column.anchor};
    Rect room = box.inset(0);
    room.x += sheet.px(6);
    room.width = std::max(0.0F, room.width - sheet.px(12));
    if (sorted) {
      const float used = std::min(room.width, sheet.width(title, style));
      const float arrow = sheet.px(10);
      if (column.anchor == Anchor::start && used + arrow + sheet.px(4) <= room.width) {
        sort_arrow(sheet, {room.x + used + sheet.px(8), room.y + room.height / 2}, browser.descending);
      } else {
        sort_arrow(sheet, {room.right() - sheet.px(4), room.y + room.height / 2}, browser.descending);
        room.width = std::max(0.0F, room.width - arrow - sheet.px(2));
      }
    }
    sheet.text(room, title, style);
  }
  list.line({line.x, line.bottom()}, {line.right(), line.bottom()}, sheet.px(1),
            {.role = Role::card_edge, .snap = true, .round = false});
}

/// Status by shape as well as by colour: tick, triangle, octagon.
void draw_status_sign(Sheet& sheet, Vec at, int status) {
  DrawList& list = sheet.list();
  const float r = sheet.px(6);
  if (status >= 2) {
    sheet.icon(Icon::warning, at, sheet.px(15), Role::error);
  } else if (status == 1) {
    list.polygon(std::array{at + Vec{0, -r}, at + Vec{r * 1.05F, r * 0.85F}, at + Vec{-r * 1.05F, r * 0.85F}},
                 {.role = Role::caution});
  } else {
    list.stroke(std::array{at + Vec{-r * 0.8F, 0}, at + Vec{-r * 0.2F, r * 0.65F}, at + Vec{r * 0.9F, -r * 0.7F}},
                sheet.px(2), {.role = Role::win});
  }
}

const std::string& cell_text(const GameRowView& row, GameColumn column) {
  static const std::string none;
  switch (column) {
    case GameColumn::status: return none;
    case GameColumn::number: return row.number;
    case GameColumn::first: return row.first;
    case GameColumn::second: return row.second;
    case GameColumn::result: return row.result;
    case GameColumn::date: return row.date;
    case GameColumn::event: return row.event;
    case GameColumn::ruleset: return row.ruleset;
    case GameColumn::plies: return row.plies;
    case GameColumn::captures: return row.captures;
  }
  return none;
}

void draw_game(Sheet& sheet, const Rect& line, const Shares& widths, const GameRowView& row, std::uint64_t position) {
  const BrowserView& browser = *sheet.view().browser;
  DrawList& list = sheet.list();
  list.begin(Part::list_row, static_cast<std::int32_t>(std::min<std::uint64_t>(position, 0x7FFFFFFF)));
  const bool chosen = browser.cursor == position;
  if (chosen || sheet.touched(line)) list.box(line, sheet.px(4), {.role = chosen ? Role::selection : Role::field});
  if (row.current)
    list.box({line.x, line.y + sheet.px(4), sheet.px(3), line.height - sheet.px(8)}, sheet.px(1),
             {.role = Role::accent});
  sheet.hit(line, HitKind::game, static_cast<std::int64_t>(position));
  float x = line.x;
  for (const BrowserColumn& column : browser_columns()) {
    const float wide = widths.width[static_cast<std::size_t>(column.column)];
    if (wide <= 0) continue;
    if (column.column == GameColumn::status) {
      draw_status_sign(sheet, {x + wide / 2 + sheet.px(1), line.y + line.height / 2}, row.status);
    } else {
      const bool player = column.column == GameColumn::first || column.column == GameColumn::second;
      const Style style{.size = player ? kBody : kSmall,
                        .role = player ? Role::ink : Role::muted,
                        .bold = row.current && player,
                        .anchor = column.anchor};
      sheet.text({x + sheet.px(6), line.y, std::max(0.0F, wide - sheet.px(12)), line.height},
                 cell_text(row, column.column), style);
    }
    x += wide;
  }
}

void draw_foot(Sheet& sheet, const Rect& line) {
  const BrowserView& browser = *sheet.view().browser;
  const std::string count = say(browser.shown == browser.total ? Phrase::browser_count : Phrase::browser_filtered,
                                {{"shown", std::to_string(browser.shown)}, {"total", std::to_string(browser.total)}});
  sheet.list().begin(Part::status);
  const float used = sheet.text(line, count, {.size = kSmall, .role = Role::muted});
  Rect rest{line.x + used + sheet.px(16), line.y, std::max(0.0F, line.width - used - sheet.px(16)), line.height};
  if (browser.loading && rest.width > sheet.px(80)) {
    const float wide = std::min(sheet.px(200), rest.width / 2);
    const float high = sheet.px(8);
    const Rect bar{rest.x, std::round(rest.y + (rest.height - high) / 2), wide, high};
    const float part = std::isfinite(browser.progress) ? std::clamp(browser.progress, 0.0F, 1.0F) : 0.0F;
    sheet.list().box(bar, high / 2, {.role = Role::field_edge});
    sheet.list().box({bar.x, bar.y, bar.width * part, bar.height}, high / 2, {.role = Role::accent});
    rest.x += wide + sheet.px(12);
    rest.width -= wide + sheet.px(12);
  }
  if (browser.problems.empty()) {
    sheet.text(rest, say(Phrase::browser_keys), {.size = kSmall, .role = Role::muted, .anchor = Anchor::end});
    return;
  }
  const std::string text = browser.problems.size() == 1
                               ? browser.problems.front()
                               : say(Phrase::browser_problems, {{"count", std::to_string(browser.problems.size())},
                                                                {"first", browser.problems.front()}});
  sheet.text(rest, text, {.size = kSmall, .role = Role::error, .anchor = Anchor::end});
}

}  // namespace

void draw_browser(Sheet& sheet, const Rect& window) {
  const BrowserView& browser = *sheet.view().browser;
  draw_backdrop(sheet, window);
  const Rect inner = draw_sheet(sheet, window, kWidth, kHeight);
  const Places places = places_of(sheet, inner, draw_headline(sheet, inner, say(Phrase::browser_title)));
  draw_field(sheet, places.field, {browser.filter, browser.filter_caret, browser.filter_marked},
             say(Phrase::browser_hint));
  const Shares widths = share_columns(sheet, places.rows.width);
  if (places.head.bottom() > places.foot.y) return;
  draw_head(sheet, {places.head.x, places.head.y, places.rows.width, places.head.height}, widths);
  const float high = sheet.px(kRow);
  float y = places.rows.y;
  std::uint64_t position = browser.first_row;
  for (const GameRowView& row : browser.rows) {
    if (y + high > places.rows.bottom() + 0.5F) break;
    draw_game(sheet, {places.rows.x, y, places.rows.width, high}, widths, row, position++);
    y += high;
  }
  if (browser.rows.empty() && high <= places.rows.height) {
    const Phrase phrase = browser.loading      ? Phrase::browser_loading
                          : browser.total == 0 ? Phrase::browser_empty
                                               : Phrase::browser_none;
    sheet.list().begin(Part::list_row);
    sheet.text({places.rows.x, places.rows.y, places.rows.width, sheet.px(48)}, say(phrase),
               {.role = Role::muted, .anchor = Anchor::middle});
  }
  draw_list_bar(sheet, {inner.right() - sheet.px(6), places.rows.y, sheet.px(6), places.rows.height},
                static_cast<double>(browser.first_row), std::floor(static_cast<double>(places.rows.height / high)),
                static_cast<double>(browser.shown));
  draw_foot(sheet, places.foot);
}

namespace {

/// The table of a window of some size with nothing in it, to be measured.
struct Blank {
  WindowView nothing;
  DrawList list;
  std::vector<Hit> hits;
  Sheet sheet;
  Places places;

  explicit Blank(const WindowSize& size) : sheet(nothing, frame_of(size, 0, 0).scale, list, hits) {
    const Rect inner = draw_sheet(sheet, whole_window(size), kWidth, kHeight);
    places = places_of(sheet, inner, draw_headline(sheet, inner, ""));
  }
};

}  // namespace

std::size_t browser_rows(const WindowSize& size) {
  const Blank blank(size);
  return static_cast<std::size_t>(std::max(1.0F, std::floor((blank.places.rows.height + 0.5F) / blank.sheet.px(kRow))));
}

std::vector<GameColumn> browser_columns_shown(const WindowSize& size) {
  const Blank blank(size);
  const Shares widths = share_columns(blank.sheet, blank.places.rows.width);
  std::vector<GameColumn> shown;
  for (const BrowserColumn& column : browser_columns())
    if (widths.width[static_cast<std::size_t>(column.column)] > 0) shown.push_back(column.column);
  return shown;
}

}  // namespace fivefold
