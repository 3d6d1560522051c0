#include "viewer/sfml/atlas.h"

#include <algorithm>
#include <cstring>

namespace fivefold::viewer {
namespace {

constexpr int kFirstSide = 1024;
constexpr int kMostSide = 4096;
/// Between pictures, so that none shows in its neighbour.
constexpr int kGap = 1;

}  // namespace

Atlas::Atlas() {
  most_ = std::min(kMostSide, static_cast<int>(sf::Texture::getMaximumSize()));
  side_ = std::min(kFirstSide, most_);
  pixels_.resize(static_cast<std::size_t>(side_) * side_ * 4);
  texture_.create(static_cast<unsigned>(side_), static_cast<unsigned>(side_));
  clear();
}

void Atlas::clear() {
  std::fill(pixels_.begin(), pixels_.end(), std::uint8_t{0});
  shelf_x_ = shelf_y_ = shelf_height_ = 0;
  dirty_from_ = 0;
  dirty_to_ = side_;
  const std::vector<std::uint8_t> white(2UL * 2 * 4, 255);
  add(2, 2, white.data());
}

bool Atlas::grow() {
  if (side_ * 2 > most_) return false;
  std::vector<std::uint8_t> larger(static_cast<std::size_t>(side_) * side_ * 16);
  const std::size_t row = static_cast<std::size_t>(side_) * 4;
  for (std::size_t y = 0; y < static_cast<std::size_t>(side_); ++y)
    std::memcpy(larger.data() + y * row * 2, pixels_.data() + y * row, row);
  pixels_.swap(larger);
  side_ *= 2;
  texture_.create(static_cast<unsigned>(side_), static_cast<unsigned>(side_));
  dirty_from_ = 0;
  dirty_to_ = side_;
  return true;
}

std::optional<Rect> Atlas::add(int width, int height, const std::uint8_t* pixels) {
  if (width > most_ || height > most_) return std::nullopt;
  for (;;) {
    if (shelf_x_ + width > side_) {
      shelf_y_ += shelf_height_ + kGap;
      shelf_x_ = shelf_height_ = 0;
    }
    if (shelf_x_ + width <= side_ && shelf_y_ + height <= side_) break;
    if (!grow()) return std::nullopt;
  }
  copy(shelf_x_, shelf_y_, width, height, pixels);
  const Rect place{static_cast<float>(shelf_x_), static_cast<float>(shelf_y_), static_cast<float>(width),
                   static_cast<float>(height)};
  shelf_x_ += width + kGap;
  shelf_height_ = std::max(shelf_height_, height);
  return place;
}

void Atlas::copy(int x, int y, int width, int height, const std::uint8_t* pixels) {
  const std::size_t row = static_cast<std::size_t>(width) * 4;
  for (int i = 0; i < height; ++i)
    std::memcpy(pixels_.data() + (static_cast<std::size_t>(y + i) * side_ + x) * 4, pixels + row * i, row);
  dirty_from_ = dirty_to_ > dirty_from_ ? std::min(dirty_from_, y) : y;
  dirty_to_ = std::max(dirty_to_, y + height);
}

const sf::Texture& Atlas::texture() {
  if (dirty_to_ > dirty_from_) {
    texture_.update(pixels_.data() + static_cast<std::size_t>(dirty_from_) * side_ * 4, static_cast<unsigned>(side_),
                    static_cast<unsigned>(dirty_to_ - dirty_from_), 0, static_cast<unsigned>(dirty_from_));
    dirty_from_ = dirty_to_ = 0;
  }
  return texture_;
}

}  // namespace fivefold::viewer
