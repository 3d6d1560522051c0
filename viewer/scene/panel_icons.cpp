#include <array>
#include <cmath>
#include <numbers>

#include "viewer/scene/panel_kit.h"

namespace fivefold {
namespace {

/// Draws with coordinates from -1 to 1 around a centre.
struct Pencil {
  DrawList& list;
  Vec centre;
  float half;
  Paint paint;

  Vec at(Vec place) const { return centre + place * half; }
  float thin() const { return std::max(1.5F, half * 0.24F); }
  void line(Vec a, Vec b) { list.line(at(a), at(b), thin(), paint); }
  void triangle(Vec a, Vec b, Vec c) { list.polygon(std::array{at(a), at(b), at(c)}, paint); }
  void box(float x, float y, float right, float bottom) {
    const Vec corner = at({x, y});
    const Vec other = at({right, bottom});
    list.box({corner.x, corner.y, other.x - corner.x, other.y - corner.y}, half * 0.08F, paint);
  }
  /// A part of a circle, angles in quarter turns from the right, clockwise.
  std::vector<Vec> arc(float radius, float from, float to) const {
    std::vector<Vec> points;
    constexpr int kSteps = 20;
    for (int i = 0; i <= kSteps; ++i) {
      const float angle = (from + (to - from) * static_cast<float>(i) / kSteps) * std::numbers::pi_v<float> / 2;
      points.push_back(at({radius * std::cos(angle), radius * std::sin(angle)}));
    }
    return points;
  }
};

/// Steps are open angles, so that they are not taken for "play".
void angle(Pencil& pencil, float to) {
  const std::array points = {pencil.at({-0.35F * to, -0.75F}), pencil.at({0.4F * to, 0}),
                             pencil.at({-0.35F * to, 0.75F})};
  pencil.list.stroke(points, pencil.thin() * 1.25F, pencil.paint);
}

void forwards(Pencil& pencil) { pencil.triangle({-0.5F, -0.8F}, {0.7F, 0}, {-0.5F, 0.8F}); }

void folder(Pencil& pencil) {
  const std::array outline = {pencil.at({-0.95F, -0.7F}), pencil.at({-0.25F, -0.7F}), pencil.at({0, -0.4F}),
                              pencil.at({0.95F, -0.4F}),  pencil.at({0.95F, 0.75F}),  pencil.at({-0.95F, 0.75F}),
                              pencil.at({-0.95F, -0.7F})};
  pencil.list.stroke(outline, pencil.thin(), pencil.paint);
}

void lines(Pencil& pencil) {
  for (const float y : {-0.65F, 0.0F, 0.65F}) {
    pencil.list.disc(pencil.at({-0.8F, y}), pencil.half * 0.16F, pencil.paint);
    pencil.line({-0.4F, y}, {0.9F, y});
  }
}

void question(Pencil& pencil) {
  std::vector<Vec> hook = pencil.arc(0.48F, 2.0F, 4.8F);
  for (Vec& point : hook) point.y -= pencil.half * 0.4F;
  hook.push_back(pencil.at({0, 0.3F}));
  pencil.list.stroke(hook, pencil.thin() * 1.1F, pencil.paint);
  pencil.list.disc(pencil.at({0, 0.82F}), pencil.half * 0.16F, pencil.paint);
}

void turn(Pencil& pencil) {
  pencil.line({-0.45F, 0.8F}, {-0.45F, -0.7F});
  pencil.line({0.45F, -0.8F}, {0.45F, 0.7F});
  pencil.triangle({-0.45F, -1.0F}, {-0.9F, -0.35F}, {0.0F, -0.35F});
  pencil.triangle({0.45F, 1.0F}, {0.0F, 0.35F}, {0.9F, 0.35F});
}

void half_disc(Pencil& pencil) {
  pencil.list.ring(pencil.centre, pencil.half * 0.85F, pencil.thin(), pencil.paint);
  pencil.list.polygon(pencil.arc(0.85F, -1, 1), pencil.paint);
}

void warning(Pencil& pencil) {
  const float c = 0.41F;
  std::vector<Vec> octagon;
  for (const Vec corner :
       {Vec{-c, -1}, Vec{c, -1}, Vec{1, -c}, Vec{1, c}, Vec{c, 1}, Vec{-c, 1}, Vec{-1, c}, Vec{-1, -c}})
    octagon.push_back(pencil.at(corner));
  pencil.list.polygon(octagon, pencil.paint);
  Paint on = pencil.paint;
  on.role = Role::on_error;
  const float thick = pencil.half * 0.3F;
  pencil.list.line(pencil.at({0, -0.55F}), pencil.at({0, 0.12F}), thick, on);
  pencil.list.disc(pencil.at({0, 0.58F}), thick * 0.6F, on);
}

}  // namespace

void Sheet::icon(Icon icon, Vec centre, float size, Role role) {
  Pencil pencil{list_, centre, size / 2, {.role = role}};
  switch (icon) {
    case Icon::first:
      pencil.line({-0.75F, -0.75F}, {-0.75F, 0.75F});
      pencil.centre.x += pencil.half * 0.25F;
      angle(pencil, -1);
      break;
    case Icon::previous: angle(pencil, -1); break;
    case Icon::play: forwards(pencil); break;
    case Icon::pause:
      pencil.box(-0.65F, -0.8F, -0.2F, 0.8F);
      pencil.box(0.2F, -0.8F, 0.65F, 0.8F);
      break;
    case Icon::next: angle(pencil, 1); break;
    case Icon::last:
      pencil.line({0.75F, -0.75F}, {0.75F, 0.75F});
      pencil.centre.x -= pencil.half * 0.25F;
      angle(pencil, 1);
      break;
    case Icon::minus: pencil.line({-0.7F, 0}, {0.7F, 0}); break;
    case Icon::plus:
      pencil.line({-0.7F, 0}, {0.7F, 0});
      pencil.line({0, -0.7F}, {0, 0.7F});
      break;
    case Icon::folder: folder(pencil); break;
    case Icon::list: lines(pencil); break;
    case Icon::question: question(pencil); break;
    case Icon::turn: turn(pencil); break;
    case Icon::half_disc: half_disc(pencil); break;
    case Icon::cross:
      pencil.line({-0.65F, -0.65F}, {0.65F, 0.65F});
      pencil.line({-0.65F, 0.65F}, {0.65F, -0.65F});
      break;
    case Icon::warning: warning(pencil); break;
  }
}

}  // namespace fivefold
