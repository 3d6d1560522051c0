#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "viewer/scene/messages.h"
#include "viewer/scene/panel.h"
#include "viewer/scene/panel_lens_names.h"

namespace fivefold {
namespace {

constexpr float kHead = 22;
constexpr float kCell = 28;       // largest side of a cell as long as names have no room otherwise
constexpr float kCellMost = 38;   // largest width, so that names stand side by side
constexpr float kCellLeast = 18;  // below this fewer cells are shown
constexpr float kNames = 18;
constexpr float kBracket = 18;
constexpr float kPip = 18;  // room of a hole pair between two cells

/// The point that the lens is about; none before the first stone.
std::optional<Point> subject(const WindowView& view) {
  std::optional<Point> point = view.attention.selected;
  if (!point) point = view.moment->last;
  if (!point || index(*point) >= view.study->topology().size()) return std::nullopt;
  if (!view.study->topology().is_playable(*point)) return std::nullopt;
  return point;
}

bool is_shown(const WindowView& view) {
  return (view.options.lens || view.study->topology().has_portals()) && subject(view).has_value();
}

/// The part of the lens that fits: whole cells around the subject.
struct Fit {
  std::size_t first = 0;
  std::size_t end = 0;
  float cell = 0;
};

float width_of(const LensView& lens, std::size_t first, std::size_t end, float cell, float pip) {
  float width = cell * static_cast<float>(end - first);
  for (std::size_t i = first; i < end; ++i)
    if (lens.cells[i].pair_before >= 0) width += pip;
  return width;
}

Fit fit(const Sheet& sheet, const LensView& lens, float room) {
  // As wide as the names need, where there is room.
  Fit out{0, lens.cells.size(), std::clamp(lens_name_room(sheet, lens), sheet.px(kCell), sheet.px(kCellMost))};
  const float pip = sheet.px(kPip);
  const float pips = width_of(lens, 0, out.end, 0, pip);
  if (out.end > 0) out.cell = std::min(out.cell, std::floor((room - pips) / static_cast<float>(out.end)));
  if (out.cell >= sheet.px(kCellLeast)) return out;
  out.cell = sheet.px(kCellLeast);
  const auto about =
      std::find_if(lens.cells.begin(), lens.cells.end(), [&](const LensCell& c) { return c.point == lens.about; });
  const auto middle = static_cast<std::size_t>(about - lens.cells.begin());
  while (out.end - out.first > 1 && width_of(lens, out.first, out.end, out.cell, pip) > room) {
    if (middle - out.first > out.end - 1 - middle && middle > out.first)
      ++out.first;
    else
      --out.end;
  }
  return out;
}

void hatch(DrawList& list, const Rect& box, float step, float width, const Paint& paint) {
  list.push_clip(box);
  const int lines = static_cast<int>(std::ceil((box.width + box.height) / step));
  for (int i = 0; i < lines; ++i) {
    const float x = box.x - box.height + static_cast<float>(i) * step;
    list.line({x, box.bottom()}, {x + box.height, box.y}, width, paint);
  }
  list.pop_clip();
}

/// Open arrow around three quarters of a circle: the path comes back here.
void loop_sign(Sheet& sheet, Vec centre, float radius) {
  std::array<Vec, 16> points{};
  for (std::size_t i = 0; i < points.size(); ++i) {
    const float angle = static_cast<float>(i) / 15.0F * 4.9F - 1.2F;
    points[i] = centre + Vec{radius * std::cos(angle), radius * std::sin(angle)};
  }
  const Paint paint{.role = Role::ink};
  sheet.list().stroke(points, sheet.px(1.5F), paint);
  const Vec tip = points.back();
  sheet.list().polygon(
      std::array{tip + Vec{-radius * 0.6F, 0}, tip + Vec{radius * 0.6F, -radius * 0.1F}, tip + Vec{0, -radius * 0.75F}},
      paint);
}

void draw_cell(Sheet& sheet, const LensView& lens, const LensCell& cell, const Rect& box) {
  DrawList& list = sheet.list();
  const auto number = static_cast<std::int32_t>(index(cell.point));
  list.begin(Part::lens, number);
  const Rect inner = box.inset(sheet.px(1));
  list.box(inner, sheet.px(3), {.role = Role::board});
  const Role rim = cell.in_row ? (lens.counts ? Role::win : Role::row) : Role::field_edge;
  list.frame(inner, sheet.px(3), cell.in_row ? sheet.px(2) : sheet.px(1), {.role = rim});
  if (cell.cell.kind != CellView::Kind::empty) {
    sheet.mark(box.centre(), box.height * 0.34F, cell.cell.side, cell.repeated ? 0.5F : 1.0F);
  }
  if (cell.repeated)
    loop_sign(sheet, {box.right() - box.height * 0.26F, box.y + box.height * 0.26F}, box.height * 0.15F);
  if (cell.point == lens.about)
    list.box({box.x + sheet.px(4), box.bottom() + sheet.px(1), box.width - sheet.px(8), sheet.px(2)}, 0,
             {.role = Role::accent});
  sheet.hit(box, HitKind::lens, number);
}

void draw_end(Sheet& sheet, const Rect& cells, bool left, bool edge, bool locked) {
  if (!edge && !locked) return;
  DrawList& list = sheet.list();
  list.begin(Part::lens);
  const float wide = sheet.px(locked ? 10 : 4);
  const Rect bar{left ? cells.x - wide - sheet.px(1) : cells.right() + sheet.px(1), cells.y, wide, cells.height};
  if (locked) {
    list.frame(bar, 0, sheet.px(1), {.role = Role::locked});
    hatch(list, bar, sheet.px(4), sheet.px(1.5F), {.role = Role::locked});
  } else {
    list.box(bar, sheet.px(1), {.role = Role::ink});
  }
}

std::string headline(const WindowView& view, const LensView& lens) {
  static constexpr std::array kAxisNames = {Phrase::axis_east, Phrase::axis_north, Phrase::axis_north_east,
                                            Phrase::axis_south_east};
  return say(Phrase::panel_lens,
             {{"axis", say(kAxisNames[index(lens.axis)])}, {"point", name_of(*view.study, lens.about, view.options)}});
}

std::string run_text(const LensView& lens) {
  if (lens.ring) return say(Phrase::panel_lens_ring, {{"length", std::to_string(lens.ring_length)}});
  if (lens.too_long) return say(Phrase::panel_lens_too_long, {{"length", std::to_string(lens.run)}});
  return {};
}

/// The bracket over the counted run with its length; hatched when the run is too long to count.
void draw_bracket(Sheet& sheet, const LensView& lens, float from, float to, float y) {
  if (lens.run < 2 || to <= from) return;
  DrawList& list = sheet.list();
  const Role role = lens.counts ? Role::win : Role::row;
  list.begin(Part::lens);
  const float foot = sheet.px(5);
  const float top = y - foot;
  const std::string length = std::to_string(lens.run);
  const Style style{.size = kSmall, .role = role, .bold = true, .anchor = Anchor::middle};
  const float middle = (from + to) / 2;
  const float half = sheet.width(length, style) / 2 + sheet.px(4);
  const float line = sheet.px(2);
  if (lens.too_long)
    hatch(list, {from, top - sheet.px(3), to - from, sheet.px(6)}, sheet.px(5), sheet.px(1), {.role = role});
  list.stroke(std::array{Vec{from, y}, Vec{from, top}, Vec{middle - half, top}}, line, {.role = role, .round = false});
  list.stroke(std::array{Vec{middle + half, top}, Vec{to, top}, Vec{to, y}}, line, {.role = role, .round = false});
  sheet.text({middle - half, top - sheet.px(9), 2 * half, sheet.px(18)}, length, style);
}

}  // namespace

CardWish wish_lens(const Sheet& sheet, float) {
  if (!is_shown(sheet.view())) return {};
  const float all =
      2 * sheet.px(8) + sheet.px(kHead) + sheet.px(kBracket) + sheet.px(kCell) + sheet.px(kNames) + sheet.px(2);
  return {.least = all, .wanted = all, .must = sheet.view().study->topology().has_portals()};
}

namespace {

/// A closed ring is shown once, from the beginning of its run, and one cell more with the sign that it closes; the
/// repetitions that the model unrolls to either side would hide where the run lies.
LensView once_around(LensView lens) {
  const auto length = static_cast<std::size_t>(std::max(lens.ring_length, 0));
  if (!lens.ring || length == 0 || lens.cells.size() <= length) return lens;
  // A ring goes on as far as the lens reaches, so its subject stands in the middle.
  std::size_t begin = lens.cells.size() / 2;
  for (std::size_t steps = 0; steps + 1 < length && begin > 0 && lens.cells[begin - 1].in_row; ++steps) --begin;
  begin = std::min(begin, lens.cells.size() - length);
  const std::size_t end = std::min(lens.cells.size(), begin + length + 1);
  lens.cells = {lens.cells.begin() + static_cast<std::ptrdiff_t>(begin),
                lens.cells.begin() + static_cast<std::ptrdiff_t>(end)};
  for (std::size_t i = 0; i < lens.cells.size(); ++i) lens.cells[i].repeated = i >= length;
  return lens;
}

}  // namespace

void draw_lens(Sheet& sheet, const Rect& box) {
  const WindowView& view = sheet.view();
  const LensView lens = once_around(make_lens(*view.study, *view.moment, *subject(view), view.options.lens_axis));
  const Rect inner{box.x + sheet.px(12), box.y + sheet.px(8), box.width - sheet.px(24), box.height - sheet.px(16)};
  const Rect head{inner.x, inner.y, inner.width, sheet.px(kHead)};
  sheet.list().begin(Part::lens);
  const float used = sheet.text(head, headline(view, lens), {.size = kSmall, .role = Role::muted, .bold = true});
  const std::string run = run_text(lens);
  sheet.text({head.x + used + sheet.px(8), head.y, std::max(0.0F, head.width - used - sheet.px(8)), head.height},
             run.empty() ? say(Phrase::panel_lens_keys) : run,
             {.size = kSmall, .role = Role::muted, .anchor = Anchor::end});
  if (lens.cells.empty()) return;

  const float margin = sheet.px(14);
  const Fit shown = fit(sheet, lens, inner.width - 2 * margin);
  const float pip = sheet.px(kPip);
  const float wide = width_of(lens, shown.first, shown.end, shown.cell, pip);
  const float y = head.bottom() + sheet.px(kBracket);
  float x = std::round(inner.x + (inner.width - wide) / 2);
  const float high = std::min(shown.cell, sheet.px(kCell));
  const Rect cells{x, y, wide, high};
  std::vector<Rect> places;
  float from = 0;
  float to = 0;
  for (std::size_t i = shown.first; i < shown.end; ++i) {
    const LensCell& cell = lens.cells[i];
    if (cell.pair_before >= 0) {
      if (i > shown.first) {
        sheet.list().begin(Part::hole, cell.pair_before);
        sheet.pair_pip({x + pip / 2, y + high / 2}, sheet.px(8), cell.pair_before);
      }
      x += pip;
    }
    places.push_back({x, y, shown.cell, high});
    draw_cell(sheet, lens, cell, places.back());
    if (cell.in_row && !cell.repeated) {
      if (to <= 0) from = x + sheet.px(2);
      to = x + shown.cell - sheet.px(2);
    }
    x += shown.cell;
  }
  draw_lens_names(sheet, lens, shown.first, places, sheet.px(kNames));
  draw_bracket(sheet, lens, from, to, y - sheet.px(2));
  if (shown.first == 0) draw_end(sheet, cells, true, lens.edge_left, lens.locked_left);
  if (shown.end == lens.cells.size()) draw_end(sheet, cells, false, lens.edge_right, lens.locked_right);
}

}  // namespace fivefold
