#include "viewer/scene/board_scene.h"

#include <cmath>
#include <map>
#include <set>

#include "tests/support/catch.h"
#include "tests/viewer/board_samples.h"

using namespace fivefold;
using namespace fivefold::testing;

namespace {

constexpr std::array kAll = {Symmetry::identity,  Symmetry::mirror_columns, Symmetry::mirror_rows,
                             Symmetry::half_turn, Symmetry::transpose,      Symmetry::turn_right,
                             Symmetry::turn_left, Symmetry::anti_transpose};
constexpr float kHoleRim = 0.42F;  // holes are 0.84 cells wide
constexpr float kCell = 40;

float far(Vec a, Vec b) { return std::hypot(a.x - b.x, a.y - b.y); }

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
std::vector<Vec> ends(const Picture& picture, Part part, int number) {
  std::vector<Vec> all;
  for (const Item& item : picture.items(part)) {
    if (item.shape != Shape::stroke || item.number != number || item.paint.role == Role::board) continue;
    const auto points = picture.points(item);
    all.push_back(points.front());
    all.push_back(points.back());
  }
  return all;
}

ViewOptions turned(Symmetry symmetry) {
  ViewOptions options;
  options.symmetry = symmetry;
  return options;
}

}  // namespace

TEST_CASE(
    "a picture has exactly the stones of the position, each on its point, at every ply and under every symmetry") {
  for (const char* path : {"samples/pente/capture-win.txt", "samples/vcaro/ring-win.jsonl", "samples/gomoku/five.psq",
                           "tests/viewer/records/connect6.jsonl"}) {
    const auto study = study_of(path);
    for (std::uint32_t tokens = 0; tokens <= study->length(0); ++tokens) {
      const Game game = study->game({0, tokens});
      for (const Symmetry symmetry : kAll) {
        const Picture picture(study, tokens, turned(symmetry), {});
        std::set<int> expected;
        for (std::size_t i = 0; i < study->topology().size(); ++i)
          if (game.position().has_stone(static_cast<Point>(i))) expected.insert(static_cast<int>(i));
        REQUIRE(picture.numbers(Part::stone) == expected);
        for (const Item& item : picture.items(Part::stone)) {
          const auto points = picture.points(item);
          const Vec middle = item.shape == Shape::stroke ? (points.front() + points.back()) * 0.5F : points[0];
          REQUIRE(far(middle, picture.geometry.centre(static_cast<Point>(item.number))) < 1e-3F);
        }
      }
    }
  }
}

TEST_CASE("stones have the colour of their side's name, X and O their shape") {
  const Picture pente("samples/pente/five.txt", 2);
  const auto role_at = [](const Picture& picture, Point point) {
    for (const Item& item : picture.items(Part::stone))
      if (item.number == static_cast<int>(index(point))) return item.paint.role;
    return Role::table;
  };
  CHECK(role_at(pente, pente.at(9, 9)) == Role::white_stone);  // White begins in Pente
  CHECK(role_at(pente, pente.at(10, 9)) == Role::black_stone);
  const Picture gomoku("samples/gomoku/five.psq", 2);
  CHECK(role_at(gomoku, gomoku.moment.turn.back()) == Role::white_stone);  // Black begins elsewhere: ply 2 is White's
  const Picture caro("samples/vcaro/normal.jsonl", 2);
  CHECK(role_at(caro, caro.at(8, 8)) == Role::cross);
  CHECK(role_at(caro, caro.at(9, 9)) == Role::nought);

  ViewOptions discs;
  discs.stones = StoneLook::discs;
  const Picture as_discs("samples/vcaro/normal.jsonl", 2, discs);
  CHECK(role_at(as_discs, as_discs.at(8, 8)) == Role::black_stone);
  ViewOptions marks;
  marks.stones = StoneLook::marks;
  const Picture as_marks("samples/pente/five.txt", 2, marks);
  CHECK(role_at(as_marks, as_marks.at(9, 9)) == Role::cross);
}

