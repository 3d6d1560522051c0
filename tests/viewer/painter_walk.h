#pragma once

#include <cmath>

#include "viewer/scene/draw_list.h"
#include "viewer/scene/text_metrics.h"

namespace fivefold::testing {

/// What a painter would have put under an item: a picture is looked at as it is painted, one item over the other.
class PainterWalk {
 public:
  PainterWalk(const DrawList& list, const Theme& theme) : list_(list), theme_(theme) {}

  /// The colour at a place before item `before` is painted. Lines and dots count from `thinnest` on.
  Color under(std::size_t before, Vec at, float thinnest) const {
    Color color{255, 255, 255};
    for (std::size_t i = 0; i < before; ++i) {
      const Item& item = list_.items()[i];
      if (covers(item, at, thinnest)) color = blend(theme_[item.paint.role], color, item.paint.alpha);
    }
    return color;
  }

  /// Places of an item at which it has to be told from what lies under it.
  std::vector<Vec> places(const Item& item) const {
    const auto points = list_.points(item);
    std::vector<Vec> all;
    switch (item.shape) {
      case Shape::stroke:
        for (std::size_t i = 1; i < points.size(); ++i) all.push_back((points[i - 1] + points[i]) * 0.5F);
        break;
      case Shape::ring:
      case Shape::stone:
        for (int i = 0; i < 12; ++i) {
          const float angle = 0.3F + 0.5236F * static_cast<float>(i);
          const float radius = item.shape == Shape::stone ? item.radius * 1.02F : item.radius;
          all.push_back(points[0] + Vec{std::cos(angle), std::sin(angle)} * radius);
        }
        break;
      case Shape::disc: all.push_back(points[0]); break;
      case Shape::polygon: all.push_back(points[0]); break;
      case Shape::frame: {
        const Rect box = list_.box_of(item);
        all = {{box.centre().x, box.y}, {box.centre().x, box.bottom()}, {box.x, box.centre().y}};
        break;
      }
      case Shape::box: all.push_back(list_.box_of(item).centre()); break;
      case Shape::text: {
        const float width = text_width(list_.text_of(item), item.size, item.bold);
        const float shift = item.anchor == Anchor::start ? 0 : item.anchor == Anchor::middle ? width / 2 : width;
        for (int i = 0; i <= 6; ++i)
          all.push_back(points[0] + Vec{width * static_cast<float>(i) / 6 - shift, -0.35F * item.size});
        break;
      }
    }
    return all;
  }

 private:
  static float distance_to(Vec a, Vec b, Vec at) {
    const Vec along = b - a;
    const float squared = along.x * along.x + along.y * along.y;
    const Vec off = at - a;
    const float t = squared > 0 ? std::clamp((off.x * along.x + off.y * along.y) / squared, 0.0F, 1.0F) : 0;
    const Vec rest = off - along * t;
    return std::hypot(rest.x, rest.y);
  }

  bool covers(const Item& item, Vec at, float thinnest) const {
    if (const Rect* clip = list_.clip_of(item); clip != nullptr && !clip->has(at)) return false;
    const auto points = list_.points(item);
    const float distance = std::hypot(at.x - points[0].x, at.y - points[0].y);
    switch (item.shape) {
      case Shape::box: return list_.box_of(item).has(at);
      case Shape::disc:
      case Shape::stone: return 2 * item.radius >= thinnest && distance <= item.radius;
      case Shape::ring: return item.width >= thinnest && std::fabs(distance - item.radius) <= item.width / 2;
      case Shape::stroke:
        if (item.width < thinnest) return false;
        for (std::size_t i = 1; i < points.size(); ++i)
          if (distance_to(points[i - 1], points[i], at) <= item.width / 2) return true;
        return false;
      case Shape::polygon:
      case Shape::frame:
      case Shape::text: return false;
    }
    return false;
  }

  const DrawList& list_;
  const Theme& theme_;
};

}  // namespace fivefold::testing
