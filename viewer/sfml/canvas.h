#pragma once

#include <cstdint>
#include <map>

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include "viewer/mesh/mesh.h"
#include "viewer/scene/draw_list.h"
#include "viewer/sfml/atlas.h"
#include "viewer/sfml/glyphs.h"

namespace fivefold::viewer {

/// Paints pictures on a window or a texture: all items of a picture in one vertex array with one texture, in order.
/// REQUIRES: a display.
class Canvas {
 public:
  explicit Canvas(Fonts& fonts) : glyphs_(fonts) {}

  /// Clears the target with the theme's table colour and paints the list, whose unit is the pixel.
  void paint(sf::RenderTarget& target, const DrawList& list, const Theme& theme);

  /// Of the last picture.
  int draw_calls() const { return draw_calls_; }
  std::size_t triangles() const { return mesh_.vertices().size() / 3; }

 private:
  /// A picture of a stone or shadow in the atlas and its `middle` (see StoneImage).
  struct Sprite {
    Rect picture;
    int middle = 0;
  };
  enum class Kind : std::uint8_t { white, black, shadow };
  struct SpriteKey {
    Kind kind;
    ThemeName theme;
    int radius;  ///< in quarters of a pixel
    int x, y;    ///< phase, in quarters
    friend auto operator<=>(const SpriteKey&, const SpriteKey&) = default;
  };

  bool build(const DrawList& list, const Theme& theme);
  bool add(const DrawList& list, const Item& item, const Theme& theme);
  bool stone(const DrawList& list, const Item& item, const Theme& theme);
  bool shadow(const DrawList& list, const Item& item, const Theme& theme);
  bool sprite(Kind kind, const Theme& theme, Vec centre, float radius, Rgba color);

  Atlas atlas_;
  Glyphs glyphs_;
  Mesh mesh_{Atlas::white()};
  std::map<SpriteKey, Sprite> sprites_;
  std::vector<sf::Vertex> vertices_;
  int draw_calls_ = 0;
};

}  // namespace fivefold::viewer
