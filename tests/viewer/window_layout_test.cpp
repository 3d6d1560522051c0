#include "viewer/scene/layout.h"

#include <algorithm>
#include <cmath>

#include "tests/support/catch.h"

namespace fivefold {
namespace {

struct Size {
  int width;
  int height;
};
const std::vector<Size> kSizes = {{1, 1},      {2, 900},     {60, 60},     {200, 150},   {300, 900},  {900, 300},
                                  {640, 560},  {640, 900},   {800, 600},   {899, 700},   {900, 700},  {1024, 768},
                                  {1360, 900}, {1920, 1080}, {2560, 1440}, {3840, 2160}, {5000, 400}, {400, 5000}};
const std::vector<float> kScales = {1, 1.25F, 1.5F, 2};

bool overlap(const Rect& a, const Rect& b) {
  return !a.empty() && !b.empty() && a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

bool within(const Rect& inner, const Rect& outer) {
  return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() + 0.01F &&
         inner.bottom() <= outer.bottom() + 0.01F;
}

CardWishes all_cards(float unit) {
  CardWishes wishes{};
  for (CardWish& wish : wishes) wish = {.least = 60 * unit, .wanted = 90 * unit};
  return wishes;
}

}  // namespace

TEST_CASE("cells are square whole pixels in windows of any size and scale") {
  for (const Size size : kSizes)
    for (const float scale : kScales) {
      INFO(size.width << "x" << size.height << " at " << scale);
      const WindowFrame frame = frame_of({size.width, size.height, scale}, 19, 13);
      CHECK(frame.cell >= 1);
      CHECK(frame.cell == std::floor(frame.cell));
      // Two margins of one cell each.
      CHECK(frame.board.width == frame.cell * 21);
      CHECK(frame.board.height == frame.cell * 15);
    }
}

TEST_CASE("board, status line and panel lie in the window and apart from each other") {
  for (const Size size : kSizes)
    for (const float scale : kScales) {
      INFO(size.width << "x" << size.height << " at " << scale);
      const WindowFrame frame = frame_of({size.width, size.height, scale}, 19, 19);
      const Rect window{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
      if (size.width >= 21 && size.height >= 21) CHECK(within(frame.board, window));
      if (!frame.status.empty()) CHECK(within(frame.status, window));
      if (!frame.panel.empty()) CHECK(within(frame.panel, window));
      CHECK_FALSE(overlap(frame.board, frame.status));
      CHECK_FALSE(overlap(frame.board, frame.panel));
      CHECK_FALSE(overlap(frame.status, frame.panel));
    }
}

TEST_CASE("no card overlaps another or leaves the panel, and none is lower than its least") {
  for (const Size size : kSizes)
    for (const float scale : kScales) {
      INFO(size.width << "x" << size.height << " at " << scale);
      const WindowFrame frame = frame_of({size.width, size.height, scale}, 19, 19);
      const CardWishes wishes = all_cards(scale);
      const CardPlaces places = place_cards(frame, wishes);
      for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].empty()) continue;
        CHECK(within(places[i], frame.panel));
        CHECK(places[i].height >= wishes[i].least);
        for (std::size_t j = i + 1; j < places.size(); ++j) CHECK_FALSE(overlap(places[i], places[j]));
      }
    }
}

TEST_CASE("the usual window has the panel beside the board, a narrow and high one under it") {
  const WindowFrame usual = frame_of({1360, 900, 1}, 19, 19);
  CHECK(usual.panel.x >= usual.board.right());
  CHECK_FALSE(usual.status.empty());
  const WindowFrame narrow = frame_of({640, 900, 1}, 19, 19);
  CHECK(narrow.panel.y >= narrow.board.bottom());
  // The same window in twice as many pixels is laid out the same.
  const WindowFrame doubled = frame_of({1280, 1800, 2}, 19, 19);
  CHECK_FALSE(doubled.beside);
}

TEST_CASE("a window below 900 that is flat keeps the panel beside where that makes the board larger") {
  const WindowFrame flat = frame_of({800, 600, 1}, 19, 19);
  CHECK(flat.beside);
  // 800 - 300 - three gaps of 8 leave 476: 22 pixels a cell; under the board at most 600 - 264 - ... leave fewer.
  CHECK(flat.cell == 22);
}

TEST_CASE("the panel grows to a readable width, then the board takes the rest") {
  const WindowFrame large = frame_of({2560, 1440, 1}, 19, 19);
  CHECK(large.panel.width == 560);
  CHECK(large.board.height > 1300);
  CHECK(frame_of({5120, 2880, 2}, 19, 19).panel.width == 1120);
}

TEST_CASE("what does not fit is left out in order, the board last") {
  const WindowFrame tiny = frame_of({100, 100, 1}, 19, 19);
  CHECK(tiny.panel.empty());
  CHECK(tiny.status.empty());
  CHECK(tiny.cell == 4);

  WindowFrame frame;
  frame.gap = 8;
  frame.panel = {0, 0, 300, 140};
  CardPlaces places = place_cards(frame, all_cards(1));
  const auto shown = [&](Card card) { return !places[static_cast<std::size_t>(card)].empty(); };
  CHECK(shown(Card::timeline));
  CHECK(shown(Card::title));
  CHECK_FALSE(shown(Card::moves));
  frame.panel.height = 264;
  places = place_cards(frame, all_cards(1));
  CHECK(shown(Card::fault));
  CHECK(shown(Card::moves));
  CHECK_FALSE(shown(Card::rule));
}

TEST_CASE("a card that must be shown comes before the move list, others keep their distance from it") {
  WindowFrame frame;
  frame.gap = 8;
  frame.panel = {0, 0, 300, 196};
  CardWishes wishes = all_cards(1);
  wishes[static_cast<std::size_t>(Card::fault)] = {};
  wishes[static_cast<std::size_t>(Card::lens)].must = true;
  CardPlaces places = place_cards(frame, wishes);
  CHECK_FALSE(places[static_cast<std::size_t>(Card::lens)].empty());
  CHECK(places[static_cast<std::size_t>(Card::moves)].empty());

  wishes[static_cast<std::size_t>(Card::lens)].must = false;
  wishes[static_cast<std::size_t>(Card::moves)].keep = 160;
  frame.panel.height = 300;
  places = place_cards(frame, wishes);
  CHECK(places[static_cast<std::size_t>(Card::rule)].empty());
  CHECK(places[static_cast<std::size_t>(Card::moves)].height >= 100);
}

TEST_CASE("a scale that is no number is taken for 1") {
  CHECK(frame_of({1360, 900, std::nanf("")}, 19, 19).board == frame_of({1360, 900, 1}, 19, 19).board);
  CHECK(frame_of({1360, 900, 0}, 19, 19).board == frame_of({1360, 900, 1}, 19, 19).board);
}

}  // namespace fivefold
