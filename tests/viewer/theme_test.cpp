#include "viewer/scene/theme.h"

#include <array>
#include <cmath>
#include <map>
#include <set>

#include "tests/support/catch.h"
#include "tests/viewer/board_samples.h"
#include "tests/viewer/painter_walk.h"

using namespace fivefold;
using namespace fivefold::testing;

namespace {

using Linear = std::array<double, 3>;

Linear linear(Color color) {
  const auto channel = [](std::uint8_t value) {
    const double c = value / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  };
  return {channel(color.red), channel(color.green), channel(color.blue)};
}

/// How eyes without one kind of cones see a colour: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.0, on linear values.
using Matrix = std::array<std::array<double, 3>, 3>;
constexpr Matrix kProtanopia = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};

Linear seen(Color color, const Matrix& matrix) {
  const Linear in = linear(color);
  Linear out{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t k = 0; k < 3; ++k) out[i] += matrix[i][k] * in[k];
    out[i] = std::clamp(out[i], 0.0, 1.0);
  }
  return out;
}

/// CIELAB of linear sRGB, white D65.
std::array<double, 3> lab(const Linear& c) {
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.95047);
  const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
  const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.08883);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const Linear& a, const Linear& b) {
  const auto p = lab(a);
  const auto q = lab(b);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/// What an item is for the eye.
enum class Kind { surface, mark, text };
Kind kind_of(const Item& item) {
  if (item.shape == Shape::text) return Kind::text;
  switch (item.part) {
    case Part::background:
    case Part::board: return Kind::surface;
    default: break;
  }
  switch (item.paint.role) {
    case Role::board:  // strips and patches that keep what follows apart
    case Role::hole:   // the rim is what is seen of a hole
      return Kind::surface;
    default: break;
  }
  // The body of a ghost is as opaque as it must be to be seen; its line is the dashed ring.
  if (item.part == Part::ghost && item.paint.role != Role::capture) return Kind::surface;
  return item.paint.alpha < 0.5F ? Kind::surface : Kind::mark;  // hatches and tints have a line around them
}

void check_picture(const Sample& sample, ThemeName name, std::size_t& texts, std::size_t& marks) {
  const auto study = study_of(sample.path);
  REQUIRE(study != nullptr);
  ViewOptions options;
  options.theme = name;
  sample.options(options);
  DrawList list;
  float width = 0;
  float height = 0;
  draw_position(*study, make_moment(*study, {0, sample.tokens}, options), options, 32, list, width, height);
  const Theme& colors = theme(name);
  const PainterWalk walk(list, colors);
  for (std::size_t i = 0; i < list.items().size(); ++i) {
    const Item& item = list.items()[i];
    const Kind kind = kind_of(item);
    if (kind == Kind::surface) continue;
    ++(kind == Kind::text ? texts : marks);
    const double least = kind == Kind::text ? 4.5 : 3.0;
    for (const Vec at : walk.places(item)) {
      const Color under = walk.under(i, at, 6);
      double reached = contrast(blend(colors[item.paint.role], under, item.paint.alpha), under);
      if (item.shape == Shape::stone) reached = std::max(reached, contrast(stone_rim(colors, item.paint.role), under));
      CAPTURE(sample.name, word(name), word(item.part), word(item.paint.role), item.number, at.x, at.y);
      CAPTURE(int{under.red}, int{under.green}, int{under.blue});
      REQUIRE(reached >= least);
    }
  }
}

}  // namespace

TEST_CASE("contrast is that of WCAG 2.1") {
  CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Approx(21));
  CHECK(contrast({119, 119, 119}, {255, 255, 255}) == Approx(4.48).margin(0.01));  // #777 on white, a known value
  CHECK(contrast({18, 52, 86}, {18, 52, 86}) == Approx(1));
  CHECK(blend({255, 255, 255}, {0, 0, 0}, 0.5F) == Color{128, 128, 128});
}

TEST_CASE("text and marks stand out from whatever lies under them in the pictures of boards") {
  for (const ThemeName name : kThemes) {
    std::size_t texts = 0;
    std::size_t marks = 0;
    for (const Sample& sample : board_samples()) check_picture(sample, name, texts, marks);
    // The walk has seen the pictures: 21 of them, each with four sides of names, lines and stones.
    CHECK(texts > 21 * 60);
    CHECK(marks > 21 * 30);
  }
}

TEST_CASE("portal pairs are told apart without red or green cones and without colours") {
  constexpr std::array kPairs = {Role::portal_first, Role::portal_second, Role::portal_third};
  for (const ThemeName name : kThemes) {
    const Theme& colors = theme(name);
    for (std::size_t i = 0; i < kPairs.size(); ++i) {
      for (std::size_t k = 0; k < i; ++k) {
        const Color a = colors[kPairs[i]];
        const Color b = colors[kPairs[k]];
        CAPTURE(word(name), i, k);
        // Twenty steps of CIELAB are seen at a glance; in grey, the rims and numbers help.
        CHECK(distance(seen(a, kProtanopia), seen(b, kProtanopia)) >= 20);
        CHECK(distance(seen(a, kDeuteranopia), seen(b, kDeuteranopia)) >= 20);
        CHECK(std::fabs(lab(linear(a))[0] - lab(linear(b))[0]) >= 5);
      }
    }
  }
}

TEST_CASE("a stone is seen on the board by its body or its rim in every theme") {
  for (const ThemeName name : kThemes) {
    const Theme& colors = theme(name);
    for (const Role stone : {Role::white_stone, Role::black_stone}) {
      CAPTURE(word(name), word(stone));
      CHECK(std::max(contrast(colors[stone], colors[Role::board]),
                     contrast(stone_rim(colors, stone), colors[Role::board])) >= 3);
    }
  }
}

TEST_CASE("the error colour is no other role's") {
  for (const ThemeName name : kThemes) {
    const Theme& colors = theme(name);
    for (int i = 0; i < kRoles; ++i) {
      const Role role = static_cast<Role>(i);
      if (role == Role::error) continue;
      CAPTURE(word(name), word(role));
      CHECK(distance(linear(colors[role]), linear(colors[Role::error])) >= 12);
    }
  }
}
