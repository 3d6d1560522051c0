#include "viewer/scene/layout.h"

#include <cmath>
#include <span>

#include "viewer/scene/board_geometry.h"

namespace fivefold {
namespace {

// All in device-independent pixels.
constexpr float kBesideFrom = 900;  // width from which the panel always stands beside the board
constexpr float kPanelLeast = 300;  // narrower than this a panel is of no use
constexpr float kPanelMost = 560;   // wider than this its lines are tiring to read
constexpr float kUnderLeast = 264;  // height of a panel under a board: players, some moves, timeline
constexpr float kStatus = 52;       // two lines, or three smaller ones
constexpr float kTwoColumns = 600;  // width from which a panel under the board has two columns
constexpr float kSmallest = 120;    // a window below this shows the board alone

/// Cards in the order in which they are kept when there is no room for all.
constexpr std::array kByImportance = {Card::timeline, Card::title,   Card::fault, Card::moves, Card::rule,
                                      Card::lens,     Card::comment, Card::times, Card::reuse};
constexpr std::array kLeftColumn = {Card::title, Card::fault, Card::rule, Card::comment,
                                    Card::lens,  Card::times, Card::reuse};
constexpr std::array kRightColumn = {Card::moves, Card::timeline};
constexpr std::array kOneColumn = {Card::title, Card::fault, Card::rule,  Card::comment, Card::lens,
                                   Card::times, Card::moves, Card::reuse, Card::timeline};

float whole_cell(float width, float height, float columns, float rows) {
  return std::max(1.0F, std::floor(std::min(width / columns, height / rows)));
}

float gap_of(float width, float height) {
  const float side = std::min(width, height);
  if (side < 200) return 2;
  return side < 640 ? 8 : 12;
}

struct Room {
  float width;  ///< of the window, in pixels
  float height;
  float unit;
  float gap;
  float columns;  ///< of the board with its margins
  float rows;
};

WindowFrame beside(const Room& room) {
  WindowFrame frame;
  frame.beside = true;
  const bool panel = room.width / room.unit >= kPanelLeast + 2 * kSmallest && room.height / room.unit >= kSmallest;
  const bool status = room.height / room.unit >= 320;
  // The status line stands nearer to the board and to the edge than cards do: its text has air of its own.
  const float near = std::min(room.gap, std::round(8 * room.unit));
  const float status_height = status ? std::round(kStatus * room.unit) + near : 0;
  const float panel_least = panel ? std::round(kPanelLeast * room.unit) + room.gap : 0;
  const float high = room.height - room.gap - status_height - (status ? near : room.gap);
  const float wide = room.width - 2 * room.gap - panel_least;
  frame.cell = whole_cell(wide, high, room.columns, room.rows);
  frame.board = {room.gap, room.gap, frame.cell * room.columns, frame.cell * room.rows};
  const float rest = room.width - frame.board.width - 3 * room.gap;
  const float panel_width = panel ? std::min(rest, std::round(kPanelMost * room.unit)) : 0;
  // What neither the board nor the panel can use lies on both sides.
  const float used = frame.board.width + (panel ? room.gap + panel_width : 0);
  frame.board.x = std::max(0.0F, std::floor((room.width - used) / 2));
  const float used_height = frame.board.height + status_height;
  frame.board.y = std::max(0.0F, std::floor((room.height - used_height) / 2));
  if (status) frame.status = {frame.board.x, frame.board.bottom() + near, frame.board.width, status_height - near};
  if (panel) frame.panel = {frame.board.right() + room.gap, room.gap, panel_width, room.height - 2 * room.gap};
  return frame;
}

WindowFrame under(const Room& room) {
  WindowFrame frame;
  frame.beside = false;
  const bool panel = room.height / room.unit >= kUnderLeast + 2 * kSmallest && room.width / room.unit >= 240;
  const bool status = room.height / room.unit >= 240 && room.width / room.unit >= 160;
  const float status_height = status ? std::round(kStatus * room.unit) + room.gap : 0;
  const float panel_least = panel ? std::round(kUnderLeast * room.unit) + room.gap : 0;
  frame.cell = whole_cell(room.width - 2 * room.gap, room.height - 2 * room.gap - status_height - panel_least,
                          room.columns, room.rows);
  frame.board = {0, room.gap, frame.cell * room.columns, frame.cell * room.rows};
  frame.board.x = std::max(0.0F, std::floor((room.width - frame.board.width) / 2));
  if (!panel) {
    frame.board.y = std::max(0.0F, std::floor((room.height - frame.board.height - status_height) / 2));
  }
  const float left = room.gap;
  const float wide = room.width - 2 * room.gap;
  float y = frame.board.bottom() + room.gap;
  if (status) {
    frame.status = {left, y, wide, status_height - room.gap};
    y += status_height;
  }
  if (panel) frame.panel = {left, y, wide, room.height - room.gap - y};
  return frame;
}

void fill_column(const Rect& column, float gap, std::span<const Card> order, const CardWishes& wishes,
                 CardPlaces& places) {
  std::array<float, kCards> heights{};
  const auto at = [](Card card) { return static_cast<std::size_t>(card); };
  const auto belongs = [&](Card card) {
    return std::find(order.begin(), order.end(), card) != order.end() && wishes[at(card)].least > 0;
  };
  float left = column.height + gap;
  float kept = 0;
  const auto add = [&](Card card) {
    const CardWish& wish = wishes[at(card)];
    if (!belongs(card) || heights[at(card)] > 0 || wish.least + gap > left - kept) return;
    heights[at(card)] = wish.least;
    left -= wish.least + gap;
    kept += std::clamp(wish.keep - wish.least, 0.0F, std::max(0.0F, left));
  };
  for (const Card card : kByImportance) {
    if (card == Card::moves)
      for (const Card other : kByImportance)
        if (wishes[at(other)].must) add(other);
    add(card);
  }
  for (const Card card : kByImportance) {
    if (heights[at(card)] <= 0 || card == Card::moves) continue;
    const float more = std::min(left, std::max(0.0F, wishes[at(card)].wanted - heights[at(card)]));
    heights[at(card)] += more;
    left -= more;
  }
  if (heights[at(Card::moves)] > 0) heights[at(Card::moves)] += left;
  float y = column.y;
  for (const Card card : order) {
    if (heights[at(card)] <= 0) continue;
    places[at(card)] = {column.x, y, column.width, heights[at(card)]};
    y += heights[at(card)] + gap;
  }
}

}  // namespace

WindowFrame frame_of(const WindowSize& size, int columns, int rows) {
  Room room{};
  room.unit = std::isfinite(size.scale) && size.scale > 0.01F ? size.scale : 1.0F;
  room.width = static_cast<float>(std::max(size.width, 1));
  room.height = static_cast<float>(std::max(size.height, 1));
  room.gap = std::round(gap_of(room.width / room.unit, room.height / room.unit) * room.unit);
  room.columns = static_cast<float>(columns > 0 ? columns : 19) + 2 * kBoardMargin;
  room.rows = static_cast<float>(rows > 0 ? rows : 19) + 2 * kBoardMargin;
  WindowFrame frame = beside(room);
  if (room.width / room.unit < kBesideFrom) {
    const WindowFrame other = under(room);
    const bool loses_panel = !other.panel.empty() && frame.panel.empty();
    if (other.cell >= frame.cell || loses_panel) frame = other;
  }
  frame.scale = room.unit;
  frame.gap = room.gap;
  return frame;
}

int panel_columns(const WindowFrame& frame) {
  return !frame.beside && frame.panel.width / frame.scale >= kTwoColumns ? 2 : 1;
}

float card_width(const WindowFrame& frame) {
  if (panel_columns(frame) == 1) return frame.panel.width;
  return std::floor((frame.panel.width - frame.gap) / 2);
}

CardPlaces place_cards(const WindowFrame& frame, const CardWishes& wishes) {
  CardPlaces places{};
  if (frame.panel.empty()) return places;
  const float gap = std::min(frame.gap, std::round(8 * frame.scale));
  Rect column = frame.panel;
  column.width = card_width(frame);
  if (panel_columns(frame) == 1) {
    fill_column(column, gap, kOneColumn, wishes, places);
    return places;
  }
  fill_column(column, gap, kLeftColumn, wishes, places);
  column.x = frame.panel.right() - column.width;
  fill_column(column, gap, kRightColumn, wishes, places);
  return places;
}

}  // namespace fivefold
