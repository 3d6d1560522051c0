// Portals, their arcs, and the rows that are drawn.

#include "tests/support/catch.h"
#include "tests/viewer/board_pictures.h"

using namespace fivefold;
using namespace fivefold::testing;

TEST_CASE("arcs join the rims of the two holes of each pair, and bow to opposite sides") {
  ViewOptions options;
  options.arcs = ArcMode::always;
  for (const Symmetry symmetry : kAll) {
    options.symmetry = symmetry;
    const Picture picture("samples/vcaro/portal-win.jsonl", 0, options);
    const auto& portals = picture.study->layout().portals;
    REQUIRE(picture.numbers(Part::arc) == std::set<int>{0, 1});
    std::vector<float> sides;
    for (int pair = 0; pair < 2; ++pair) {
      const auto& portal = portals[static_cast<std::size_t>(pair)];
      const Vec a = picture.centre(portal.a.x, portal.a.y);
      const Vec b = picture.centre(portal.b.x, portal.b.y);
      const auto all = ends(picture, Part::arc, pair);
      REQUIRE(all.size() >= 2);
      CHECK(far(all.front(), a) == Approx(kHoleRim).margin(0.02));
      CHECK(far(all.back(), b) == Approx(kHoleRim).margin(0.02));
      const auto points = picture.points(picture.items(Part::arc)[static_cast<std::size_t>(pair)]);
      const Vec middle = points[points.size() / 2] - a;
      const Vec along = b - a;
      sides.push_back(along.x * middle.y - along.y * middle.x);
    }
    CHECK(sides[0] * sides[1] < 0);
  }
}

TEST_CASE("arcs are shown as the mode says") {
  const auto arcs = [](ArcMode mode, std::uint32_t tokens, std::optional<Coord> hovered = {}) {
    ViewOptions options;
    options.arcs = mode;
    const auto study = study_of("samples/vcaro/portal-win.jsonl");
    Attention attention;
    if (hovered) attention.hovered = study->topology().at(*hovered);
    return Picture(study, tokens, options, attention).numbers(Part::arc);
  };
  CHECK(arcs(ArcMode::off, 1).empty());
  CHECK(arcs(ArcMode::hover, 1).empty());
  CHECK(arcs(ArcMode::hover, 1, Coord{12, 11}) == std::set<int>{0});
  CHECK(arcs(ArcMode::always, 1) == std::set<int>{0, 1});
  // X stands on 3,8 beside a hole of pair 1 (4,8); its row, column and diagonals meet no hole of pair 2 (6,3 and 11,6).
  CHECK(arcs(ArcMode::relevant, 1) == std::set<int>{0});
  // The winning row uses pair 1: its arc is the row's own then.
  CHECK(arcs(ArcMode::always, 17) == std::set<int>{1});
}

TEST_CASE("a row through a hole enters at its rim, leaves the partner's far rim and keeps its direction") {
  for (const Symmetry symmetry : kAll) {
    const Picture picture("samples/vcaro/portal-win.jsonl", 17, turned(symmetry));
    REQUIRE(picture.moment.rows.size() == 1);
    const Row& row = picture.moment.rows[0].row;
    REQUIRE(row.hops.size() == 1);
    const Vec step = picture.geometry.step(forwards(row.axis));
    const Vec enter = picture.geometry.centre(row.hops[0].holes[0]) - step * kHoleRim;
    const Vec leave = picture.geometry.centre(row.hops[0].holes[1]) + step * kHoleRim;
    const auto straight = ends(picture, Part::row, 0);
    REQUIRE(straight.size() == 4);
    CHECK(far(straight[0], picture.geometry.centre(row.cells.front())) < 1e-3F);
    CHECK(far(straight[1], enter) < 1e-3F);
    CHECK(far(straight[2], leave) < 1e-3F);
    CHECK(far(straight[3], picture.geometry.centre(row.cells.back())) < 1e-3F);
    const auto along = [&](Vec from, Vec to) {
      const float size = far(from, to);
      return far((to - from) * (1 / size), step) < 1e-3F;
    };
    CHECK(along(straight[0], straight[1]));
    CHECK(along(straight[2], straight[3]));
    // The arc joins the two rims and crosses no mark on its way.
    auto arc = ends(picture, Part::row_arc, 0);
    REQUIRE(arc.size() >= 4);
    arc.resize(arc.size() - 2);  // the chevron comes last
    CHECK(far(arc.front(), enter) < 0.05F);
    CHECK(far(arc.back(), leave) < 0.05F);
    for (const Item& item : picture.items(Part::row_arc)) {
      if (item.count < 4) continue;
      for (const Vec at : picture.points(item))
        for (std::size_t i = 0; i < picture.moment.cells.size(); ++i)
          if (picture.moment.cells[i].kind != CellView::Kind::empty)
            REQUIRE(far(at, picture.geometry.centre(static_cast<Point>(i))) >= 0.45F);
    }
    // The tick stands across the direction on the far rim.
    const auto tick = ends(picture, Part::row_exit, 0);
    REQUIRE(tick.size() == 2);
    CHECK(far((tick[0] + tick[1]) * 0.5F, leave) < 1e-3F);
    const Vec across = tick[1] - tick[0];
    CHECK(std::fabs(across.x * step.x + across.y * step.y) < 1e-3F);
  }
}

TEST_CASE("the cells of a winning row are numbered in reading order") {
  const Picture picture("samples/vcaro/portal-win.jsonl", 17);
  const Row& row = picture.moment.rows.at(0).row;
  std::map<int, std::string> numbers;
  for (const Item& item : picture.items(Part::row_number))
    if (item.shape == Shape::text) numbers[item.number] = picture.list.text_of(item);
  REQUIRE(numbers.size() == 5);
  for (std::size_t i = 0; i < row.cells.size(); ++i)
    CHECK(numbers[static_cast<int>(index(row.cells[i]))] == std::to_string(i + 1));
}

TEST_CASE("a row on a line that is closed in itself is said to be so") {
  const Picture picture("samples/vcaro/ring-win.jsonl", 15);
  CHECK_FALSE(picture.items(Part::ring).empty());
  CHECK(picture.shows("closed, 6 cells"));  // from 4,7 to 9,7, between the holes 3,7 and 10,7
  CHECK(Picture("samples/vcaro/portal-win.jsonl", 17).items(Part::ring).empty());
}

TEST_CASE("a selected stone shows its row through a hole, also when nobody has won") {
  const auto study = study_of("samples/vcaro/portal-win.jsonl");
  Attention attention;
  attention.selected = study->topology().at({3, 8});
  // After 16 plies X has 2,8 and 3,8 before the hole, 13,11 and 14,11 behind it.
  const Picture picture(study, 16, {}, attention);
  CHECK(picture.moment.rows.empty());
  const auto strokes = picture.items(Part::row);
  REQUIRE_FALSE(strokes.empty());
  for (const Item& item : strokes) CHECK(item.paint.role == Role::row);
  CHECK_FALSE(picture.items(Part::row_arc).empty());
  attention.selected = study->topology().at({3, 10});  // an O without such a row
  CHECK(Picture(study, 16, {}, attention).items(Part::row_arc).empty());
}
