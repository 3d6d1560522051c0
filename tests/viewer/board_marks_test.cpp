// What the board's picture shows of the marks and labels of a record.
#include <algorithm>
#include <set>
#include <string>

#include "formats/sgf/sgf.h"
#include "tests/support/catch.h"
#include "tests/support/pente_text_files.h"
#include "tests/support/studies.h"
#include "tests/viewer/board_pictures.h"
#include "viewer/scene/text_metrics.h"

using namespace fivefold;
using namespace fivefold::testing;

namespace {

constexpr const char* kMarks = "tests/viewer/records/marks.sgf";
constexpr const char* kCaroMarks = "tests/viewer/records/marks-caro.jsonl";

/// The items of a mark at a point, without patches.
std::vector<Item> mark_at(const Picture& picture, Point point) {
  std::vector<Item> all;
  for (const Item& item : picture.items(Part::mark))
    if (item.number == static_cast<int>(index(point)) && item.paint.role != Role::board) all.push_back(item);
  return all;
}

std::set<std::string> labels(const Picture& picture) {
  std::set<std::string> all;
  for (const Item& item : picture.items(Part::mark))
    if (item.shape == Shape::text) all.insert(picture.list.text_of(item));
  return all;
}

Picture picture_of_sgf(const std::string& sgf, std::uint32_t tokens, ViewOptions options = {}) {
  return {test::study_of(kSgf, sgf), tokens, options, Attention{}};
}

/// Everything of a picture but the numbers of stones.
std::string without_numbers(const Picture& picture) {
  std::string out;
  for (const Item& item : picture.list.items()) {
    if (item.part == Part::stone_number) continue;
    out += std::to_string(static_cast<int>(item.part)) + " " + std::to_string(item.number) + " " +
           std::to_string(static_cast<int>(item.shape)) +
           (item.shape == Shape::text ? picture.list.text_of(item) : "") + "\n";
  }
  return out;
}

}  // namespace

TEST_CASE("each kind of mark has a shape of its own, on stones and on empty points") {
  const Picture picture(kMarks, 7);
  // Row 8 of the letters from the top is y 7 of 15; "cc" is x 2, y 12.
  const auto only = [&](int x, int y) {
    const auto items = mark_at(picture, picture.at(x, y));
    REQUIRE_FALSE(items.empty());
    return items.front().shape;
  };
  CHECK(only(2, 12) == Shape::stroke);  // triangle
  CHECK(picture.points(mark_at(picture, picture.at(2, 12)).front()).size() == 4);
  CHECK(only(3, 12) == Shape::frame);
  CHECK(only(4, 12) == Shape::ring);
  CHECK(mark_at(picture, picture.at(5, 12)).size() == 2);  // the two strokes of a cross
  CHECK(only(6, 12) == Shape::box);
  CHECK(only(7, 7) == Shape::stroke);
  CHECK(only(7, 6) == Shape::frame);
  CHECK(only(8, 8) == Shape::ring);
  CHECK(only(6, 6) == Shape::box);
}

TEST_CASE("marks stand where their points are, however the board is turned") {
  for (const Symmetry turn : kAll) {
    const Picture picture(kMarks, 7, turned(turn));
    for (const Item& item : picture.items(Part::mark)) {
      if (item.shape != Shape::ring) continue;
      const Vec centre = picture.geometry.centre(static_cast<Point>(item.number));
      CHECK(far(picture.points(item).front(), centre) < 0.001F);
    }
    CHECK(picture.shows("12"));
  }
}

TEST_CASE("the lines of the board do not run through a label on an empty point") {
  const Picture picture(kMarks, 7);
  const Point point = picture.at(2, 11);  // "cd": A
  bool hidden = false;
  bool written = false;
  for (const Item& item : picture.list.items()) {
    if (item.part != Part::mark || item.number != static_cast<int>(index(point))) continue;
    if (item.shape == Shape::text) {
      written = true;
      CHECK(hidden);  // the patch lies under the text
      CHECK(picture.list.text_of(item) == "A");
    } else if (item.paint.role == Role::board) {
      hidden = picture.list.box_of(item).has(picture.geometry.centre(point));
    }
  }
  CHECK(written);
}

TEST_CASE("marks on a stone are in the colour that is read on it, and take the place of its number") {
  ViewOptions options;
  options.numbers = NumberMode::all;
  const Picture picture(kMarks, 7, options);
  CHECK(mark_at(picture, picture.at(7, 7)).back().paint.role == Role::on_black);  // an arrow begins there too
  CHECK(mark_at(picture, picture.at(7, 6)).front().paint.role == Role::on_white);
  CHECK(mark_at(picture, picture.at(2, 12)).front().paint.role == Role::annotation);
  // All seven stones are marked.
  CHECK(picture.numbers(Part::stone_number).empty());
}

