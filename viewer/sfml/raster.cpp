#include "viewer/sfml/raster.h"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>

namespace fivefold::viewer {

Frame raster(Canvas& canvas, const DrawList& list, const Theme& theme, int width, int height) {
  Frame frame;
  const auto most = static_cast<int>(sf::Texture::getMaximumSize());
  if (width < 1 || height < 1 || width > most || height > most) return frame;
  sf::RenderTexture target;
  if (!target.create(static_cast<unsigned>(width), static_cast<unsigned>(height))) return frame;
  canvas.paint(target, list, theme);
  target.display();
  const sf::Image image = target.getTexture().copyToImage();
  frame.width = width;
  frame.height = height;
  frame.pixels.assign(image.getPixelsPtr(), image.getPixelsPtr() + static_cast<std::size_t>(width) * height * 4);
  return frame;
}

DrawList icon_picture(float side) {
  DrawList list;
  const float cell = side / 6;
  list.begin(Part::board);
  list.box({0, 0, side, side}, side / 8, {Role::board});
  list.begin(Part::grid);
  Paint grid{Role::grid};
  grid.snap = true;
  for (int i = 0; i < 5; ++i) {
    const float at = cell * (static_cast<float>(i) + 1);
    list.line({cell / 2, at}, {side - cell / 2, at}, 1, grid);
    list.line({at, cell / 2}, {at, side - cell / 2}, 1, grid);
  }
  list.begin(Part::stone);
  for (int i = 0; i < 5; ++i) {
    const float at = cell * (static_cast<float>(i) + 1);
    list.stone({at, side - at}, cell * 0.48F, {Role::black_stone});
  }
  list.stone({cell * 2, cell * 2}, cell * 0.48F, {Role::white_stone});
  list.stone({cell * 4, cell * 4}, cell * 0.48F, {Role::white_stone});
  return list;
}

}  // namespace fivefold::viewer
