#include "viewer/sfml/glyphs.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <utf8proc.h>
#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/Image.hpp>

#include "viewer/scene/text_metrics.h"

namespace fivefold::viewer {
namespace {

/// Text is never smaller than can be read, nor larger than a glyph that fits into any atlas.
unsigned pixel_size(const Item& item) {
  if (!(item.size > 4)) return 4;
  return static_cast<unsigned>(std::lround(std::min(item.size, 200.0F)));
}

/// How many pixels wider than planned a text may become before its blanks shrink: letters like their own distance best.
constexpr float kTolerated = 2;

/// How much nearer letters come in lines that are still too wide.
constexpr float kTightest = 0.94F;

bool without_picture(char32_t c) {
  return (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x2064) ||
         (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF || c == 0xAD;
}

}  // namespace

std::u32string code_points(std::string_view text) {
  std::u32string out;
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  for (std::size_t i = 0; i < text.size();) {
    utf8proc_int32_t code = 0;
    const utf8proc_ssize_t used = utf8proc_iterate(bytes + i, static_cast<utf8proc_ssize_t>(text.size() - i), &code);
    i += static_cast<std::size_t>(std::max<utf8proc_ssize_t>(used, 1));
    const char32_t c = used > 0 ? static_cast<char32_t>(code) : U'\uFFFD';
    if (!without_picture(c)) out += c;
  }
  return out;
}

Glyphs::Key Glyphs::key(char32_t character, bool bold, unsigned size) {
  return (static_cast<Key>(size) << 32U) | (static_cast<Key>(bold) << 31U) | character;
}

bool Glyphs::prepare(const DrawList& list, Atlas& atlas) {
  Wanted wanted;
  for (const Item& item : list.items()) {
    if (item.shape != Shape::text) continue;
    const unsigned size = pixel_size(item);
    for (const char32_t c : code_points(list.text_of(item))) {
      const Key id = key(c, item.bold, size);
      if (known_.contains(id)) continue;
      const Fonts::Choice choice = fonts_.choose(c, item.bold);
      known_[id] = {choice.face, choice.character, 0, {}, {}};
      wanted[{choice.face, size}].emplace_back(id, choice.character);
    }
  }
  return rasterise(wanted, atlas);
}

bool Glyphs::rasterise(const Wanted& wanted, Atlas& atlas) {
  std::vector<std::uint8_t> pixels;
  for (const auto& [where, characters] : wanted) {
    const sf::Font& font = fonts_.font(where.first);
    // All of them first: the page may grow, and reading it back costs.
    for (const auto& [id, c] : characters) font.getGlyph(c, where.second, false);
    const sf::Image page = font.getTexture(where.second).copyToImage();
    for (const auto& [id, c] : characters) {
      const sf::Glyph& made = font.getGlyph(c, where.second, false);
      Glyph& glyph = known_[id];
      glyph.advance = made.advance;
      glyph.offset = {std::round(made.bounds.left), std::round(made.bounds.top)};
      const auto& box = made.textureRect;
      if (box.width <= 0 || box.height <= 0) continue;
      const std::size_t row = static_cast<std::size_t>(box.width) * 4;
      pixels.resize(row * static_cast<std::size_t>(box.height));
      for (int y = 0; y < box.height; ++y)
        std::memcpy(pixels.data() + row * static_cast<std::size_t>(y),
                    page.getPixelsPtr() + (static_cast<std::size_t>(box.top + y) * page.getSize().x + box.left) * 4,
                    row);
      const auto place = atlas.add(box.width, box.height, pixels.data());
      if (!place) return false;
      glyph.picture = *place;
    }
  }
  return true;
}

float Glyphs::lay_out(const DrawList& list, const Item& item) {
  line_.clear();
  const unsigned size = pixel_size(item);
  float x = 0;
  float blanks = 0;
  const Glyph* before = nullptr;
  for (const char32_t c : code_points(list.text_of(item))) {
    const Glyph& glyph = known_.at(key(c, item.bold, size));
    if (before != nullptr && before->face == glyph.face)
      x += fonts_.font(glyph.face).getKerning(before->character, glyph.character, size);
    line_.push_back({&glyph, x});
    x += glyph.advance;
    if (c == U' ') blanks += glyph.advance;
    before = &glyph;
  }
  // Hinted glyphs are up to a pixel wider or narrower than the widths that the picture was laid out with. The blanks
  // make up for what is much too wide, so that no line grows over its place; in text fields, where a caret stands
  // between the letters, for all of it.
  const float planned = text_width(list.text_of(item), item.size, item.bold);
  const bool exact = item.part == Part::field;
  const float room = planned + (exact ? 0 : kTolerated);
  float wrong = room - x;
  if (wrong > 0 && !exact) wrong = 0;
  const float stretch = blanks > 0 ? std::clamp(wrong / blanks, -0.26F, 0.4F) : 0;
  const float width = x + blanks * stretch;
  // What the blanks cannot make up for, the letters do: here and there two of them come nearer by a pixel.
  const float tighten = std::clamp(room / std::max(width, 1.0F), kTightest, 1.0F);
  float shift = 0;
  for (Placed& placed : line_) {
    placed.x = std::round((placed.x + shift) * tighten);
    if (placed.glyph->character == U' ') shift += placed.glyph->advance * stretch;
  }
  return width * tighten;
}

void Glyphs::draw(const DrawList& list, const Item& item, Rgba color, Mesh& mesh) {
  const float width = lay_out(list, item);
  const Vec at = list.points(item)[0];
  float x = at.x;
  if (item.anchor == Anchor::middle) x -= width / 2;
  if (item.anchor == Anchor::end) x -= width;
  const Vec pen{std::round(x), std::round(at.y)};
  for (const Placed& placed : line_)
    if (!placed.glyph->picture.empty())
      mesh.image(pen + placed.glyph->offset + Vec{placed.x, 0}, placed.glyph->picture, color);
}

}  // namespace fivefold::viewer
