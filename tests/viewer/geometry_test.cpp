#include <cmath>
#include <random>

#include "tests/support/catch.h"
#include "viewer/scene/board_curve.h"
#include "viewer/scene/board_geometry.h"
#include "viewer/scene/board_outline.h"

using namespace fivefold;
using namespace fivefold::board;

namespace {

BoardLayout board_of(int width, int height) {
  BoardLayout layout;
  layout.width = width;
  layout.height = height;
  return layout;
}

constexpr Symmetry kAll[] = {Symmetry::identity,  Symmetry::mirror_columns, Symmetry::mirror_rows,
                             Symmetry::half_turn, Symmetry::transpose,      Symmetry::turn_right,
                             Symmetry::turn_left, Symmetry::anti_transpose};

/// Twice the area of a closed path, positive when it runs clockwise as seen in a picture.
float twice_area(const std::vector<Vec>& path) {
  float sum = 0;
  for (std::size_t i = 1; i < path.size(); ++i) sum += path[i - 1].x * path[i].y - path[i].x * path[i - 1].y;
  return sum;
}

}  // namespace

TEST_CASE("the lower left intersection lies at the lower left of the picture") {
  const Topology topology(board_of(15, 15));
  const BoardGeometry geometry(topology, Symmetry::identity);
  CHECK(geometry.width() == 17);
  CHECK(geometry.centre(*topology.at({0, 0})) == Vec{1.5F, 15.5F});
  CHECK(geometry.centre(*topology.at({14, 14})) == Vec{15.5F, 1.5F});
  CHECK(geometry.centre(*topology.at({3, 0})) == Vec{4.5F, 15.5F});
}

TEST_CASE("a turned board takes the corners where a hand would turn them") {
  const Topology topology(board_of(15, 15));
  const Point corner = *topology.at({0, 0});  // A1, lower left
  const auto at = [&](Symmetry symmetry) { return BoardGeometry(topology, symmetry).centre(corner); };
  CHECK(at(Symmetry::half_turn) == Vec{15.5F, 1.5F});   // upper right
  CHECK(at(Symmetry::turn_right) == Vec{1.5F, 1.5F});   // upper left
  CHECK(at(Symmetry::turn_left) == Vec{15.5F, 15.5F});  // lower right
  CHECK(at(Symmetry::mirror_columns) == Vec{15.5F, 15.5F});
  CHECK(at(Symmetry::mirror_rows) == Vec{1.5F, 1.5F});
  CHECK(at(Symmetry::transpose) == Vec{1.5F, 15.5F});
}

TEST_CASE("a place in a cell is its intersection again, under every symmetry") {
  for (const auto& [width, height] : {std::pair{15, 15}, std::pair{19, 19}, std::pair{9, 13}}) {
    const Topology topology(board_of(width, height));
    for (const Symmetry symmetry : kAll) {
      const BoardGeometry geometry(topology, symmetry);
      for (std::size_t i = 0; i < topology.size(); ++i) {
        const Point point = static_cast<Point>(i);
        for (const Vec off : {Vec{0, 0}, Vec{0.49F, -0.49F}, Vec{-0.49F, 0.49F}})
          REQUIRE(geometry.at(geometry.centre(point) + off) == point);
        for (const Direction direction : kDirections) {
          const Coord by = step_of(direction);
          const Coord coord = topology.coord(point);
          const auto next =
              topology.at({static_cast<std::int16_t>(coord.x + by.x), static_cast<std::int16_t>(coord.y + by.y)});
          if (next) REQUIRE(geometry.centre(*next) == geometry.centre(point) + geometry.step(direction));
        }
      }
      CHECK_FALSE(geometry.at({0.5F, 5}));
      CHECK_FALSE(geometry.at({5, geometry.height() - 0.5F}));
      CHECK_FALSE(geometry.at({-3, -3}));
    }
  }
}

TEST_CASE("the outline of a square is its four corners, clockwise") {
  const auto has = [](int x, int y) { return x >= 1 && x <= 3 && y >= 2 && y <= 4; };
  const auto paths = outline(has, 6, 6);
  REQUIRE(paths.size() == 1);
  CHECK(paths[0] == std::vector<Vec>{{1, 2}, {4, 2}, {4, 5}, {1, 5}, {1, 2}});
}

