#include "viewer/mesh/mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

#include "tests/support/catch.h"
#include "viewer/mesh/stone_image.h"
#include "viewer/mesh/triangulate.h"

namespace fivefold::viewer {
namespace {

constexpr Rgba kOpaque{10, 20, 30, 255};
constexpr Rgba kHalf{10, 20, 30, 128};
constexpr double kPi = 3.14159265358979;

/// Opacities of the pixels of a picture of 64 x 64 that begins at (0, 0), painted as a graphics card does: sampled at
/// pixel centres, each triangle over what lies below it.
class Picture {
 public:
  static constexpr int kSide = 64;

  explicit Picture(const Mesh& mesh) {
    const auto corners = mesh.vertices();
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) paint(corners[i], corners[i + 1], corners[i + 2]);
  }
  double at(int x, int y) const { return alpha_[static_cast<std::size_t>(y * kSide + x)]; }
  double sum() const {
    double all = 0;
    for (const double a : alpha_) all += a;
    return all;
  }
  double most() const { return *std::max_element(alpha_.begin(), alpha_.end()); }

 private:
  static double cross(Vec a, Vec b, double x, double y) {
    return (static_cast<double>(b.x) - a.x) * (y - a.y) - (static_cast<double>(b.y) - a.y) * (x - a.x);
  }
  void paint(Vertex a, Vertex b, Vertex c) {
    double area = cross(a.at, b.at, c.at.x, c.at.y);
    if (area < 0) {
      std::swap(b, c);
      area = -area;
    }
    for (int y = 0; y < kSide; ++y) {
      for (int x = 0; x < kSide; ++x) {
        // A shift that no edge of the tests lies on, so that a shared edge belongs to one triangle.
        const double px = x + 0.5 + 1.3e-4;
        const double py = y + 0.5 + 0.7e-4;
        const double wa = cross(b.at, c.at, px, py);
        const double wb = cross(c.at, a.at, px, py);
        const double wc = cross(a.at, b.at, px, py);
        if (wa < 0 || wb < 0 || wc < 0) continue;
        const double alpha = (wa * a.color.alpha + wb * b.color.alpha + wc * c.color.alpha) / area / 255;
        double& below = alpha_[static_cast<std::size_t>(y * kSide + x)];
        below += (1 - below) * alpha;
      }
    }
  }
  std::array<double, kSide * kSide> alpha_{};
};

Mesh made() { return Mesh({1, 1}); }

std::vector<Vec> star(Vec centre, float inner, float outer) {
  std::vector<Vec> points;
  for (int i = 0; i < 10; ++i) {
    const float r = i % 2 == 0 ? outer : inner;
    const float angle = static_cast<float>(i) * 0.6283185F;
    points.push_back({centre.x + r * std::sin(angle), centre.y - r * std::cos(angle)});
  }
  return points;
}

}  // namespace

TEST_CASE("mesh: a box on pixel boundaries has hard edges", "[viewer]") {
  Mesh mesh = made();
  mesh.box({10, 12, 5, 3}, 0, kOpaque);
  const Picture picture(mesh);
  CHECK(picture.at(10, 12) == Approx(1).margin(0.01));
  CHECK(picture.at(14, 14) == Approx(1).margin(0.01));
  CHECK(picture.at(9, 13) == Approx(0).margin(0.01));
  CHECK(picture.at(15, 13) == Approx(0).margin(0.01));
  CHECK(picture.at(12, 11) == Approx(0).margin(0.01));
  CHECK(picture.at(12, 15) == Approx(0).margin(0.01));
}

TEST_CASE("mesh: an edge between pixels is as opaque as it covers them", "[viewer]") {
  Mesh mesh = made();
  mesh.box({10.25F, 10, 20, 20}, 0, kOpaque);
  const Picture picture(mesh);
  CHECK(picture.at(10, 20) == Approx(0.75).margin(0.02));
  CHECK(picture.at(30, 20) == Approx(0.25).margin(0.02));
}

