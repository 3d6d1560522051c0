#include "viewer/sfml/canvas.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <set>
#include <string>

#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/Image.hpp>

#include "tests/support/catch.h"
#include "viewer/app/command.h"
#include "viewer/scene/messages.h"
#include "viewer/sfml/raster.h"

namespace fivefold::viewer {
namespace {

struct Painter {
  Log log{false};
  Fonts fonts{"", log};
  Canvas canvas{fonts};
  Frame paint(const DrawList& list, ThemeName name = ThemeName::light, int width = 200, int height = 100) {
    return raster(canvas, list, theme(name), width, height);
  }
};

Color at(const Frame& frame, int x, int y) {
  const std::uint8_t* pixel = frame.pixels.data() + (static_cast<std::size_t>(y) * frame.width + x) * 4;
  return {pixel[0], pixel[1], pixel[2]};
}

bool near(Color a, Color b, int by) {
  return std::abs(a.red - b.red) <= by && std::abs(a.green - b.green) <= by && std::abs(a.blue - b.blue) <= by;
}

std::size_t differing(const Frame& a, const Frame& b) {
  REQUIRE(a.pixels.size() == b.pixels.size());
  std::size_t count = 0;
  for (std::size_t i = 0; i < a.pixels.size(); i += 4) count += std::memcmp(&a.pixels[i], &b.pixels[i], 4) != 0;
  return count;
}

/// Every kind of item, some of them over others.
DrawList everything() {
  DrawList list;
  list.box({10, 10, 80, 80}, 6, {Role::board});
  list.frame({10, 10, 80, 80}, 6, 1, {Role::board_edge});
  Paint snapped{Role::grid};
  snapped.snap = true;
  list.line({20.5F, 50.5F}, {80.5F, 50.5F}, 1, snapped);
  list.begin(Part::stone);
  list.stone({50.5F, 50.5F}, 18, {Role::black_stone});
  list.stone({86.5F, 50.5F}, 18, {Role::white_stone});
  list.begin(Part::mark);
  list.disc({130, 30}, 10, {Role::win});
  list.ring({160, 30}, 10, 3, {Role::nought});
  const std::array<Vec, 4> dart = {{{120, 90}, {140, 60}, {160, 90}, {140, 78}}};
  list.polygon(dart, {Role::accent});
  list.push_clip({170, 60, 10, 30});
  list.box({100, 50, 100, 50}, 0, {Role::error});
  list.pop_clip();
  list.text({105, 50}, "Nguyễn 12", 14, {Role::ink}, Anchor::start, true);
  return list;
}

}  // namespace

TEST_CASE("canvas: whatever a picture holds is painted by one draw call") {
  Painter painter;
  painter.paint(everything());
  CHECK(painter.canvas.draw_calls() == 1);
  painter.paint(DrawList{});
  CHECK(painter.canvas.draw_calls() == 0);
}

TEST_CASE("canvas: colours are the theme's, and later items lie over earlier ones") {
  for (const ThemeName name : kThemes) {
    Painter painter;
    const Theme& colors = theme(name);
    const Frame frame = painter.paint(everything(), name);
    INFO(word(name));
    CHECK(at(frame, 3, 3) == colors[Role::table]);
    CHECK(at(frame, 15, 80) == colors[Role::board]);
    CHECK(at(frame, 25, 50) == colors[Role::grid]);
    CHECK(at(frame, 25, 49) == colors[Role::board]);
    CHECK(near(at(frame, 50, 50), colors[Role::black_stone], 16));
    CHECK(near(at(frame, 86, 50), colors[Role::white_stone], 16));
    CHECK(at(frame, 130, 30) == colors[Role::win]);
    CHECK(at(frame, 160, 30) == colors[Role::table]);
    CHECK(at(frame, 170, 30) == colors[Role::nought]);
    CHECK(at(frame, 140, 70) == colors[Role::accent]);
    CHECK(at(frame, 140, 84) == colors[Role::table]);
    CHECK(at(frame, 175, 75) == colors[Role::error]);
    CHECK(at(frame, 185, 75) == colors[Role::table]);
    CHECK(at(frame, 165, 75) == colors[Role::table]);
  }
}

TEST_CASE("canvas: the same picture gives the same pixels, also after the atlas was filled and cleared") {
  Painter painter;
  const Frame before = painter.paint(everything());
  // More stones of more sizes than 4096 x 4096 texels hold.
  for (int round = 0; round < 10; ++round) {
    DrawList list;
    list.begin(Part::stone);
    for (int i = 0; i < 4; ++i) list.stone({50, 50}, 290 + static_cast<float>(round * 4 + i) / 4, {Role::white_stone});
    painter.paint(list);
  }
  CHECK(differing(before, painter.paint(everything())) == 0);
  Painter fresh;
  CHECK(differing(before, fresh.paint(everything())) == 0);
}

TEST_CASE("canvas: text keeps to the side that its anchor says") {
  Painter painter;
  const auto inked = [&](Anchor anchor) {
    DrawList list;
    list.text({100, 60}, "HHHH", 20, {Role::ink}, anchor);
    const Frame frame = painter.paint(list);
    int left = 200;
    int right = 0;
    for (int x = 0; x < 200; ++x)
      for (int y = 0; y < 100; ++y)
        if (at(frame, x, y) != theme(ThemeName::light)[Role::table]) {
          left = std::min(left, x);
          right = std::max(right, x);
        }
    REQUIRE(left <= right);
    return std::pair{left, right};
  };
  const auto [start_left, start_right] = inked(Anchor::start);
  CHECK(start_left >= 100);
  const auto [end_left, end_right] = inked(Anchor::end);
  CHECK(end_right < 100);
  const auto [left, right] = inked(Anchor::middle);
  CHECK(std::abs((left + right) / 2 - 100) <= 1);
  CHECK(right - left == start_right - start_left);
}

TEST_CASE("canvas: items beyond all bounds and sizes do no harm") {
  Painter painter;
  const float far = std::numeric_limits<float>::max();
  const float none = std::numeric_limits<float>::quiet_NaN();
  for (const float value : {far, -far, none, 0.0F, 1e5F}) {
    DrawList list;
    list.begin(Part::stone);
    list.stone({value, 5}, 10, {Role::white_stone});
    list.stone({5, 5}, value, {Role::white_stone});
    list.disc({5, 5}, value, {Role::win});
    list.ring({5, 5}, value, value, {Role::win});
    list.box({value, value, 5, 5}, 2, {Role::win});
    list.frame({0, 0, value, value}, value, value, {Role::win});
    list.line({0, 0}, {value, value}, value, {Role::win});
    list.text({value, 5}, "x", 12, {Role::ink});
    list.text({5, 5}, "x", value, {Role::ink});
    CHECK(painter.paint(list).pixels.size() == 200 * 100 * 4);
  }
}

TEST_CASE("canvas: a picture larger than the card's textures is refused") {
  Painter painter;
  CHECK(painter.paint(DrawList{}, ThemeName::light, 1000000, 10).pixels.empty());
  CHECK(painter.paint(DrawList{}, ThemeName::light, 0, 10).pixels.empty());
}

namespace {

/// What a face draws for a character.
std::vector<std::uint8_t> glyph_of(const sf::Font& font, char32_t character) {
  font.getGlyph(character, 40, false);
  const auto box = font.getGlyph(character, 40, false).textureRect;
  const sf::Image page = font.getTexture(40).copyToImage();
  std::vector<std::uint8_t> pixels = {static_cast<std::uint8_t>(box.width), static_cast<std::uint8_t>(box.height)};
  for (int y = 0; y < box.height; ++y)
    for (int x = 0; x < box.width; ++x)
      pixels.push_back(page.getPixel(static_cast<unsigned>(box.left + x), static_cast<unsigned>(box.top + y)).a);
  return pixels;
}

}  // namespace

TEST_CASE("fonts: every sentence of the program, and names of many languages, have all their letters") {
  Log log(false);
  Fonts fonts("", log);
  REQUIRE(fonts.usable());
  std::u32string characters =
      code_points("Nguyễn Thị Hằng Őie Pärnõja Малко Пенте ẰẲẴẶ ằẳẵặ Đđ Ưư Ơơ ŠšŽž ЩщЪъЬьЮюЯя");
#define FIVEFOLD_PHRASE(name, text) characters += code_points(text);
#include "viewer/scene/messages.def"
#undef FIVEFOLD_PHRASE
  for (const CommandRow& row : all_commands()) characters += code_points(row.help);
  const std::set<char32_t> letters(characters.begin(), characters.end());
  for (const bool bold : {false, true}) {
    for (const char32_t c : letters) {
      if (c == U' ') continue;
      const Fonts::Choice choice = fonts.choose(c, bold);
      const sf::Font& font = fonts.font(choice.face);
      INFO("U+" << std::hex << static_cast<std::uint32_t>(c) << (bold ? " bold" : ""));
      CHECK(choice.character == c);
      CHECK(glyph_of(font, c) != glyph_of(font, 0xFFFF));
    }
  }
  CHECK(log.sentences().empty());
}

TEST_CASE("fonts: a character that no font has becomes a replacement and one line in the log") {
  Log log(false);
  Fonts fonts("", log);
  // A place for private use that no font of a system fills, and the end of Unicode.
  for (int round = 0; round < 3; ++round) {
    CHECK(fonts.choose(0xFDD0, false).character == 0xFFFD);
    CHECK(fonts.choose(0xFDD0, true).character == 0xFFFD);
    CHECK(fonts.choose(0x10FFFF, false).character == 0xFFFD);
  }
  CHECK(log.sentences().size() == 2);
  CHECK(log.sentences().count(say(Phrase::glyph_missing, {{"code", "U+FDD0"}})) == 1);
}

TEST_CASE("fonts: a family that is not installed is replaced, and the log says so") {
  Log log(false);
  Fonts fonts("No Such Family 17", log);
  CHECK(fonts.usable());
  REQUIRE(log.sentences().size() == 1);
  CHECK(log.sentences().begin()->find("No Such Family 17") != std::string::npos);
}

TEST_CASE("fonts: bold text is drawn from another file") {
  Log log(false);
  Fonts fonts("", log);
  CHECK(fonts.choose(U'a', true).face != fonts.choose(U'a', false).face);
}

}  // namespace fivefold::viewer