TEST_CASE("a ghost stands exactly where a stone was taken, for one ply") {
  const auto study = study_of("samples/pente/capture-win.txt");
  int captures = 0;
  for (std::uint32_t tokens = 0; tokens <= study->length(0); ++tokens) {
    std::set<int> taken;  // from two neighbouring positions of core, not from the step
    if (tokens > 0) {
      const Game before = study->game({0, tokens - 1});
      const Game after = study->game({0, tokens});
      for (std::size_t i = 0; i < study->topology().size(); ++i)
        if (before.position().has_stone(static_cast<Point>(i)) && !after.position().has_stone(static_cast<Point>(i)))
          taken.insert(static_cast<int>(i));
    }
    captures += taken.empty() ? 0 : 1;
    for (const Symmetry symmetry : kAll) {
      const Picture picture(study, tokens, turned(symmetry), {});
      REQUIRE(picture.numbers(Part::ghost) == taken);
      for (const Item& item : picture.items(Part::ghost))
        if (item.shape == Shape::ring)
          REQUIRE(picture.points(item)[0] == picture.geometry.centre(static_cast<Point>(item.number)));
    }
  }
  CHECK(captures == 6);  // samples/README.md: the sample wins by its sixth capture
}

TEST_CASE("two captured pairs have two rays, each from the placed stone to its partner") {
  const Picture picture("tests/viewer/records/two-pairs.jsonl", 9);
  CHECK(picture.numbers(Part::ray) == std::set<int>{0, 1});
  std::set<std::pair<float, float>> reached;
  for (const int number : {0, 1}) {
    const auto all = ends(picture, Part::ray, number);
    REQUIRE(all.size() >= 2);
    CHECK(all.front() == picture.centre(9, 12));
    reached.emplace(all.back().x, all.back().y);
  }
  const Vec below = picture.centre(9, 9);
  const Vec right = picture.centre(12, 12);
  CHECK(reached == std::set<std::pair<float, float>>{{below.x, below.y}, {right.x, right.y}});
  CHECK(picture.numbers(Part::ghost).size() == 4);
}

TEST_CASE("captured stones fade from whole stones to ghosts") {
  Attention attention;
  attention.ghost_progress = 0;
  const Picture start("tests/viewer/records/two-pairs.jsonl", 9, {}, attention);
  for (const Item& item : start.items(Part::ghost)) CHECK(item.shape == Shape::stone);
  attention.ghost_progress = 1;
  const Picture done("tests/viewer/records/two-pairs.jsonl", 9, {}, attention);
  // Four black ones: faint, and yet to be seen.
  for (const Item& item : done.items(Part::ghost))
    if (item.shape == Shape::disc) CHECK(item.paint.alpha == Approx(0.28F));
}

TEST_CASE("a ghost is seen as a stone on the board of every theme, and is no whole stone") {
  for (const ThemeName name : kThemes) {
    ViewOptions view;
    view.theme = name;
    const Theme& colors = theme(name);
    // White takes black ones; Black takes white ones.
    for (const auto& [path, tokens] :
         {std::pair{"tests/viewer/records/two-pairs.jsonl", 9U}, std::pair{"samples/pente/capture-win.txt", 20U}}) {
      const Picture picture(path, tokens, view);
      int stones = 0;
      for (const Item& item : picture.items(Part::ghost)) {
        if (item.shape != Shape::disc) continue;
        ++stones;
        INFO(word(name) << " " << path);
        const Color seen = blend(colors[item.paint.role], colors[Role::board], item.paint.alpha);
        const Color board = colors[Role::board];
        const int most = std::max(
            {std::abs(seen.red - board.red), std::abs(seen.green - board.green), std::abs(seen.blue - board.blue)});
        if (colors[item.paint.role] != board) CHECK(most >= 30);
        CHECK(item.paint.alpha < 0.8F);
      }
      CHECK(stones >= 2);
    }
  }
}

