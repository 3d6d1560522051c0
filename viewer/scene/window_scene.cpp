#include "viewer/scene/window_scene.h"

#include <array>
#include <cmath>

#include "viewer/scene/board_scene.h"
#include "viewer/scene/overlay_kit.h"
#include "viewer/scene/panel.h"

namespace fivefold {

std::string_view word(Control control) {
  static constexpr std::array<std::string_view, kControls> kWords = {
      "first",          "previous",      "play",      "next",      "last",  "slower",   "faster",      "go_to",
      "open",           "browse",        "help",      "flip",      "theme", "spoilers", "rule_breach", "next_fault",
      "previous_fault", "previous_game", "next_game", "main_line", "back",  "accept"};
  return kWords[static_cast<std::size_t>(control)];
}

namespace {

/// How board units become pixels: the board's box, or with zoom a part of the board in it.
Transform board_transform(const ViewOptions& options, const Rect& board, float cell) {
  const float zoom = std::isfinite(options.zoom) ? std::clamp(options.zoom, 1.0F, 4.0F) : 1.0F;
  if (zoom <= 1) return {cell, {board.x, board.y}};
  // The shown part never leaves the picture, and cells stay whole pixels.
  const float scale = std::max(1.0F, std::round(cell * zoom));
  const auto shift = [&](float from, float length, float pan) {
    const float whole = length / cell * scale;
    const float centre = std::isfinite(pan) ? whole / 2 + pan * scale : whole / 2;
    const float begin = std::clamp(centre - length / 2, 0.0F, std::max(0.0F, whole - length));
    return from - std::round(begin);
  };
  return {scale, {shift(board.x, board.width, options.pan_x), shift(board.y, board.height, options.pan_y)}};
}

void add_board(const WindowView& view, Picture& picture) {
  DrawList board;
  const Transform transform = board_transform(view.options, picture.board, picture.cell);
  draw_board(*view.study, *view.moment, view.options, view.attention, transform.scale, board);
  if (transform.scale > picture.cell) {
    const Vec corner = (Vec{picture.board.x, picture.board.y} - transform.shift) * (1 / transform.scale);
    const Rect shown{corner.x, corner.y, picture.board.width / transform.scale, picture.board.height / transform.scale};
    draw_board_rulers(*view.study, *view.moment, view.options, view.attention, transform.scale, shown, board);
  }
  picture.list.push_clip(picture.board);
  picture.list.append(board, transform);
  picture.list.pop_clip();
}

CardWishes ask_cards(const Sheet& sheet, float width) {
  CardWishes wishes{};
  const auto put = [&](Card card, const CardWish& wish) { wishes[static_cast<std::size_t>(card)] = wish; };
  put(Card::title, wish_title(sheet, width));
  put(Card::fault, wish_fault(sheet, width));
  put(Card::rule, wish_rule(sheet, width));
  put(Card::comment, wish_comment(sheet, width));
  put(Card::lens, wish_lens(sheet, width));
  put(Card::times, wish_times(sheet, width));
  put(Card::moves, wish_moves(sheet, width));
  put(Card::reuse, wish_reuse(sheet, width));
  put(Card::timeline, wish_timeline(sheet, width));
  return wishes;
}

void add_panel(Sheet& sheet, const WindowFrame& frame, Picture& picture) {
  if (frame.panel.empty()) return;
  const CardPlaces places = place_cards(frame, ask_cards(sheet, card_width(frame)));
  const auto draw = [&](Card card, void (*make)(Sheet&, const Rect&)) {
    const Rect& box = places[static_cast<std::size_t>(card)];
    if (box.empty()) return;
    sheet.card(box);
    make(sheet, box);
  };
  draw(Card::title, draw_title);
  draw(Card::fault, draw_fault);
  draw(Card::rule, draw_rule);
  draw(Card::comment, draw_comment);
  draw(Card::lens, draw_lens);
  draw(Card::times, draw_times);
  draw(Card::moves, draw_moves);
  draw(Card::reuse, draw_reuse);
  const Rect& timeline = places[static_cast<std::size_t>(Card::timeline)];
  if (timeline.empty()) return;
  sheet.card(timeline);
  picture.timeline = draw_timeline(sheet, timeline);
}

void add_overlays(Sheet& sheet, const Rect& window, const Rect& board) {
  const WindowView& view = sheet.view();
  if (view.browser) draw_browser(sheet, window);
  if (view.files) draw_files(sheet, window);
  if (view.help) draw_help(sheet, window);
  if (view.prompt) draw_prompt(sheet, window);
  if (view.notice) draw_notice(sheet, board.empty() ? window : board);
  if (view.hovered_button) draw_tooltip(sheet, window);
}

}  // namespace

Picture build_window(const WindowView& view, const WindowSize& size) {
  Picture picture;
  const bool opened = view.study != nullptr && view.moment != nullptr;
  const WindowFrame frame =
      opened ? frame_of(size, view.study->topology().width(), view.study->topology().height()) : frame_of(size, 0, 0);
  const Rect window = whole_window(size);
  picture.list.begin(Part::background);
  picture.list.box(window, 0, {.role = Role::table});
  Sheet sheet(view, frame.scale, picture.list, picture.hits);
  picture.cell = frame.cell;
  if (opened) {
    picture.board = frame.board;
    add_board(view, picture);
    if (!frame.status.empty()) draw_status(sheet, frame.status);
    add_panel(sheet, frame, picture);
  } else {
    draw_empty_window(sheet, window);
  }
  add_overlays(sheet, window, picture.board);
  return picture;
}

const Hit* hit_at(const Picture& picture, Vec at) {
  for (auto hit = picture.hits.rbegin(); hit != picture.hits.rend(); ++hit)
    if (hit->area.has(at)) return &*hit;
  return nullptr;
}

std::optional<Point> point_at(const Picture& picture, const WindowView& view, Vec at) {
  if (view.study == nullptr || picture.board.empty() || !picture.board.has(at)) return std::nullopt;
  const Transform transform = board_transform(view.options, picture.board, picture.cell);
  const Vec place = (at - transform.shift) * (1 / transform.scale);
  return BoardGeometry(view.study->topology(), view.options.symmetry).at(place);
}

}  // namespace fivefold
