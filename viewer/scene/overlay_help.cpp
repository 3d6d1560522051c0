#include <algorithm>
#include <cmath>

#include "viewer/scene/messages.h"
#include "viewer/scene/overlay_kit.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kRow = 24;
constexpr float kTitleRow = 28;
constexpr float kBetween = 12;
constexpr float kColumn = 360;

float height_of(const Sheet& sheet, const HelpView::Group& group) {
  return sheet.px(kTitleRow) + static_cast<float>(group.rows.size()) * sheet.px(kRow) + sheet.px(kBetween);
}

/// Groups in order, a new column wherever the present one has its share.
std::vector<std::vector<const HelpView::Group*>> columns_of(const Sheet& sheet, const HelpView& help,
                                                            std::size_t count) {
  float all = 0;
  for (const HelpView::Group& group : help.groups) all += height_of(sheet, group);
  const float share = all / static_cast<float>(count);
  std::vector<std::vector<const HelpView::Group*>> columns(1);
  float used = 0;
  for (const HelpView::Group& group : help.groups) {
    const float high = height_of(sheet, group);
    if (used > 0 && used + high / 2 > share && columns.size() < count) {
      columns.emplace_back();
      used = 0;
    }
    columns.back().push_back(&group);
    used += high;
  }
  return columns;
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
  const float keys = std::min(sheet.px(150), std::floor(column.width * 0.42F));
  for (const HelpView::Row& row : group.rows) {
    if (shown(sheet.px(kRow))) {
      list.begin(Part::list_row);
      sheet.text({column.x, y, keys - sheet.px(8), sheet.px(kRow)}, row.keys, {.size = kSmall, .bold = true});
      sheet.text({column.x + keys, y, column.width - keys, sheet.px(kRow)}, row.what, {.size = kSmall});
    }
    y += sheet.px(kRow);
  }
  y += sheet.px(kBetween);
}

}  // namespace

void draw_help(Sheet& sheet, const Rect& window) {
  const HelpView& help = *sheet.view().help;
  draw_backdrop(sheet, window);
  const Rect inner = draw_sheet(sheet, window, 1240, 800);
  const float head = draw_headline(sheet, inner, say(Phrase::help_title));
  const float gap = sheet.px(24);
  const auto count =
      static_cast<std::size_t>(std::clamp(std::floor((inner.width + gap) / (sheet.px(kColumn) + gap)), 1.0F, 3.0F));
  const auto columns = columns_of(sheet, help, count);
  const Rect body{inner.x, inner.y + head, inner.width - sheet.px(12), std::max(0.0F, inner.height - head)};
  const float wide = std::floor((body.width - gap * static_cast<float>(count - 1)) / static_cast<float>(count));
  float tallest = 0;
  for (const auto& column : columns) {
    float high = 0;
    for (const HelpView::Group* group : column) high += height_of(sheet, *group);
    tallest = std::max(tallest, high);
  }
  const float most = std::max(0.0F, tallest - body.height);
  const float scroll =
      std::isfinite(help.scroll) ? std::clamp(std::round(help.scroll) * sheet.px(kRow), 0.0F, most) : 0.0F;
  float x = body.x;
  for (const auto& column : columns) {
    float y = body.y - scroll;
    for (const HelpView::Group* group : column) draw_group(sheet, {x, body.y, wide, body.height}, y, body, *group);
    x += wide + gap;
  }
  draw_list_bar(sheet, {inner.right() - sheet.px(6), body.y, sheet.px(6), body.height}, static_cast<double>(scroll),
                static_cast<double>(body.height), static_cast<double>(tallest));
}

}  // namespace fivefold
