#include <algorithm>
#include <cmath>

#include "viewer/scene/messages.h"
#include "viewer/scene/overlay_kit.h"
#include "viewer/scene/panel.h"

namespace fivefold {
namespace {

constexpr float kRow = 28;

void draw_sheet_of_paper(Sheet& sheet, Vec centre, float size) {
  const float w = size * 0.36F;
  const float h = size * 0.48F;
  const std::array outline = {centre + Vec{-w, -h}, centre + Vec{w * 0.3F, -h}, centre + Vec{w, -h * 0.4F},
                              centre + Vec{w, h},   centre + Vec{-w, h},        centre + Vec{-w, -h}};
  sheet.list().stroke(outline, sheet.px(1.5F), {.role = Role::muted});
}

void draw_clock_face(Sheet& sheet, Vec centre, float size) {
  sheet.list().ring(centre, size * 0.45F, sheet.px(1.5F), {.role = Role::muted});
  sheet.list().stroke(std::array{centre + Vec{0, -size * 0.28F}, centre, centre + Vec{size * 0.22F, 0}}, sheet.px(1.5F),
                      {.role = Role::muted});
}

void draw_file(Sheet& sheet, const Rect& line, const FilesView::Row& row, std::size_t position, bool chosen) {
  DrawList& list = sheet.list();
  list.begin(Part::list_row, static_cast<std::int32_t>(position));
  if (chosen || sheet.touched(line)) list.box(line, sheet.px(4), {.role = chosen ? Role::selection : Role::field});
  sheet.hit(line, HitKind::file, static_cast<std::int64_t>(position));
  const Vec sign{line.x + sheet.px(16), line.y + line.height / 2};
  if (row.folder)
    sheet.icon(Icon::folder, sign, sheet.px(16), Role::accent);
  else if (row.recent)
    draw_clock_face(sheet, sign, sheet.px(16));
  else
    draw_sheet_of_paper(sheet, sign, sheet.px(16));
  list.begin(Part::list_row, static_cast<std::int32_t>(position));
  Rect room{line.x + sheet.px(34), line.y, std::max(0.0F, line.width - sheet.px(42)), line.height};
  const float used = sheet.text(room, row.name, {.size = kBody, .bold = row.folder});
  room.x += used + sheet.px(16);
  room.width = std::max(0.0F, room.width - used - sheet.px(16));
  sheet.text(room, row.detail, {.size = kSmall, .role = Role::muted, .anchor = Anchor::end});
}

}  // namespace

void draw_files(Sheet& sheet, const Rect& window) {
  const FilesView& files = *sheet.view().files;
  draw_backdrop(sheet, window);
  const Rect inner = draw_sheet(sheet, window, 760, 640);
  const float head = draw_headline(sheet, inner, say(Phrase::files_title));
  const Rect field{inner.x, inner.y + head, inner.width, std::clamp(inner.height - head, 0.0F, sheet.px(36))};
  draw_field(sheet, field, {files.typed, files.typed.size(), false}, say(Phrase::files_hint));
  const Rect folder{inner.x, field.bottom() + sheet.px(4), inner.width, sheet.px(28)};
  const Rect foot{inner.x, inner.bottom() - sheet.px(24), inner.width, sheet.px(24)};
  if (folder.bottom() > foot.y) return;
  sheet.list().begin(Part::overlay);
  sheet.text(folder, files.trouble.empty() ? files.folder : files.trouble,
             {.size = kSmall, .role = files.trouble.empty() ? Role::muted : Role::error});
  const float high = sheet.px(kRow);
  const Rect body{inner.x, folder.bottom(), inner.width - sheet.px(12), foot.y - sheet.px(4) - folder.bottom()};
  const auto rows = static_cast<std::size_t>(std::max(0.0F, std::floor(body.height / high)));
  const std::size_t total = files.rows.size();
  const std::size_t last = total > rows ? total - rows : 0;
  const std::size_t first = std::min(last, files.cursor > rows / 2 ? files.cursor - rows / 2 : 0);
  for (std::size_t i = first; i < std::min(total, first + rows); ++i) {
    draw_file(sheet, {body.x, body.y + high * static_cast<float>(i - first), body.width, high}, files.rows[i], i,
              i == files.cursor);
  }
  if (total == 0 && rows > 0) {
    sheet.text({body.x, body.y, body.width, sheet.px(48)}, say(Phrase::files_none),
               {.role = Role::muted, .anchor = Anchor::middle});
  }
  draw_list_bar(sheet, {inner.right() - sheet.px(6), body.y, sheet.px(6), body.height}, static_cast<double>(first),
                static_cast<double>(rows), static_cast<double>(total));
  sheet.list().begin(Part::overlay);
  sheet.text(foot, say(Phrase::files_keys), {.size = kSmall, .role = Role::muted});
}

}  // namespace fivefold