TEST_CASE("all captures are dots, except those of this ply, and off is off") {
  ViewOptions all;
  all.ghosts = GhostMode::all;
  const Picture picture("samples/pente/capture-win.txt", 14, all);  // plies 6, 10 and 13 took stones
  REQUIRE(picture.numbers(Part::ghost).size() >= 4);
  for (const Item& item : picture.items(Part::ghost)) CHECK((item.shape == Shape::text || item.radius < 0.15F));
  ViewOptions off;
  off.ghosts = GhostMode::off;
  const Picture none("tests/viewer/records/two-pairs.jsonl", 9, off);
  CHECK(none.items(Part::ghost).empty());
  CHECK(none.items(Part::ray).empty());
}

TEST_CASE("names around the board are those of the intersections, under every symmetry") {
  for (const char* path : {"samples/pente/five.txt", "samples/vcaro/normal.jsonl"}) {
    const auto study = study_of(path);
    for (const Symmetry symmetry : kAll) {
      const Picture picture(study, 1, turned(symmetry), {});
      const auto name_near = [&](Vec wanted, bool above) {
        for (const Item& item : picture.items(Part::coordinate)) {
          const Vec at = picture.points(item)[0];
          const bool fits =
              above ? std::fabs(at.x - wanted.x) < 0.01F && at.y < 1 : std::fabs(at.y - wanted.y) < 0.3F && at.x < 1;
          if (fits) return picture.list.text_of(item);
        }
        return std::string("none");
      };
      CHECK(picture.items(Part::coordinate).size() == 4 * static_cast<std::size_t>(study->topology().width()));
      for (std::size_t i = 0; i < study->topology().size(); i += 7) {
        const Point point = static_cast<Point>(i);
        const Vec centre = picture.geometry.centre(point);
        const std::string a = name_near(centre, true);
        const std::string b = name_near(centre, false);
        const std::string name = name_of(*study, point, picture.options);
        REQUIRE((a + b == name || b + a == name));
      }
    }
  }
}

TEST_CASE("coordinate schemes, and none where there is no room") {
  ViewOptions options;
  const auto has = [&](std::string_view name) {
    const Picture picture("samples/pente/five.txt", 1, options);
    for (const Item& item : picture.items(Part::coordinate))
      if (picture.list.text_of(item) == name) return true;
    return false;
  };
  CHECK_FALSE(has("I"));
  CHECK(has("T"));
  options.coordinates = CoordinateScheme::keep_i;
  CHECK(has("I"));
  CHECK_FALSE(has("T"));
  options.coordinates = CoordinateScheme::numbers;
  CHECK_FALSE(has("A"));
  CHECK(has("19"));
  options.coordinates = CoordinateScheme::off;
  CHECK_FALSE(has("A"));
  CHECK(Picture("samples/pente/five.txt", 1, {}, {}, 11).items(Part::coordinate).empty());
  CHECK_FALSE(Picture("samples/pente/five.txt", 1, {}, {}, 13).items(Part::coordinate).empty());
}

TEST_CASE("numbers: the last, the last five, all, or those from a ply on; none in cells below 18 pixels") {
  const auto shown = [](NumberMode mode, std::uint32_t from = 0, float cell = kCell) {
    ViewOptions options;
    options.numbers = mode;
    options.numbers_from = from;
    const Picture picture("samples/gomoku/five.psq", 12, options, {}, cell);
    std::set<int> numbers;
    for (const Item& item : picture.items(Part::stone_number))
      if (item.shape == Shape::text) numbers.insert(std::stoi(picture.list.text_of(item)));
    return numbers;
  };
  CHECK(shown(NumberMode::off).empty());
  CHECK(shown(NumberMode::last) == std::set<int>{12});
  CHECK(shown(NumberMode::last_five) == std::set<int>{8, 9, 10, 11, 12});
  CHECK(shown(NumberMode::all).size() == 12);
  CHECK(shown(NumberMode::from_here, 9) == std::set<int>{1, 2, 3});
  CHECK(shown(NumberMode::all, 0, 17).empty());
}

