#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "viewer/scene/geometry.h"
#include "viewer/scene/window_scene.h"

namespace fivefold {

/// The parts of the panel, from top to bottom.
enum class Card : std::uint8_t { title, fault, rule, comment, lens, times, moves, reuse, timeline };
inline constexpr int kCards = static_cast<int>(Card::timeline) + 1;

/// Where the large parts of a window lie, in pixels. Empty boxes are left out.
struct WindowFrame {
  float scale = 1;  ///< pixels of a device-independent pixel, never 0
  float gap = 0;    ///< between neighbours
  bool beside = true;
  float cell = 1;  ///< whole, at least 1
  Rect board;      ///< with its margins
  Rect status;
  Rect panel;
};

/// The frame of a board of so many columns and rows (0 when nothing is opened: then `board` is where it would be).
///
/// From 900 device-independent pixels of width on the panel stands beside the board; below that under it, unless the
/// window is so flat that the board is larger beside it. The board's cells are whole pixels and square. The panel grows
/// from 300 to 560 device-independent pixels, then the board takes the rest; a window without room for both has no
/// panel, then no status line.
WindowFrame frame_of(const WindowSize& size, int columns, int rows);

/// How high a card wants to be and how low it can be, in pixels; `least` 0: there is no such card.
struct CardWish {
  float least = 0;
  float wanted = 0;
  float keep = 0;     ///< less important cards stay out rather than pressing this one below it
  bool must = false;  ///< comes before the move list (the row lens of a portal board)
};
using CardWishes = std::array<CardWish, kCards>;
using CardPlaces = std::array<Rect, kCards>;

/// How many columns of cards a panel has: 1, or 2 where it is wide.
int panel_columns(const WindowFrame& frame);
/// Width of the cards of a panel: what their heights must be asked for.
float card_width(const WindowFrame& frame);

/// Puts the cards into the panel. When they do not fit, the least important ones are left out until the rest does;
/// what is left over goes to the cards that want more, the move list last and without limit.
CardPlaces place_cards(const WindowFrame& frame, const CardWishes& wishes);

}  // namespace fivefold
