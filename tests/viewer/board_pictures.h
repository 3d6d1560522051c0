#pragma once

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/viewer/board_samples.h"
#include "viewer/scene/board_scene.h"

namespace fivefold::testing {

inline constexpr std::array kAll = {Symmetry::identity,  Symmetry::mirror_columns, Symmetry::mirror_rows,
                             Symmetry::half_turn, Symmetry::transpose,      Symmetry::turn_right,
                             Symmetry::turn_left, Symmetry::anti_transpose};
inline constexpr float kHoleRim = 0.42F;  // holes are 0.84 cells wide
inline constexpr float kCell = 40;

inline float far(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

/// A position of a file and its picture in cells.
struct Picture {
  std::shared_ptr<const Study> study;
  ViewOptions options;
  Moment moment;
  BoardGeometry geometry;
  DrawList list;

  Picture(const std::string& path, std::uint32_t tokens, ViewOptions view = {}, const Attention& attention = {},
          float cell = kCell)
      : Picture(study_of(path), tokens, view, attention, cell) {}
  Picture(std::shared_ptr<const Study> from, std::uint32_t tokens, ViewOptions view, const Attention& attention,
          float cell = kCell)
      : study(std::move(from)),
        options(view),
        moment(make_moment(*study, {0, tokens}, options)),
        geometry(study->topology(), options.symmetry) {
    draw_board(*study, moment, options, attention, cell, list);
  }

  std::vector<Item> items(Part part) const {
    std::vector<Item> all;
    for (const Item& item : list.items())
      if (item.part == part) all.push_back(item);
    return all;
  }
  std::set<int> numbers(Part part) const {
    std::set<int> all;
    for (const Item& item : items(part)) all.insert(item.number);
    return all;
  }
  std::vector<Vec> points(const Item& item) const {
    const auto span = list.points(item);
    return {span.begin(), span.end()};
  }
  Point at(int x, int y) const {
    return *study->topology().at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
  }
  Vec centre(int x, int y) const { return geometry.centre(at(x, y)); }
  bool shows(std::string_view text) const {
    for (const Item& item : list.items())
      if (item.shape == Shape::text && list.text_of(item).find(text) != std::string::npos) return true;
    return false;
  }
};

/// Ends of all stretches of lines of a part, in order: first, last, first, last ...
inline std::vector<Vec> ends(const Picture& picture, Part part, int number) {
  std::vector<Vec> all;
  for (const Item& item : picture.items(part)) {
    if (item.shape != Shape::stroke || item.number != number || item.paint.role == Role::board) continue;
    const auto points = picture.points(item);
    all.push_back(points.front());
    all.push_back(points.back());
  }
  return all;
}

inline ViewOptions turned(Symmetry symmetry) {
  ViewOptions options;
  options.symmetry = symmetry;
  return options;
}

}  // namespace fivefold::testing