TEST_CASE("both stones of a turn of two are marked, the earlier one more weakly") {
  const Picture picture("tests/viewer/records/connect6.jsonl", 15);
  std::map<int, float> widths;
  for (const Item& item : picture.items(Part::last_move)) widths[item.number] = item.width;
  const int last = static_cast<int>(index(picture.at(13, 5)));
  const int earlier = static_cast<int>(index(picture.at(12, 6)));
  REQUIRE(widths.size() == 2);
  CHECK(widths.at(earlier) < widths.at(last));
  // Inside a stone the mark is a ring; around X and O it is none, which would read as an O.
  for (const Item& item : picture.items(Part::last_move)) CHECK(item.shape == Shape::ring);
  const Picture caro("samples/vcaro/normal.jsonl", 3);
  CHECK(caro.items(Part::last_move).size() == 4);
  for (const Item& item : caro.items(Part::last_move)) CHECK(item.shape == Shape::stroke);
}

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

TEST_CASE("the border of the opening zone encloses its cells and nothing that is free") {
  struct Case {
    const char* path;
    std::uint32_t tokens;
  };
  for (const Case& c : {Case{"samples/pente/five.txt", 2}, Case{"samples/pente/five.txt", 3},
                        Case{"samples/pente/opening-breach.txt", 3}, Case{"samples/vcaro/locked.jsonl", 0},
                        Case{"samples/vcaro/locked.jsonl", 2}, Case{"samples/vcaro/portal-win.jsonl", 2}}) {
    const auto study = study_of(c.path);
    for (const Symmetry symmetry : kAll) {
      const Picture picture(study, c.tokens, turned(symmetry), {});
      REQUIRE(picture.moment.zone);
      const ZoneView& zone = *picture.moment.zone;
      REQUIRE_FALSE(zone.cells.empty());
      for (std::size_t i = 0; i < study->topology().size(); ++i) {
        const Point point = static_cast<Point>(i);
        const Vec at = picture.geometry.centre(point);
        int crossed = 0;
        for (const Item& item : picture.items(Part::zone)) {
          const auto points = picture.points(item);
          if (item.shape != Shape::stroke || points.size() < 4) continue;
          for (std::size_t k = 1; k < points.size(); ++k)
            if (points[k - 1].x == points[k].x && points[k].x > at.x && std::min(points[k - 1].y, points[k].y) < at.y &&
                at.y < std::max(points[k - 1].y, points[k].y))
              ++crossed;
        }
        const bool free = study->topology().is_playable(point) && picture.moment.cells[i].kind == CellView::Kind::empty;
        CAPTURE(c.path, c.tokens, i);
        if (zone.cells.has(point)) REQUIRE(crossed % 2 == 1);
        if (!zone.cells.has(point) && free) REQUIRE(crossed % 2 == 0);
      }
    }
  }
}

TEST_CASE("the badge of the opening rule is green when it was obeyed and red when it was broken") {
  const auto ground = [](const char* path, std::uint32_t tokens) {
    const Picture picture(path, tokens);
    const auto badge = picture.items(Part::badge);
    return badge.empty() ? Role::table : badge[0].paint.role;
  };
  CHECK(ground("samples/pente/five.txt", 2) == Role::forbidden);
  CHECK(ground("samples/pente/five.txt", 3) == Role::win);
  CHECK(ground("samples/pente/opening-breach.txt", 3) == Role::error);
  CHECK(ground("samples/vcaro/locked.jsonl", 0) == Role::allowed);
  CHECK(ground("samples/pente/five.txt", 8) == Role::table);  // long past
  CHECK(Picture("samples/pente/five.txt", 2).shows("Ply 3: at least 3 from the centre"));
  CHECK(Picture("samples/pente/five.txt", 8).items(Part::zone).empty());
}

TEST_CASE("what is forbidden and what alone is allowed look different without colours") {
  const Picture forbidden("samples/pente/five.txt", 2);
  const Picture allowed("samples/vcaro/locked.jsonl", 0);
  const auto dots = [](const Picture& picture) {
    int count = 0;
    for (const Item& item : picture.items(Part::zone)) count += item.shape == Shape::disc ? 1 : 0;
    return count;
  };
  CHECK(dots(forbidden) == 0);
  CHECK(dots(allowed) == static_cast<int>(allowed.moment.zone->cells.size()));
}