TEST_CASE("with X and O a mark stands in a corner, beside the sign and its number") {
  ViewOptions options;
  options.numbers = NumberMode::all;
  const Picture picture(kCaroMarks, 6, options);
  CHECK(picture.numbers(Part::stone_number).size() == 6);
  // "di" is x 3, y 8: an X with a triangle and the label A. "ei" is x 4, y 8: a hole.
  for (const auto& [x, y] : {std::pair{3, 8}, std::pair{4, 8}}) {
    const Vec centre = picture.centre(x, y);
    const auto items = mark_at(picture, picture.at(x, y));
    CHECK(items.size() >= 2);
    for (const Item& item : items) {
      const Vec at = item.shape == Shape::frame ? picture.list.box_of(item).centre() : picture.points(item).front();
      if (item.shape == Shape::text) {
        CHECK(at.x < centre.x);
        CHECK(at.y > centre.y);
      } else if (item.shape == Shape::frame) {
        CHECK(at.x > centre.x);
        CHECK(at.y < centre.y);
      }
    }
  }
}

TEST_CASE("labels that are too long are set smaller and cut within their cell") {
  const Picture picture(kMarks, 7);
  const std::set<std::string> shown = labels(picture);
  for (const char* const label : {"A", "b", "12", "100", "7", "9", "x", "y"}) CHECK(shown.count(label) == 1);
  CHECK(shown.count("white wins") == 0);
  for (const Item& item : picture.items(Part::mark)) {
    if (item.shape != Shape::text) continue;
    CAPTURE(picture.list.text_of(item));
    CHECK(text_width(picture.list.text_of(item), item.size, item.bold) <= 0.95F);
  }
}

TEST_CASE("lines and arrows lead from point to point, the head at the end") {
  const Picture picture(kMarks, 7);
  // "cl:gl" is a line from x 2 to x 6 on y 3, "cm:gm" an arrow on y 2.
  const auto line = mark_at(picture, picture.at(2, 3));
  REQUIRE(line.size() == 1);
  CHECK(far(picture.points(line[0]).front(), picture.centre(2, 3)) < 0.2F);
  CHECK(far(picture.points(line[0]).back(), picture.centre(6, 3)) < 0.2F);
  const auto arrow = mark_at(picture, picture.at(2, 2));
  REQUIRE(arrow.size() == 2);
  CHECK(arrow[1].shape == Shape::polygon);
  CHECK(far(picture.points(arrow[1]).front(), picture.centre(6, 2)) < 0.2F);
}

TEST_CASE("arrows between neighbours do not turn around") {
  const Picture picture = picture_of_sgf("(;FF[4]GM[4]SZ[15]FVRS[gomoku-free];B[hh];W[ih]AR[hh:ih][ih:ii])", 2);
  for (const Item& item : picture.items(Part::mark)) {
    if (item.shape != Shape::polygon) continue;
    const auto points = picture.points(item);
    const Vec from = picture.geometry.centre(static_cast<Point>(item.number));
    CHECK(far(points[0], from) > far((points[1] + points[2]) * 0.5F, from));
  }
}

TEST_CASE(
    "B207: one current mark; numbers on and off again leave triangles and labels; no mark of another node remains") {
  const auto study = test::study_of(kSgf, test::case_file("B207.sgf"));
  ViewOptions plain;
  ViewOptions numbered;
  numbered.numbers = NumberMode::all;
  const std::vector<std::set<std::string>> expected = {{}, {"0,14"}, {"1,13", "2,12"}, {"7,7"}};
  for (const std::uint32_t tokens : {3U, 1U, 2U, 0U, 3U, 2U, 1U}) {
    CAPTURE(tokens);
    const Picture before(study, tokens, plain, Attention{});
    const Picture with(study, tokens, numbered, Attention{});
    const Picture after(study, tokens, plain, Attention{});
    for (const Picture* const picture : {&before, &with, &after}) {
      CHECK(picture->items(Part::last_move).size() == (tokens > 0 ? 1 : 0));
      std::set<std::string> at;
      for (const int number : picture->numbers(Part::mark)) {
        const Coord coord = study->topology().coord(static_cast<Point>(number));
        at.insert(std::to_string(coord.x) + "," + std::to_string(coord.y));
      }
      CHECK(at == expected[tokens]);
    }
    CHECK(without_numbers(before) == without_numbers(with));
    CHECK(before.list.dump() == after.list.dump());
  }
}

TEST_CASE("marks can be switched off") {
  ViewOptions options;
  options.annotations = false;
  const Picture picture(kMarks, 7, options);
  CHECK(picture.items(Part::mark).empty());
  CHECK(picture.numbers(Part::stone_number) == std::set<int>{static_cast<int>(index(picture.at(9, 7)))});
}

TEST_CASE("a mark on a stone that was just captured stands beside its ghost") {
  const Picture picture =
      picture_of_sgf("(;FF[4]GM[4]SZ[19]FVRS[pente]FVFC[W];W[jj];B[kj];W[aa];B[lj];W[mj]TR[kj]LB[lj:A])", 5);
  REQUIRE(picture.moment.ghosts.size() == 2);
  for (const int x : {10, 11}) {
    const auto items = mark_at(picture, picture.at(x, 9));
    REQUIRE_FALSE(items.empty());
    for (const Item& item : items)
      for (const Vec at : picture.points(item)) CHECK(far(at, picture.centre(x, 9)) > 0.13F);
  }
}