TEST_CASE("mesh: shapes cover their area, whether convex or not and in either direction", "[viewer]") {
  Mesh mesh = made();
  double area = 0;
  SECTION("star") {
    std::vector<Vec> points = star({32, 32}, 12, 28);
    area = 10.0 * 0.5 * 12 * 28 * std::sin(kPi / 5);
    SECTION("clockwise") {}
    SECTION("against the clock") { std::reverse(points.begin(), points.end()); }
    mesh.polygon(points, kOpaque);
  }
  SECTION("angle") {
    const std::array<Vec, 6> points = {{{5, 5}, {55, 5}, {55, 15}, {15, 15}, {15, 55}, {5, 55}}};
    area = 50 * 10 + 40 * 10;
    mesh.polygon(points, kOpaque);
  }
  SECTION("disc") {
    area = kPi * 20.3 * 20.3;
    mesh.disc({31.7F, 32.2F}, 20.3F, kOpaque);
  }
  SECTION("ring") {
    area = kPi * (22 * 22 - 18 * 18);
    mesh.ring({32, 32}, 20, {.width = 4}, kOpaque);
  }
  SECTION("rounded box") {
    area = 50 * 30 - (4 - kPi) * 8 * 8;
    mesh.box({6, 16, 50, 30}, 8, kOpaque);
  }
  SECTION("frame") {
    area = 42 * 32 - 38 * 28;
    mesh.frame({11, 16, 40, 30}, 0, {.width = 2}, kOpaque);
  }
  CHECK(Picture(mesh).sum() == Approx(area).epsilon(0.015));
}

TEST_CASE("mesh: a line covers its length times its width, and a line thinner than a pixel is fainter", "[viewer]") {
  for (const float width : {0.25F, 0.5F, 1.0F, 1.6F, 3.2F, 7.0F}) {
    Mesh mesh = made();
    const std::array<Vec, 2> points = {{{8, 9}, {48, 39}}};
    mesh.stroke(points, {.width = width, .round = false}, kOpaque);
    INFO("width " << width);
    CHECK(Picture(mesh).sum() == Approx(50.0 * width).epsilon(0.04));
  }
}

TEST_CASE("mesh: round ends add half a disc each", "[viewer]") {
  Mesh mesh = made();
  const std::array<Vec, 2> points = {{{20, 20}, {44, 30}}};
  mesh.stroke(points, {.width = 8}, kOpaque);
  CHECK(Picture(mesh).sum() == Approx(26 * 8 + kPi * 16).epsilon(0.02));
}

TEST_CASE("mesh: a half transparent line is nowhere darker, also where it bends and closes", "[viewer]") {
  Mesh mesh = made();
  std::vector<Vec> points = star({32, 32}, 14, 27);
  points.push_back(points.front());
  SECTION("round") { mesh.stroke(points, {.width = 5}, kHalf); }
  SECTION("square") { mesh.stroke(points, {.width = 5, .round = false}, kHalf); }
  SECTION("open") {
    points.pop_back();
    mesh.stroke(points, {.width = 5}, kHalf);
  }
  SECTION("ring") { mesh.ring({32, 32}, 20, {.width = 6}, kHalf); }
  SECTION("frame") { mesh.frame({8, 8, 48, 40}, 6, {.width = 3}, kHalf); }
  SECTION("filled") { mesh.polygon(points, kHalf); }
  CHECK(Picture(mesh).most() == Approx(128.0 / 255).margin(0.02));
}

TEST_CASE("mesh: dashes cover their share of a line", "[viewer]") {
  Mesh mesh = made();
  const std::array<Vec, 3> points = {{{6, 6}, {54, 6}, {54, 54}}};
  mesh.stroke(points, {.width = 2, .dash = 6, .gap = 2, .round = false}, kOpaque);
  CHECK(Picture(mesh).sum() == Approx(96 * 2 * 0.75).epsilon(0.03));
}

TEST_CASE("mesh: snapped lines fill whole pixels wherever they lie", "[viewer]") {
  for (const float y : {20.0F, 20.3F, 20.5F, 20.8F}) {
    Mesh mesh = made();
    const std::array<Vec, 2> points = {{{10.5F, y}, {40.5F, y}}};
    mesh.stroke(points, {.width = 1, .snap = true}, kOpaque);
    const Picture picture(mesh);
    INFO("y " << y);
    CHECK(picture.sum() == Approx(31));
    CHECK(picture.most() == Approx(1));
  }
}

TEST_CASE("mesh: nothing is painted outside the clip, and all of the shape inside it", "[viewer]") {
  Mesh mesh = made();
  const Rect clip{20, 10, 17, 30};
  mesh.set_clip(clip);
  mesh.polygon(star({32, 32}, 20, 40), kOpaque);
  mesh.disc({20, 20}, 12, kHalf);
  mesh.image({15, 15}, {0, 0, 10, 10}, kOpaque);
  for (const Vertex& corner : mesh.vertices()) {
    CHECK(corner.at.x >= clip.x);
    CHECK(corner.at.x <= clip.right());
    CHECK(corner.at.y >= clip.y);
    CHECK(corner.at.y <= clip.bottom());
  }
  Mesh box = made();
  box.set_clip(clip);
  box.box({0, 0, 30, 64}, 0, kOpaque);
  CHECK(Picture(box).sum() == Approx(10 * 30).margin(0.1));
}