TEST_CASE("faults are marked on their points, whether the stone was placed or not") {
  const auto check = [](const char* path, std::uint32_t tokens, int x, int y, bool dashed) {
    const Picture picture(path, tokens);
    CAPTURE(path);
    REQUIRE(picture.numbers(Part::fault) == std::set<int>{static_cast<int>(index(picture.at(x, y)))});
    bool ring = false;
    for (const Item& item : picture.items(Part::fault))
      ring = ring || (item.shape == Shape::ring && item.paint.dash > 0);
    CHECK(ring == dashed);
  };
  check("samples/pente/occupied.txt", 11, 12, 9, true);              // N10 a second time
  check("samples/vcaro/broken.jsonl", 6, 3, 7, true);                // onto a hole
  check("samples/pente/opening-breach.txt", 3, 11, 9, false);        // M10, two from the centre
  check("tests/viewer/records/double-three.jsonl", 9, 8, 7, false);  // a foul stands and loses
  CHECK(Picture("samples/pente/five.txt", 25).items(Part::fault).empty());
}

TEST_CASE("holes and locked cells are drawn on their cells and differ in shape") {
  const Picture portals("samples/vcaro/portal-win.jsonl", 5);
  CHECK(portals.numbers(Part::hole).size() == 4);
  CHECK(portals.items(Part::locked).empty());
  std::map<Role, std::set<std::string>> names;
  for (const Item& item : portals.items(Part::hole))
    if (item.shape == Shape::text) names[Role::on_hole].insert(portals.list.text_of(item));
  CHECK(names[Role::on_hole] == std::set<std::string>{"1", "2"});
  const Picture locked("samples/vcaro/locked.jsonl", 5);
  CHECK(locked.numbers(Part::locked).size() == 3);
  CHECK(locked.items(Part::hole).empty());
  for (const Item& item : locked.items(Part::locked)) CHECK((item.shape != Shape::disc && item.shape != Shape::ring));
}

TEST_CASE("star points: nine on 19x19, five on 15x15, none in cells") {
  CHECK(Picture("samples/pente/five.txt", 0).items(Part::star).size() == 9);
  CHECK(Picture("samples/gomoku/five.psq", 0).items(Part::star).size() == 5);
  CHECK(Picture("samples/vcaro/normal.jsonl", 0).items(Part::star).empty());
}

TEST_CASE("everything of a board stays within its picture") {
  for (const Sample& sample : board_samples()) {
    ViewOptions options;
    sample.options(options);
    const Picture picture(sample.path, sample.tokens, options);
    for (const Item& item : picture.list.items()) {
      for (const Vec at : picture.points(item)) {
        CAPTURE(sample.name, word(item.part), at.x, at.y);
        REQUIRE(at.x >= 0);
        REQUIRE(at.y >= 0);
        REQUIRE(at.x <= picture.geometry.width());
        REQUIRE(at.y <= picture.geometry.height());
      }
    }
  }
}

TEST_CASE("the caption names the players, what they took and what happened") {
  const auto study = study_of("samples/pente/capture-win.txt");
  const Moment moment = make_moment(*study, {0, 20}, {});
  DrawList list;
  float width = 0;
  float height = 0;
  draw_position(*study, moment, {}, 30, list, width, height);
  std::string all;
  for (const Item& item : list.items())
    if (item.shape == Shape::text && item.part != Part::coordinate) all += list.text_of(item) + "|";
  for (const char* text : {"Mila Petkova|", "An Bình|", "took 2 of 10|", "took 10 of 10|", "Pente (pente.org)"}) {
    CAPTURE(all);
    CHECK(all.find(text) != std::string::npos);
  }
  CHECK(width > 21 * 30);
  CHECK(height > width);
}
