#include "viewer/scene/panel_kit.h"
#include "viewer/scene/board_painter.h"

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "viewer/scene/text_metrics.h"

namespace fivefold {

namespace {

/// Height of capitals over the base line, in em: what puts text into the middle of a line.
constexpr float kCapital = 0.729F;

}  // namespace

float Sheet::px(float length) const {
  if (length <= 0) return 0;
  return std::max(1.0F, std::round(length * scale_));
}

float Sheet::width(std::string_view text, const Style& style) const {
  return text_width(text, px(style.size), style.bold);
}

float Sheet::text(const Rect& line, std::string_view text, const Style& style) {
  const float size = px(style.size);
  if (line.height < size) return 0;  // a line lower than its letters shows nothing
  const std::string shown = fit_text(shown_text(text), line.width, size, style.bold);
  if (shown.empty()) return 0;
  float x = line.x;
  if (style.anchor == Anchor::middle) x = line.x + line.width / 2;
  if (style.anchor == Anchor::end) x = line.right();
  const float y = std::round(line.y + line.height / 2 + size * kCapital / 2);
  list_.text({std::round(x), y}, shown, size, {.role = style.role}, style.anchor, style.bold);
  return text_width(shown, size, style.bold);
}

float Sheet::paragraph(const Rect& box, std::string_view text, const Style& style) {
  const float high = line_height(style.size);
  const auto most = static_cast<std::size_t>(std::max(0.0F, std::floor((box.height + 0.5F) / high)));
  float y = box.y;
  for (const std::string& line : wrap_text(shown_text(text), box.width, px(style.size), most, style.bold)) {
    this->text({box.x, y, box.width, high}, line, style);
    y += high;
  }
  return y - box.y;
}

float Sheet::paragraph_height(std::string_view text, float width, const Style& style, std::size_t most_lines) const {
  const auto lines = wrap_text(shown_text(text), width, px(style.size), most_lines, style.bold);
  return static_cast<float>(lines.size()) * line_height(style.size);
}

void Sheet::card(const Rect& box) {
  list_.begin(Part::card);
  list_.box(box, px(8), {.role = Role::card});
  list_.frame(box, px(8), px(1), {.role = Role::card_edge});
}

void Sheet::mark(Vec centre, float radius, Side side, float alpha) {
  if (!shows_marks(view_)) {
    const bool white = view_.study == nullptr ? side == Side::second : is_white(*view_.study, side);
    list_.stone(centre, radius, {.role = white ? Role::white_stone : Role::black_stone, .alpha = alpha});
    return;
  }
  const float width = std::max(1.5F, radius * 0.36F);
  if (side == Side::second) {
    list_.ring(centre, radius * 0.8F, width, {.role = Role::nought, .alpha = alpha});
    return;
  }
  const float r = radius * 0.72F;
  list_.line(centre + Vec{-r, -r}, centre + Vec{r, r}, width, {.role = Role::cross, .alpha = alpha});
  list_.line(centre + Vec{-r, r}, centre + Vec{r, -r}, width, {.role = Role::cross, .alpha = alpha});
}

void Sheet::button(const Rect& box, Icon icon, Control control, bool pressed) {
  list_.begin(Part::button, static_cast<std::int32_t>(control));
  const bool touched = this->touched(box);
  list_.box(box, px(6), {.role = pressed ? Role::accent : touched ? Role::selection : Role::field});
  list_.frame(box, px(6), px(1), {.role = touched && !pressed ? Role::accent : Role::field_edge});
  this->icon(icon, box.centre(), std::min(box.width, box.height) * 0.5F, pressed ? Role::on_accent : Role::ink);
  hit(box, HitKind::control, static_cast<std::int64_t>(control));
}

Rect Sheet::badge(Vec left_middle, std::string_view text, Role ground, Role role) {
  const Style style{.size = kSmall, .role = role, .bold = true};
  const float high = px(22);
  const Rect box{left_middle.x, std::round(left_middle.y - high / 2), std::ceil(width(text, style)) + px(16), high};
  list_.box(box, px(11), {.role = ground});
  if (ground == Role::field) list_.frame(box, px(11), px(1), {.role = Role::field_edge});
  this->text({box.x + px(8), box.y, box.width - px(15), box.height}, text, style);
  return box;
}

void Sheet::pair_pip(Vec centre, float radius, int pair) {
  const Role rim = pair == 0 ? Role::portal_first : pair == 1 ? Role::portal_second : Role::portal_third;
  list_.disc(centre, radius, {.role = Role::hole});
  const bool dashed = pair % 2 == 1;
  list_.ring(centre, radius, std::max(1.5F, radius * 0.22F),
             {.role = rim, .dash = dashed ? radius * 0.6F : 0, .gap = dashed ? radius * 0.35F : 0});
  const float size = std::round(radius * 1.25F);
  list_.text({centre.x, std::round(centre.y + size * kCapital / 2)}, std::to_string(pair + 1), size,
             {.role = Role::on_hole}, Anchor::middle, true);
}

float Sheet::key_cap(Vec left_middle, std::string_view key) {
  const Style style{.size = kSmall};
  const float high = px(22);
  const float wide = std::max(high, std::ceil(width(key, style)) + px(12));
  const Rect box{left_middle.x, std::round(left_middle.y - high / 2), wide, high};
  list_.box(box, px(4), {.role = Role::field});
  list_.frame(box, px(4), px(1), {.role = Role::field_edge});
  text(box, key, {.size = kSmall, .anchor = Anchor::middle});
  return wide;
}

bool shows_marks(const WindowView& view) {
  return view.study != nullptr && board::shows_marks(*view.study, view.options);
}

bool is_white(const Study& study, Side side) {
  return board::stone_role(study.ruleset(), side, false) == Role::white_stone;
}

int pair_of(const Topology& topology, Point hole) {
  const Coord at = topology.coord(hole);
  const auto& pairs = topology.layout().portals;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (pairs[i].a == at || pairs[i].b == at) return static_cast<int>(i);
  return -1;
}

std::string clock_text(double seconds) {
  if (!(seconds >= 0) || seconds > 1e8) return {};
  if (seconds < 10) return fmt::format("0:{:04.1f}", seconds);
  const auto whole = static_cast<long>(std::lround(seconds));
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace fivefold
