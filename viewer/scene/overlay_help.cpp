#include <algorithm>
#include <cmath>

#include "viewer/scene/messages.h"
#include "viewer/scene/overlay_kit.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kRow = 24;
constexpr float kTitleRow = 28;
constexpr float kBetween = 10;
constexpr float kColumn = 360;
constexpr float kWidth = 1280;
constexpr float kHeight = 860;

constexpr Style kKeys{.size = kSmall, .bold = true};
constexpr Style kWhat{.size = kSmall};
constexpr std::size_t kMostLines = 16;

/// The keys with blanks that do not break around "+": a line ends between two ways to do it, not within one.
std::string held_together(std::string_view keys) {
  static constexpr std::string_view kFirm = "\xC2\xA0+\xC2\xA0";
  std::string out(keys);
  for (std::size_t at = out.find(" + "); at != std::string::npos; at = out.find(" + ", at + kFirm.size()))
    out.replace(at, 3, kFirm);
  return out;
}

/// Widths of the two parts of a column.
float keys_width(const Sheet& sheet, float column) { return std::min(sheet.px(164), std::floor(column * 0.42F)); }

/// A row is as high as the longer of its two texts: nothing about a key may be cut.
float height_of(const Sheet& sheet, const HelpView::Row& row, float column) {
  const float keys = keys_width(sheet, column);
  const float high = std::max(sheet.paragraph_height(held_together(row.keys), keys - sheet.px(8), kKeys, kMostLines),
                              sheet.paragraph_height(row.what, column - keys, kWhat, kMostLines));
  return std::max(high, sheet.line_height(kSmall)) + sheet.px(3);
}

float height_of(const Sheet& sheet, const HelpView::Group& group, float column) {
  float high = sheet.px(kTitleRow) + sheet.px(kBetween);
  for (const HelpView::Row& row : group.rows) high += height_of(sheet, row, column);
  return high;
}

using Columns = std::vector<std::vector<const HelpView::Group*>>;

/// Groups in order, a new column wherever the next group would go beyond `limit`.
Columns filled(const Sheet& sheet, const HelpView& help, float width, float limit) {
  Columns columns(1);
  float used = 0;
  for (const HelpView::Group& group : help.groups) {
    const float high = height_of(sheet, group, width);
    if (used > 0 && used + high > limit) {
      columns.emplace_back();
      used = 0;
    }
    columns.back().push_back(&group);
    used += high;
  }
  return columns;
}

/// Groups in order in so many columns, the tallest as low as can be (but for a step of the search).
Columns columns_of(const Sheet& sheet, const HelpView& help, std::size_t count, float width) {
  float all = 0;
  for (const HelpView::Group& group : help.groups) all += height_of(sheet, group, width);
  constexpr int kSteps = 64;
  const float least = all / static_cast<float>(count);
  for (int i = 0; i < kSteps; ++i) {
    const float limit = least + (all - least) * static_cast<float>(i) / kSteps;
    if (Columns columns = filled(sheet, help, width, limit); columns.size() <= count) return columns;
  }
  return filled(sheet, help, width, all + 1);
}

void draw_group(Sheet& sheet, const Rect& column, float& y, const Rect& visible, const HelpView::Group& group) {
  DrawList& list = sheet.list();
  const auto shown = [&](float high) { return y >= visible.y - 0.5F && y + high <= visible.bottom() + 0.5F; };
  list.begin(Part::overlay);
  if (shown(sheet.px(kTitleRow))) {
    sheet.text({column.x, y, column.width, sheet.px(kTitleRow)}, group.title,
               {.size = kBody, .role = Role::accent, .bold = true});
  }
  y += sheet.px(kTitleRow);
  const float keys = keys_width(sheet, column.width);
  for (const HelpView::Row& row : group.rows) {
    const float high = height_of(sheet, row, column.width);
    if (shown(high)) {
      list.begin(Part::list_row);
      sheet.paragraph({column.x, y, keys - sheet.px(8), high}, held_together(row.keys), kKeys);
      sheet.paragraph({column.x + keys, y, column.width - keys, high}, row.what, kWhat);
    }
    y += high;
  }
  y += sheet.px(kBetween);
}

}  // namespace

namespace {

/// The columns of the sheet and where they lie.
struct Places {
  Rect body;
  float gap = 0;
  float wide = 0;  // of one column
  float tallest = 0;
  Columns columns;
  float most() const { return std::max(0.0F, tallest - body.height); }
};

Places places_of(const Sheet& sheet, const HelpView& help, const Rect& inner, float head) {
  Places out;
  out.gap = sheet.px(24);
  const auto count = static_cast<std::size_t>(
      std::clamp(std::floor((inner.width + out.gap) / (sheet.px(kColumn) + out.gap)), 1.0F, 3.0F));
  out.body = {inner.x, inner.y + head, inner.width - sheet.px(12), std::max(0.0F, inner.height - head)};
  out.wide = std::floor((out.body.width - out.gap * static_cast<float>(count - 1)) / static_cast<float>(count));
  out.columns = columns_of(sheet, help, count, out.wide);
  for (const auto& column : out.columns) {
    float high = 0;
    for (const HelpView::Group* group : column) high += height_of(sheet, *group, out.wide);
    out.tallest = std::max(out.tallest, high);
  }
  return out;
}

}  // namespace

void draw_help(Sheet& sheet, const Rect& window) {
  const HelpView& help = *sheet.view().help;
  draw_backdrop(sheet, window);
  const Rect inner = draw_sheet(sheet, window, kWidth, kHeight);
  const Places places = places_of(
      sheet, help, inner, draw_headline(sheet, inner, help.title.empty() ? say(Phrase::help_title) : help.title));
  const Rect& body = places.body;
  const float scroll =
      std::isfinite(help.scroll) ? std::clamp(std::round(help.scroll) * sheet.px(kRow), 0.0F, places.most()) : 0.0F;
  float x = body.x;
  for (const auto& column : places.columns) {
    float y = body.y - scroll;
    for (const HelpView::Group* group : column)
      draw_group(sheet, {x, body.y, places.wide, body.height}, y, body, *group);
    x += places.wide + places.gap;
  }
  draw_list_bar(sheet, {inner.right() - sheet.px(6), body.y, sheet.px(6), body.height}, static_cast<double>(scroll),
                static_cast<double>(body.height), static_cast<double>(places.tallest));
}

float help_rows_hidden(const HelpView& help, const WindowSize& size) {
  const WindowView nothing;
  DrawList list;
  std::vector<Hit> hits;
  Sheet sheet(nothing, frame_of(size, 0, 0).scale, list, hits);
  const Rect inner = draw_sheet(sheet, whole_window(size), kWidth, kHeight);
  const Places places = places_of(sheet, help, inner, draw_headline(sheet, inner, ""));
  return std::ceil(places.most() / sheet.px(kRow));
}

}  // namespace fivefold
