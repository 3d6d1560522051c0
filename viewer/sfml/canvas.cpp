#include "viewer/sfml/canvas.h"

#include <algorithm>
#include <cmath>

#include "viewer/mesh/stone_image.h"

namespace fivefold::viewer {
namespace {

/// Stones with a larger radius are plain discs: no board that can be looked at has them.
constexpr float kLargestSprite = 300;
/// Nothing that can be seen lies further away from the window's corner.
constexpr float kFar = 1e6F;

Rgba color_of(const Theme& theme, const Paint& paint) {
  const Color color = theme[paint.role];
  return {color.red, color.green, color.blue,
          static_cast<std::uint8_t>(std::lround(std::clamp(paint.alpha, 0.0F, 1.0F) * 255))};
}

Pen pen_of(const Item& item) {
  return {item.width, item.paint.dash, item.paint.gap, item.paint.snap, item.paint.round};
}

/// Stones of the board throw their shadows before any of them is drawn, so that no shadow lies on a stone.
bool on_board(const Item& item) {
  return item.shape == Shape::stone && (item.part == Part::stone || item.part == Part::setup_stone);
}

}  // namespace

bool Canvas::sprite(Kind kind, const Theme& theme, Vec centre, float radius, Rgba color) {
  if (!std::isfinite(centre.x + centre.y + radius) || std::abs(centre.x) + std::abs(centre.y) > kFar) return true;
  const auto quarters = [](float value) { return static_cast<int>(std::lround(value * 4)); };
  const auto pixel = [](int q) { return q >= 0 ? q / 4 : (q - 3) / 4; };
  const int x = quarters(centre.x);
  const int y = quarters(centre.y);
  const SpriteKey key{kind, theme.name, std::max(2, quarters(radius)), x - 4 * pixel(x), y - 4 * pixel(y)};
  auto at = sprites_.find(key);
  if (at == sprites_.end()) {
    const Vec phase{static_cast<float>(key.x) / 4, static_cast<float>(key.y) / 4};
    const float size = static_cast<float>(key.radius) / 4;
    const StoneImage image =
        kind == Kind::shadow
            ? shadow_image(size, phase)
            : stone_image(stone_look(theme, kind == Kind::white ? Role::white_stone : Role::black_stone), size, phase);
    const auto place = atlas_.add(image.side, image.side, image.pixels.data());
    if (!place) return false;
    at = sprites_.emplace(key, Sprite{*place, image.middle}).first;
  }
  mesh_.image({static_cast<float>(pixel(x) - at->second.middle), static_cast<float>(pixel(y) - at->second.middle)},
              at->second.picture, color);
  return true;
}

bool Canvas::shadow(const DrawList& list, const Item& item, const Theme& theme) {
  if (!theme.lit || item.radius > kLargestSprite) return true;
  // What fades throws less of a shadow than it hides.
  const float alpha = item.paint.alpha * item.paint.alpha;
  return sprite(Kind::shadow, theme, list.points(item)[0], item.radius,
                {255, 255, 255, static_cast<std::uint8_t>(std::lround(alpha * 255))});
}

bool Canvas::stone(const DrawList& list, const Item& item, const Theme& theme) {
  if (item.radius > kLargestSprite) {
    mesh_.disc(list.points(item)[0], item.radius, color_of(theme, item.paint));
    return true;
  }
  const Kind kind = item.paint.role == Role::white_stone ? Kind::white : Kind::black;
  return sprite(kind, theme, list.points(item)[0], item.radius,
                {255, 255, 255, static_cast<std::uint8_t>(std::lround(item.paint.alpha * 255))});
}

bool Canvas::add(const DrawList& list, const Item& item, const Theme& theme) {
  const Rgba color = color_of(theme, item.paint);
  const std::span<const Vec> points = list.points(item);
  switch (item.shape) {
    case Shape::polygon: mesh_.polygon(points, color); return true;
    case Shape::stroke: mesh_.stroke(points, pen_of(item), color); return true;
    case Shape::disc: mesh_.disc(points[0], item.radius, color); return true;
    case Shape::ring: mesh_.ring(points[0], item.radius, pen_of(item), color); return true;
    case Shape::box: mesh_.box(list.box_of(item), item.radius, color); return true;
    case Shape::frame: mesh_.frame(list.box_of(item), item.radius, pen_of(item), color); return true;
    case Shape::stone: return (on_board(item) || shadow(list, item, theme)) && stone(list, item, theme);
    case Shape::text: glyphs_.draw(list, item, color, mesh_); return true;
  }
  return true;
}

bool Canvas::build(const DrawList& list, const Theme& theme) {
  mesh_.clear();
  bool fits = glyphs_.prepare(list, atlas_);
  const auto clip = [&](const Item& item) {
    const Rect* box = list.clip_of(item);
    mesh_.set_clip(box != nullptr ? std::optional(*box) : std::nullopt);
  };
  bool shadows = false;
  for (const Item& item : list.items()) {
    if (on_board(item) && !shadows) {
      shadows = true;
      for (const Item& other : list.items()) {
        if (!on_board(other)) continue;
        clip(other);
        fits = shadow(list, other, theme) && fits;
      }
    }
    clip(item);
    fits = add(list, item, theme) && fits;
  }
  return fits;
}

void Canvas::paint(sf::RenderTarget& target, const DrawList& list, const Theme& theme) {
  if (!build(list, theme)) {
    // The atlas is full of what earlier pictures needed: only this one's things go in again. What then still finds no
    // room is left out.
    atlas_.clear();
    glyphs_.forget();
    sprites_.clear();
    build(list, theme);
  }
  const std::span<const Vertex> mesh = mesh_.vertices();
  vertices_.clear();
  vertices_.reserve(mesh.size());
  for (const Vertex& v : mesh)
    vertices_.emplace_back(sf::Vector2f(v.at.x, v.at.y),
                           sf::Color(v.color.red, v.color.green, v.color.blue, v.color.alpha),
                           sf::Vector2f(v.texel.x, v.texel.y));
  const Color table = theme[Role::table];
  target.clear(sf::Color(table.red, table.green, table.blue));
  draw_calls_ = 0;
  if (vertices_.empty()) return;
  sf::RenderStates states;
  states.texture = &atlas_.texture();
  target.draw(vertices_.data(), vertices_.size(), sf::PrimitiveType::Triangles, states);
  ++draw_calls_;
}

}  // namespace fivefold::viewer
