#include "tests/support/catch.h"
#include "tests/viewer/board_pictures.h"

using namespace fivefold;
using namespace fivefold::testing;

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
