#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <SFML/Graphics/Texture.hpp>

#include "viewer/scene/geometry.h"

namespace fivefold::viewer {

/// One texture that holds every picture the window draws: a white texel for plain shapes, stones, glyphs. It grows
/// without moving what it holds; when it can grow no more it must be cleared. REQUIRES: a display.
class Atlas {
 public:
  Atlas();

  /// Middle of the white texel.
  static constexpr Vec white() { return {1, 1}; }
  /// Puts in a picture of four bytes a pixel; empty when there is no more room.
  std::optional<Rect> add(int width, int height, const std::uint8_t* pixels);
  /// Forgets everything but the white texel.
  void clear();
  /// Brings what was added to the graphics card.
  const sf::Texture& texture();
  int side() const { return side_; }

 private:
  bool grow();
  void copy(int x, int y, int width, int height, const std::uint8_t* pixels);

  std::vector<std::uint8_t> pixels_;
  sf::Texture texture_;
  int side_ = 0;
  int most_ = 0;
  int shelf_x_ = 0;  ///< pictures stand on shelves from left to right
  int shelf_y_ = 0;
  int shelf_height_ = 0;
  int dirty_from_ = 0;  ///< rows that the graphics card does not have yet
  int dirty_to_ = 0;
};

}  // namespace fivefold::viewer
