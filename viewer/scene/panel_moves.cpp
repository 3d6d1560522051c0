#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel.h"
#include "viewer/scene/panel_move_text.h"

namespace fivefold {
namespace {

constexpr float kRow = 24;
constexpr float kHeader = 32;

/// Writes from the left to the right and knows where it is.
struct Line {
  Sheet& sheet;
  Rect room;

  void text(std::string_view words, const Style& style, float after) {
    if (words.empty() || room.width <= 0) return;
    advance(sheet.text(room, words, style) + sheet.px(after));
  }
  void advance(float by) {
    room.x += by;
    room.width = std::max(0.0F, room.width - by);
  }
  float middle() const { return room.y + room.height / 2; }
};

void draw_row(Sheet& sheet, const Rect& box, const MoveRow& row, std::size_t index, bool current) {
  const MoveText text = move_text(sheet.view(), row);
  DrawList& list = sheet.list();
  list.begin(Part::list_row, static_cast<std::int32_t>(index));
  const bool touched = sheet.touched(box);
  if (current || touched) list.box(box, sheet.px(4), {.role = current ? Role::selection : Role::field});
  if (current)
    list.box({box.x, box.y + sheet.px(4), sheet.px(3), box.height - sheet.px(8)}, sheet.px(1), {.role = Role::accent});
  sheet.hit(box, HitKind::move, static_cast<std::int64_t>(index));

  list.begin(Part::move, static_cast<std::int32_t>(index));
  const Role ink = text.grey ? Role::muted : Role::ink;
  const float indent = sheet.px(14 * static_cast<float>(std::min<std::uint32_t>(row.depth, 5)));
  Line line{sheet, {box.x + sheet.px(8) + indent, box.y, box.width - sheet.px(16) - indent, box.height}};
  if (row.depth > 0) {
    const float x = line.room.x - sheet.px(6);
    list.line({x, box.y}, {x, box.bottom()}, sheet.px(1), {.role = Role::field_edge, .snap = true, .round = false});
  }
  if (!text.time.empty()) {
    const Rect right{line.room.right() - sheet.px(48), box.y, sheet.px(48), box.height};
    sheet.text(
        right, text.time,
        {.size = kSmall, .role = text.late ? Role::caution : Role::muted, .bold = text.late, .anchor = Anchor::end});
    line.room.width -= sheet.px(56);
  }
  const float number_width = sheet.px(36);
  sheet.text({line.room.x, box.y, number_width, box.height}, text.number,
             {.size = kSmall, .role = Role::muted, .anchor = Anchor::end});
  line.advance(number_width + sheet.px(10));
  if (text.mark) sheet.mark({line.room.x + sheet.px(7), line.middle()}, sheet.px(7), text.side);
  line.advance(sheet.px(22));
  line.text(text.move, {.size = kBody, .role = ink, .bold = current}, 6);
  line.text(text.captures, {.size = kBody, .role = Role::capture, .bold = true}, 8);
  for (const int pair : text.pairs) {
    if (line.room.width < sheet.px(20)) break;
    sheet.pair_pip({line.room.x + sheet.px(8), line.middle()}, sheet.px(8), pair);
    line.advance(sheet.px(22));
  }
  if (text.fault && line.room.width >= sheet.px(20)) {
    sheet.icon(Icon::warning, {line.room.x + sheet.px(8), line.middle()}, sheet.px(15), Role::error);
    line.advance(sheet.px(22));
  }
  const Style quiet{.size = kSmall, .role = Role::muted};
  line.text(text.note, quiet, 10);
  if (line.room.width > sheet.px(40)) line.text(text.comment, quiet, 0);
}

void draw_scroll_bar(Sheet& sheet, const Rect& track, std::size_t first, std::size_t rows, std::size_t total) {
  if (total <= rows || rows == 0) return;
  const auto all = static_cast<float>(total);
  const float height = std::max(sheet.px(24), track.height * static_cast<float>(rows) / all);
  const float travel = std::max(0.0F, track.height - height);
  const float at = static_cast<float>(first) / static_cast<float>(total - rows);
  sheet.list().begin(Part::knob);
  sheet.list().box({track.x, track.y + travel * std::min(at, 1.0F), track.width, std::min(height, track.height)},
                   track.width / 2, {.role = Role::field_edge, .alpha = 0.7F});
}

}  // namespace

std::size_t first_move_row(const WindowView& view, std::size_t rows) {
  const std::size_t total = view.moves == nullptr ? 0 : view.moves->size();
  const std::size_t last = total > rows ? total - rows : 0;
  if (view.move_scroll >= 0)
    return std::min(last, static_cast<std::size_t>(std::min(view.move_scroll, static_cast<float>(last))));
  // Keeping the current row in sight: before the first move the list stands at its beginning.
  if (view.move_row >= total) return 0;
  const std::size_t before = rows / 2;
  return std::min(last, view.move_row > before ? view.move_row - before : 0);
}

CardWish wish_moves(const Sheet& sheet, float) {
  const float frame = sheet.px(kHeader) + sheet.px(8);
  return {
      .least = frame + 3 * sheet.px(kRow), .wanted = frame + 12 * sheet.px(kRow), .keep = frame + 7 * sheet.px(kRow)};
}

void draw_moves(Sheet& sheet, const Rect& box) {
  const WindowView& view = sheet.view();
  const Rect head{box.x + sheet.px(12), box.y + sheet.px(4), box.width - sheet.px(24), sheet.px(kHeader) - sheet.px(4)};
  sheet.list().begin(Part::move);
  const float used = sheet.text(head, say(Phrase::panel_moves), {.size = kSmall, .role = Role::muted, .bold = true});
  if (view.scratch || view.moment->cursor.line != 0) {
    const std::string where = say(view.scratch ? Phrase::panel_trying : Phrase::panel_in_variation);
    const Rect right{head.x + used + sheet.px(12), head.y, std::max(0.0F, head.width - used - sheet.px(12)),
                     head.height};
    sheet.text(right, where, {.size = kSmall, .role = Role::accent, .anchor = Anchor::end});
    sheet.hit(right, HitKind::control, static_cast<std::int64_t>(view.scratch ? Control::back : Control::main_line));
  }
  const Rect body{box.x + sheet.px(6), box.y + sheet.px(kHeader), box.width - sheet.px(12),
                  box.height - sheet.px(kHeader) - sheet.px(6)};
  const std::size_t total = view.moves == nullptr ? 0 : view.moves->size();
  if (total == 0) {
    sheet.text({head.x, body.y, head.width, sheet.px(kRow)}, say(Phrase::panel_no_moves), {.role = Role::muted});
    return;
  }
  const auto rows = static_cast<std::size_t>(std::max(0.0F, std::floor(body.height / sheet.px(kRow))));
  if (rows == 0) return;
  // Rows share what is left over, so that the list ends where its card does.
  const float row_height = std::floor(body.height / static_cast<float>(rows));
  const std::size_t first = first_move_row(view, rows);
  for (std::size_t i = first; i < std::min(total, first + rows); ++i) {
    const Rect row{body.x, body.y + row_height * static_cast<float>(i - first), body.width - sheet.px(8), row_height};
    draw_row(sheet, row, (*view.moves)[i], i, i == view.move_row);
  }
  draw_scroll_bar(sheet, {body.right() - sheet.px(6), body.y, sheet.px(5), row_height * static_cast<float>(rows)},
                  first, rows, total);
}

}  // namespace fivefold