TEST_CASE("mesh: a cut picture keeps its texels in place", "[viewer]") {
  Mesh mesh = made();
  mesh.set_clip(Rect{4, 0, 100, 100});
  mesh.image({0, 0}, {50, 60, 10, 10}, kOpaque);
  for (const Vertex& corner : mesh.vertices()) {
    CHECK(corner.texel.x == Approx(50 + corner.at.x));
    CHECK(corner.texel.y == Approx(60 + corner.at.y));
  }
}

TEST_CASE("mesh: shapes without size or sense paint nothing and do no harm", "[viewer]") {
  Mesh mesh = made();
  const std::array<Vec, 3> same = {{{5, 5}, {5, 5}, {5, 5}}};
  mesh.polygon(same, kOpaque);
  mesh.polygon({}, kOpaque);
  mesh.stroke({}, {}, kOpaque);
  mesh.box({5, 5, 0, 10}, 3, kOpaque);
  mesh.frame({5, 5, 10, 0}, 3, {}, kOpaque);
  mesh.disc({5, 5}, 0, kOpaque);
  mesh.ring({5, 5}, 0, {}, kOpaque);
  CHECK(mesh.vertices().empty());
  // A line that turns back on itself, dashes without end, a length beyond all bounds.
  const std::array<Vec, 4> back = {{{5, 5}, {25, 5}, {5, 5}, {25, 5}}};
  mesh.stroke(back, {.width = 3}, kOpaque);
  const std::array<Vec, 2> far = {{{0, 0}, {1e9F, 1e9F}}};
  mesh.stroke(far, {.width = 1, .dash = 2, .gap = 2}, kOpaque);
  for (const Vertex& corner : mesh.vertices()) CHECK(std::isfinite(corner.at.x));
}

TEST_CASE("mesh: triangles of a polygon have its area and are two fewer than its points", "[viewer]") {
  std::mt19937 random(7);  // NOLINT(cert-msc51-cpp): the same polygons every time
  for (int round = 0; round < 200; ++round) {
    const int n = 3 + round % 30;
    std::vector<Vec> points;
    for (int i = 0; i < n; ++i) {
      // Points around a middle, each at any distance: simple, and mostly not convex.
      const float angle = 6.2831853F * static_cast<float>(i) / static_cast<float>(n);
      const float far = 5 + static_cast<float>(random() % 1000) / 20;
      points.push_back({far * std::cos(angle), far * std::sin(angle)});
    }
    double sum = 0;
    const auto triangles = triangulate(points);
    for (const auto& [a, b, c] : triangles) {
      const std::array<Vec, 3> corners = {points[a], points[b], points[c]};
      const double area = doubled_area(corners);
      CHECK(area >= -1e-3);
      sum += area;
    }
    CHECK(triangles.size() == static_cast<std::size_t>(n - 2));
    CHECK(sum == Approx(doubled_area(points)).epsilon(1e-4));
  }
}

TEST_CASE("mesh: a stone's picture covers a disc and has the theme's colour in its middle", "[viewer]") {
  for (const ThemeName name : kThemes) {
    for (const Role role : {Role::white_stone, Role::black_stone}) {
      const StoneLook look = stone_look(theme(name), role);
      for (const float radius : {3.0F, 11.25F, 18.5F, 40.0F}) {
        const StoneImage image = stone_image(look, radius, {0.5F, 0.25F});
        double sum = 0;
        for (std::size_t i = 3; i < image.pixels.size(); i += 4) sum += image.pixels[i] / 255.0;
        CHECK(sum == Approx(kPi * radius * radius).epsilon(0.02));
        const auto middle = (static_cast<std::size_t>(image.middle) * image.side + image.middle) * 4;
        INFO(word(name) << " " << word(role) << " radius " << radius);
        CHECK(std::abs(image.pixels[middle] - look.body.red) <= 16);
        CHECK(std::abs(image.pixels[middle + 1] - look.body.green) <= 16);
        CHECK(std::abs(image.pixels[middle + 2] - look.body.blue) <= 16);
        // No shadow, no fringe reaches the border of the picture, or it would be cut.
        for (int k = 0; k < image.side; ++k) {
          CHECK(image.pixels[static_cast<std::size_t>(k) * 4 + 3] == 0);
          CHECK(image.pixels[static_cast<std::size_t>(k) * image.side * 4 + 3] == 0);
        }
      }
    }
  }
}

}  // namespace fivefold::viewer
