#include "core/symmetry.h"

#include <set>

#include "tests/support/catch.h"

using namespace fivefold;

namespace {

template <class Do>
void for_each_cell(int width, int height, Do what) {
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) what(Coord{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
  }
}

}  // namespace

TEST_CASE("a square board has eight symmetries, another one four") {
  CHECK(symmetries(19, 19).size() == 8);
  CHECK(symmetries(19, 15).size() == 4);
  CHECK(symmetries(5, 6)[0] == Symmetry::identity);
}

TEST_CASE("what each symmetry does") {
  const auto at = [](Symmetry s) { return map({1, 0}, s, 5, 5); };
  CHECK(at(Symmetry::identity) == Coord{1, 0});
  CHECK(at(Symmetry::mirror_columns) == Coord{3, 0});
  CHECK(at(Symmetry::mirror_rows) == Coord{1, 4});
  CHECK(at(Symmetry::half_turn) == Coord{3, 4});
  CHECK(at(Symmetry::transpose) == Coord{0, 1});
  CHECK(at(Symmetry::turn_right) == Coord{0, 3});  // the lower edge becomes the left one
  CHECK(at(Symmetry::turn_left) == Coord{4, 1});   // and the right one
  CHECK(at(Symmetry::anti_transpose) == Coord{4, 3});
  CHECK(map({6, 1}, Symmetry::half_turn, 7, 5) == Coord{0, 3});
}

TEST_CASE("symmetries form a group that acts on the cells") {
  for (const auto& [width, height] : {std::pair{5, 5}, {6, 6}, {19, 19}, {7, 5}, {5, 6}}) {
    const auto all = symmetries(width, height);
    for (const Symmetry a : all) {
      std::set<Coord> images;
      for_each_cell(width, height, [&](Coord c) {
        const Coord to = map(c, a, width, height);
        images.insert(to);
        REQUIRE((to.x >= 0 && to.y >= 0 && to.x < width && to.y < height));
        REQUIRE(map(to, inverse(a), width, height) == c);
        for (const Symmetry b : all) {
          REQUIRE(map(to, b, width, height) == map(c, compose(a, b), width, height));
        }
      });
      CHECK(images.size() == static_cast<std::size_t>(width * height));
    }
  }
}

TEST_CASE("identity, inverses and associativity") {
  const auto all = symmetries(5, 5);
  for (const Symmetry a : all) {
    CHECK(compose(a, Symmetry::identity) == a);
    CHECK(compose(Symmetry::identity, a) == a);
    CHECK(compose(a, inverse(a)) == Symmetry::identity);
    CHECK(compose(inverse(a), a) == Symmetry::identity);
    for (const Symmetry b : all) {
      for (const Symmetry c : all) CHECK(compose(compose(a, b), c) == compose(a, compose(b, c)));
    }
  }
  CHECK(compose(Symmetry::turn_right, Symmetry::turn_right) == Symmetry::half_turn);
  CHECK(inverse(Symmetry::turn_right) == Symmetry::turn_left);
}

TEST_CASE("symmetries keep distances") {
  for (const Symmetry s : symmetries(9, 9)) {
    CHECK(distance(map({1, 2}, s, 9, 9), map({6, 4}, s, 9, 9)) == 5);
  }
}

TEST_CASE("lists are the same under symmetry exactly when their canonical lists are equal") {
  const std::vector<Coord> opening = {{9, 9}, {8, 7}, {12, 9}};
  const std::vector<Coord> first = canonical(opening, 19, 19);
  for (const Symmetry s : symmetries(19, 19)) {
    std::vector<Coord> image;
    for (const Coord c : opening) image.push_back(map(c, s, 19, 19));
    CHECK(canonical(image, 19, 19) == first);
    CHECK_FALSE(first > image);
  }
  const std::vector<Coord> other = {{9, 9}, {8, 7}, {9, 13}};
  CHECK(canonical(other, 19, 19) != first);
  const std::vector<Coord> swapped = {{8, 7}, {9, 9}, {12, 9}};
  CHECK(canonical(swapped, 19, 19) != first);
  CHECK(canonical({}, 19, 19).empty());
}

TEST_CASE("the second stones of an opening fall into classes") {
  // On 5x5 the cells other than the centre fall into corners, edge middles, knights, diagonals and neighbours.
  std::set<std::vector<Coord>> classes;
  for_each_cell(5, 5, [&](Coord c) { classes.insert(canonical(std::vector<Coord>{{2, 2}, c}, 5, 5)); });
  CHECK(classes.size() == 6);
}
