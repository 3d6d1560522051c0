#include "viewer/mesh/stone_image.h"

#include <algorithm>
#include <cmath>

namespace fivefold::viewer {
namespace {

struct Light {
  float x, y, z;
};
/// From the upper left, towards the viewer.
constexpr Light kLight{-0.43F, -0.57F, 0.70F};
/// Half way between the light and the eye.
constexpr Light kHalfway{-0.233F, -0.309F, 0.922F};

float dot(const Light& a, float x, float y, float z) { return a.x * x + a.y * y + a.z * z; }

std::uint8_t channel(float value) { return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F))); }

/// Colour of a sphere at (x, y) of the unit disc; its middle has the colour of the body.
Color lit(const StoneLook& look, float x, float y) {
  const float flat = std::min(1.0F, x * x + y * y);
  const float z = std::sqrt(1 - flat);
  const float light = dot(kLight, x, y, z) - kLight.z;
  const float shine = std::pow(std::max(0.0F, dot(kHalfway, x, y, z)), look.white ? 40.0F : 26.0F);
  const float base = std::pow(kHalfway.z, look.white ? 40.0F : 26.0F);
  const auto shaded = [&](std::uint8_t c) {
    const auto value = static_cast<float>(c);
    if (look.white) return channel(value * (1 + 0.17F * light - 0.10F * flat * flat * flat) + 10 * (shine - base));
    return channel(value * (1 + 0.35F * light) + 26 * std::max(0.0F, light) * 0.8F + 92 * (shine - base));
  };
  return {shaded(look.body.red), shaded(look.body.green), shaded(look.body.blue)};
}

StoneImage blank(float reach) {
  StoneImage image;
  image.middle = static_cast<int>(std::ceil(reach)) + 1;
  image.side = 2 * image.middle + 1;
  image.pixels.assign(static_cast<std::size_t>(image.side) * image.side * 4, 0);
  return image;
}

}  // namespace

StoneLook stone_look(const Theme& theme, Role role) {
  return {theme[role], theme[Role::stone_edge], role == Role::white_stone, theme.lit};
}

StoneImage stone_image(const StoneLook& look, float radius, Vec phase) {
  StoneImage image = blank(radius + 1);
  const Vec centre{static_cast<float>(image.middle) + phase.x, static_cast<float>(image.middle) + phase.y};
  // White stones need a rim on a light board, black ones on a dark board; on the other one it does not show much.
  const float rim = std::max(1.0F, radius * (look.lit ? 0.045F : 0.09F));
  const float rim_strength = look.lit ? (look.white ? 0.85F : 0.6F) : 1.0F;
  std::size_t at = 0;
  for (int row = 0; row < image.side; ++row) {
    for (int column = 0; column < image.side; ++column, at += 4) {
      const float x = static_cast<float>(column) + 0.5F - centre.x;
      const float y = static_cast<float>(row) + 0.5F - centre.y;
      const float far = std::hypot(x, y);
      const float cover = std::clamp(radius + 0.5F - far, 0.0F, 1.0F);
      if (cover <= 0) continue;
      const Color body = look.lit ? lit(look, x / radius, y / radius) : look.body;
      const float in_rim = std::clamp(far - (radius - rim) + 0.5F, 0.0F, 1.0F) * rim_strength;
      const Color color = blend(look.edge, body, in_rim);
      image.pixels[at] = color.red;
      image.pixels[at + 1] = color.green;
      image.pixels[at + 2] = color.blue;
      image.pixels[at + 3] = channel(cover * 255);
    }
  }
  return image;
}

StoneImage shadow_image(float radius, Vec phase) {
  const float soft = std::max(1.0F, radius * 0.16F);
  const Vec drop{radius * 0.07F, radius * 0.11F};
  StoneImage image = blank(radius + soft + drop.y);
  const Vec centre = Vec{static_cast<float>(image.middle), static_cast<float>(image.middle)} + phase + drop;
  std::size_t at = 0;
  for (int row = 0; row < image.side; ++row) {
    for (int column = 0; column < image.side; ++column, at += 4) {
      const float far =
          std::hypot(static_cast<float>(column) + 0.5F - centre.x, static_cast<float>(row) + 0.5F - centre.y);
      const float t = std::clamp((radius + soft - far) / (2 * soft), 0.0F, 1.0F);
      image.pixels[at + 3] = channel(0.38F * 255 * t * t * (3 - 2 * t));
    }
  }
  return image;
}

}  // namespace fivefold::viewer
