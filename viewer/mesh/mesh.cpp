#include "viewer/mesh/mesh.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fivefold::viewer {
namespace {

float mix(float a, float b, float t) { return a + (b - a) * t; }

std::uint8_t mix(std::uint8_t a, std::uint8_t b, float t) {
  return static_cast<std::uint8_t>(std::lround(mix(static_cast<float>(a), static_cast<float>(b), t)));
}

Vertex mix(const Vertex& a, const Vertex& b, float t) {
  return {{mix(a.at.x, b.at.x, t), mix(a.at.y, b.at.y, t)},
          {mix(a.color.red, b.color.red, t), mix(a.color.green, b.color.green, t), mix(a.color.blue, b.color.blue, t),
           mix(a.color.alpha, b.color.alpha, t)},
          {mix(a.texel.x, b.texel.x, t), mix(a.texel.y, b.texel.y, t)}};
}

/// A triangle cut by four half planes has at most seven corners.
struct Piece {
  std::array<Vertex, 8> corners;
  std::size_t count = 0;
  void add(const Vertex& corner) { corners[count++] = corner; }
};

/// What lies where `inside` (a signed distance) is not negative: Sutherland and Hodgman.
template <typename Inside>
Piece cut(const Piece& piece, const Inside& inside) {
  Piece out;
  for (std::size_t i = 0; i < piece.count; ++i) {
    const Vertex& a = piece.corners[i];
    const Vertex& b = piece.corners[(i + 1) % piece.count];
    const float da = inside(a.at);
    const float db = inside(b.at);
    if (da >= 0) out.add(a);
    if ((da >= 0) != (db >= 0)) out.add(mix(a, b, da / (da - db)));
  }
  return out;
}

}  // namespace

int circle_steps(float radius) {
  // The chord stays within a tenth of a pixel of the arc.
  if (radius < 1) return 12;
  const float angle = std::acos(1 - 0.1F / radius);
  return std::clamp(static_cast<int>(std::ceil(3.14159265F / angle)), 12, 256);
}

void Mesh::clear() {
  vertices_.clear();
  clip_.reset();
}

void Mesh::put(const Vertex& a, const Vertex& b, const Vertex& c) {
  if (!clip_) {
    vertices_.insert(vertices_.end(), {a, b, c});
    return;
  }
  const Rect& box = *clip_;
  const auto [left, right] = std::minmax({a.at.x, b.at.x, c.at.x});
  const auto [top, bottom] = std::minmax({a.at.y, b.at.y, c.at.y});
  if (right <= box.x || left >= box.right() || bottom <= box.y || top >= box.bottom()) return;
  if (left >= box.x && right <= box.right() && top >= box.y && bottom <= box.bottom()) {
    vertices_.insert(vertices_.end(), {a, b, c});
    return;
  }
  Piece piece;
  piece.add(a);
  piece.add(b);
  piece.add(c);
  piece = cut(piece, [&box](Vec at) { return at.x - box.x; });
  piece = cut(piece, [&box](Vec at) { return box.right() - at.x; });
  piece = cut(piece, [&box](Vec at) { return at.y - box.y; });
  piece = cut(piece, [&box](Vec at) { return box.bottom() - at.y; });
  for (std::size_t i = 2; i < piece.count; ++i)
    vertices_.insert(vertices_.end(), {piece.corners[0], piece.corners[i - 1], piece.corners[i]});
}

void Mesh::triangle(const Corner& a, const Corner& b, const Corner& c) {
  const Vec ab = b.at - a.at;
  const Vec ac = c.at - a.at;
  if (std::abs(ab.x * ac.y - ab.y * ac.x) < 1e-6F) return;
  const auto vertex = [this](const Corner& corner) {
    Rgba color = color_;
    color.alpha = static_cast<std::uint8_t>(std::lround(static_cast<float>(color.alpha) * corner.cover));
    return Vertex{corner.at, color, white_};
  };
  put(vertex(a), vertex(b), vertex(c));
}

void Mesh::quad(const Corner& a, const Corner& b, const Corner& c, const Corner& d) {
  triangle(a, b, c);
  triangle(a, c, d);
}

void Mesh::solid(const Rect& box) {
  if (box.empty()) return;
  quad({{box.x, box.y}}, {{box.right(), box.y}}, {{box.right(), box.bottom()}}, {{box.x, box.bottom()}});
}

void Mesh::image(Vec at, const Rect& texels, Rgba color) {
  const auto vertex = [&](float x, float y) {
    return Vertex{{at.x + x, at.y + y}, color, {texels.x + x, texels.y + y}};
  };
  const Vertex a = vertex(0, 0);
  const Vertex c = vertex(texels.width, texels.height);
  put(a, vertex(texels.width, 0), c);
  put(a, c, vertex(0, texels.height));
}

}  // namespace fivefold::viewer