TEST_CASE("a gap within a set has a border of its own that runs the other way") {
  const auto has = [](int x, int y) { return !(x == 2 && y == 2); };
  const auto paths = outline(has, 5, 5);
  REQUIRE(paths.size() == 2);
  CHECK(twice_area(paths[0]) == 50);
  CHECK(twice_area(paths[1]) == -2);
}

TEST_CASE("cells that touch at a corner only are bordered one by one") {
  const auto has = [](int x, int y) { return (x == 1 && y == 1) || (x == 2 && y == 2); };
  CHECK(outline(has, 4, 4).size() == 2);
  const auto other = [](int x, int y) { return (x == 2 && y == 1) || (x == 1 && y == 2); };
  CHECK(outline(other, 4, 4).size() == 2);
}

TEST_CASE("outlines enclose exactly the cells of the set") {
  std::mt19937 random(20260301);
  for (int round = 0; round < 200; ++round) {
    const int columns = 1 + static_cast<int>(random() % 9);
    const int rows = 1 + static_cast<int>(random() % 9);
    std::vector<bool> cells(static_cast<std::size_t>(columns * rows));
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = random() % 3 != 0;
    const auto has = [&](int x, int y) {
      return x >= 0 && y >= 0 && x < columns && y < rows && cells[static_cast<std::size_t>(y * columns + x)];
    };
    const auto paths = outline(has, columns, rows);
    for (int y = 0; y < rows; ++y) {
      for (int x = 0; x < columns; ++x) {
        // A ray from the cell's middle to the right crosses upright borders: an odd number from inside.
        int crossed = 0;
        for (const auto& path : paths)
          for (std::size_t i = 1; i < path.size(); ++i) {
            const Vec a = path[i - 1];
            const Vec b = path[i];
            const auto middle = static_cast<float>(y) + 0.5F;
            if (a.x == b.x && a.x > static_cast<float>(x) && std::min(a.y, b.y) < middle && middle < std::max(a.y, b.y))
              ++crossed;
          }
        REQUIRE((crossed % 2 == 1) == has(x, y));
      }
    }
    for (const Segment& segment : hatch(has, columns, rows, 0.22F)) {
      REQUIRE(std::fabs(segment.from.x + segment.from.y - segment.to.x - segment.to.y) < 1e-3F);
      for (int i = 1; i < 20; ++i) {
        const Vec at = segment.from + (segment.to - segment.from) * (static_cast<float>(i) / 20);
        const float border = std::min(std::fabs(at.x - std::round(at.x)), std::fabs(at.y - std::round(at.y)));
        if (border > 0.01F) REQUIRE(has(static_cast<int>(std::floor(at.x)), static_cast<int>(std::floor(at.y))));
      }
    }
  }
}

TEST_CASE("a bowed line goes from rim to rim and bows to the side that was asked for") {
  const Vec a{2, 3};
  const Vec b{10, 7};
  for (const float bow : {0.18F, -0.18F}) {
    const auto path = bowed(a, b, bow, 0.42F);
    CHECK(length(path.front() - a) == Approx(0.42F).margin(1e-3));
    CHECK(length(path.back() - b) == Approx(0.42F).margin(1e-3));
    for (const Vec at : path) CHECK(std::min(length(at - a), length(at - b)) > 0.4199F);
    const Vec middle = path[path.size() / 2] - (a + b) * 0.5F;
    const Vec side = turned(unit(b - a));
    CHECK(middle.x * side.x + middle.y * side.y == Approx(bow * length(b - a)).margin(1e-3));
  }
  // Holes side by side leave no room for a bow.
  const auto touching = bowed({0, 0}, {0.8F, 0}, 0.18F, 0.42F);
  CHECK(touching.front().x >= 0);
  CHECK(touching.back().x <= 0.8F);
}

TEST_CASE("what is hidden of a path is left out") {
  const std::vector<Vec> path{{0, 0}, {10, 0}};
  const auto parts = visible_parts(
      path, [](Vec at) { return at.x > 4 && at.x < 5; }, 0.1F);
  REQUIRE(parts.size() == 2);
  CHECK(parts[0].front() == Vec{0, 0});
  CHECK(parts[0].back().x == Approx(4).margin(0.05));
  CHECK(parts[1].front().x == Approx(5).margin(0.05));
  CHECK(parts[1].back() == Vec{10, 0});
  CHECK(visible_parts(
            path, [](Vec) { return true; }, 0.1F)
            .empty());
  CHECK(midway(path).at == Vec{5, 0});
}
