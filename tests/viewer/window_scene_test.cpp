#include "viewer/scene/window_scene.h"

#include <algorithm>
#include <cmath>

#include "tests/support/catch.h"
#include "tests/support/studies.h"
#include "tests/support/window_views.h"

namespace fivefold {
namespace {

using test::ShownGame;

struct Size {
  int width;
  int height;
};
const std::vector<Size> kSizes = {{1, 1},     {50, 50},   {300, 900},  {900, 300},   {640, 560},
                                  {640, 900}, {800, 600}, {1360, 900}, {1920, 1080}, {2560, 1440}};
const std::vector<float> kScales = {1, 1.25F, 1.5F, 2};

Point named(const ShownGame& game, std::string_view name) { return test::at(game.study(), name); }

/// Games that fill the panel in every way: captures, a portal win, a ring, a breach, a record that stops.
std::vector<std::unique_ptr<ShownGame>> various_games() {
  std::vector<std::unique_ptr<ShownGame>> games;
  ViewOptions all;
  all.numbers = NumberMode::all;
  all.spoilers = true;
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("pente/capture-win.txt"), 12));
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("pente/capture-win.txt"), 99, all));
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("pente/opening-breach.txt"), 3));
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("pente/occupied.txt"), 99));
  games.back()->view.fault = 0;
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("vcaro/portal-win.jsonl"), 99));
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("vcaro/ring-win.jsonl"), 99));
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("vcaro/normal.jsonl"), 21, all));
  games.push_back(std::make_unique<ShownGame>(test::study_of_sample("vcaro/broken.jsonl"), 3, all));
  games.back()->view.fault = 1;
  games.push_back(std::make_unique<ShownGame>(test::study_of_case("B219.pgn"), 2, all));
  return games;
}

bool inside(const Rect& inner, const Rect& outer) {
  return inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.right() <= outer.right() + 1 &&
         inner.bottom() <= outer.bottom() + 1;
}

/// Items of the panel: everything that is neither clipped to the board nor before the first card.
std::vector<const Item*> panel_texts(const Picture& picture) {
  std::vector<const Item*> texts;
  for (const Item& item : picture.list.items())
    if (item.shape == Shape::text && picture.list.clip_of(item) == nullptr) texts.push_back(&item);
  return texts;
}

}  // namespace

TEST_CASE("a click on the centre of K10 is K10 at 100, 150 and 200 per cent (B211)") {
  const ShownGame game(test::study_of_case("B211.pgn"), 99);
  for (const float scale : {1.0F, 1.5F, 2.0F}) {
    const Picture picture = build_window(game.view, {1360, 900, scale});
    // K10 is the centre of 19 x 19; A1 the lower left cell inside a margin of one cell.
    CHECK(point_at(picture, game.view, picture.board.centre()) == named(game, "K10"));
    const Vec corner{picture.board.x + 1.5F * picture.cell, picture.board.bottom() - 1.5F * picture.cell};
    CHECK(point_at(picture, game.view, corner) == named(game, "A1"));
    CHECK(hit_at(picture, picture.board.centre()) == nullptr);
  }
}

TEST_CASE("the board stays square and is hit right at any size (B212)") {
  const ShownGame game(test::study_of_case("B212.pgn"), 99);
  for (const Size size : {Size{300, 900}, {900, 300}, {1, 1}, {1360, 900}}) {
    INFO(size.width << "x" << size.height);
    const Picture picture = build_window(game.view, {size.width, size.height, 1});
    CHECK(picture.board.width == picture.board.height);
    CHECK(picture.board.width == picture.cell * 21);
    CHECK(point_at(picture, game.view, picture.board.centre()) == named(game, "K10"));
  }
}

TEST_CASE("every stone is hit where it is drawn, however the board is turned or zoomed") {
  for (const Symmetry symmetry : {Symmetry::identity, static_cast<Symmetry>(3), static_cast<Symmetry>(6)})
    for (const float zoom : {1.0F, 1.7F, 4.0F}) {
      ViewOptions options;
      options.symmetry = symmetry;
      options.zoom = zoom;
      options.pan_x = 2;
      options.pan_y = -3;
      const ShownGame game(test::study_of_sample("pente/capture-win.txt"), 12, options);
      const Picture picture = build_window(game.view, {1360, 900, 1});
      int seen = 0;
      for (const Item* item : test::items_of(picture.list, Part::stone)) {
        if (picture.list.clip_of(*item) == nullptr || item->shape != Shape::stone) continue;
        const Vec centre = picture.list.points(*item)[0];
        if (!picture.board.has(centre)) continue;
        const auto point = point_at(picture, game.view, centre);
        REQUIRE(point);
        CHECK(game.view.moment->cells[index(*point)].kind == CellView::Kind::stone);
        ++seen;
      }
      CHECK(seen > 0);
    }
}

TEST_CASE("a place beside the board is no intersection, nor is one in its margins") {
  const ShownGame game(test::study_of_case("B211.pgn"), 99);
  const Picture picture = build_window(game.view, {1360, 900, 1});
  CHECK_FALSE(point_at(picture, game.view, {picture.board.x + picture.cell / 2, picture.board.centre().y}));
  CHECK_FALSE(point_at(picture, game.view, {picture.board.right() + 1, picture.board.centre().y}));
  CHECK_FALSE(point_at(picture, game.view, {-1, -1}));
  CHECK_FALSE(point_at(picture, WindowView{}, picture.board.centre()));
}

TEST_CASE("a zoomed board is clipped to its place and its rim is not shown twice") {
  ViewOptions options;
  options.zoom = 3;
  options.pan_x = 1000;  // far beyond: the part that is shown stays within the board
  const ShownGame game(test::study_of_sample("pente/five.txt"), 99, options);
  const Picture picture = build_window(game.view, {1360, 900, 1});
  for (const Item* item : test::items_of(picture.list, Part::grid)) {
    const Rect* clip = picture.list.clip_of(*item);
    REQUIRE(clip != nullptr);
    CHECK(inside(*clip, picture.board));
  }
  // The picture of the board ends where its place does, whatever was asked for.
  const auto surface = test::items_of(picture.list, Part::board);
  REQUIRE_FALSE(surface.empty());
  CHECK(picture.list.box_of(*surface.front()).right() == Approx(picture.board.right()).margin(1));
  // The right margin is at the right edge: nothing but margin there, the last column a margin's width before it.
  const float cell = 3 * picture.cell;
  const Vec last{picture.board.right() - 1.5F * cell, picture.board.centre().y};
  const auto point = point_at(picture, game.view, last);
  REQUIRE(point);
  CHECK(game.study().topology().coord(*point).x == 18);
}

TEST_CASE("all text of the panel lies inside a card or the status line, at every size and scale") {
  for (const auto& game : various_games())
    for (const Size size : kSizes)
      for (const float scale : kScales) {
        INFO(size.width << "x" << size.height << " at " << scale);
        const Picture picture = build_window(game->view, {size.width, size.height, scale});
        std::vector<Rect> places;
        for (const Item* item : test::items_of(picture.list, Part::card))
          if (item->shape == Shape::box) places.push_back(picture.list.box_of(*item));
        const Rect window{0, 0, static_cast<float>(size.width), static_cast<float>(size.height)};
        for (const Item* item : panel_texts(picture)) {
          const Rect box = test::text_box(picture.list, *item);
          INFO(picture.list.text_of(*item));
          CHECK(inside(box, window));
          if (item->part == Part::status && box.y > picture.board.bottom()) continue;
          CHECK(std::any_of(places.begin(), places.end(), [&](const Rect& place) { return inside(box, place); }));
        }
      }
}

TEST_CASE("no text of the panel lies upon another") {
  for (const auto& game : various_games())
    for (const Size size : kSizes)
      for (const float scale : kScales) {
        const Picture picture = build_window(game->view, {size.width, size.height, scale});
        const auto texts = panel_texts(picture);
        for (std::size_t i = 0; i < texts.size(); ++i)
          for (std::size_t j = i + 1; j < texts.size(); ++j) {
            // Between the base line and the height of small letters: lines may touch, words may not.
            Rect a = test::text_box(picture.list, *texts[i]);
            Rect b = test::text_box(picture.list, *texts[j]);
            a = {a.x, a.y + a.height * 0.2F, a.width, a.height * 0.55F};
            b = {b.x, b.y + b.height * 0.2F, b.width, b.height * 0.55F};
            const bool apart =
                a.right() <= b.x + 0.5F || b.right() <= a.x + 0.5F || a.bottom() <= b.y || b.bottom() <= a.y;
            INFO(size.width << "x" << size.height << " at " << scale << ": " << picture.list.text_of(*texts[i]) << " | "
                            << picture.list.text_of(*texts[j]));
            CHECK(apart);
          }
      }
}

TEST_CASE("text of the panel has a contrast of 4.5 on what it stands on, in every theme") {
  for (const ThemeName name : kThemes) {
    const Theme& theme = fivefold::theme(name);
    for (const auto& game : various_games()) {
      game->view.options.theme = name;
      const Picture picture = build_window(game->view, {1360, 900, 1});
      for (const Item* item : panel_texts(picture)) {
        const Rect box = test::text_box(picture.list, *item);
        for (const float at : {0.05F, 0.5F, 0.95F}) {
          const Vec place{box.x + box.width * at, box.centre().y};
          const Color ground = test::ground_at(picture.list, *item, place, theme);
          INFO(word(name) << ": " << picture.list.text_of(*item) << " in " << word(item->paint.role));
          CHECK(contrast(theme[item->paint.role], ground) >= 4.5);
        }
      }
    }
  }
}

TEST_CASE("buttons are at least 32 device-independent pixels wide and high, and in the window") {
  for (const auto& game : various_games())
    for (const Size size : kSizes)
      for (const float scale : kScales) {
        const Picture picture = build_window(game->view, {size.width, size.height, scale});
        for (const Item* item : test::items_of(picture.list, Part::button)) {
          if (item->shape != Shape::box || picture.list.clip_of(*item) != nullptr) continue;
          const Rect box = picture.list.box_of(*item);
          if (item->paint.role != Role::field && item->paint.role != Role::accent) continue;
          if (box.width < 8 * scale || box.height < 8 * scale) continue;  // a stroke of an icon
          CHECK(box.width >= 32 * scale - 1);
          CHECK(box.height >= 32 * scale - 1);
          CHECK(inside(box, {0, 0, static_cast<float>(size.width), static_cast<float>(size.height)}));
        }
      }
}

TEST_CASE("the pointer finds rows of the move list, the timeline, buttons and cells of the lens") {
  const ShownGame game(test::study_of_sample("vcaro/portal-win.jsonl"), 99);
  const Picture picture = build_window(game.view, {1360, 900, 1});
  const auto count = [&](HitKind kind) {
    return std::count_if(picture.hits.begin(), picture.hits.end(), [&](const Hit& hit) { return hit.kind == kind; });
  };
  CHECK(count(HitKind::move) >= 10);
  CHECK(count(HitKind::timeline) == 1);
  CHECK(count(HitKind::lens) >= 8);
  CHECK(count(HitKind::control) >= 10);
  for (const Hit& hit : picture.hits) {
    const Hit* const found = hit_at(picture, hit.area.centre());
    REQUIRE(found != nullptr);
    if (hit.kind == HitKind::move || hit.kind == HitKind::lens) CHECK(found->a == hit.a);
  }
  const Hit* const track = hit_at(picture, picture.timeline.centre());
  REQUIRE(track != nullptr);
  CHECK(track->kind == HitKind::timeline);
}

TEST_CASE("the same content makes the same picture, and each control has a name of its own") {
  const ShownGame game(test::study_of_sample("pente/capture-win.txt"), 12);
  CHECK(build_window(game.view, {1360, 900, 1}).list.dump() == build_window(game.view, {1360, 900, 1}).list.dump());
  std::vector<std::string_view> names;
  for (int i = 0; i < kControls; ++i) names.push_back(word(static_cast<Control>(i)));
  std::sort(names.begin(), names.end());
  CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
  CHECK_FALSE(names.front().empty());
}

TEST_CASE("a zoomed board keeps names of its columns and rows in sight, over the stones that they name") {
  const auto study = test::study_of_sample("pente/capture-win.txt");
  for (const Symmetry turned : {Symmetry::identity, Symmetry::turn_right}) {
    ViewOptions options;
    options.zoom = 2;
    options.symmetry = turned;
    const ShownGame game(study, 20, options);
    const Picture picture = build_window(game.view, {1360, 900, 1});
    int columns = 0;
    int rows = 0;
    for (const Item* item : test::items_of(picture.list, Part::coordinate)) {
      if (item->shape != Shape::text) continue;
      const Vec at = picture.list.points(*item)[0];
      if (!picture.board.has(at)) continue;
      // The place that the board itself has beside the name: the names at the top name columns, those at the left rows.
      const bool top = at.y < picture.board.y + 30;
      const Vec inside = top ? Vec{at.x, picture.board.y + 300} : Vec{picture.board.x + 300, at.y - 4};
      const auto point = point_at(picture, game.view, inside);
      REQUIRE(point.has_value());
      const std::string name = test::names(game.study(), {*point});
      const std::string& text = picture.list.text_of(*item);
      INFO(text << " beside " << name);
      const bool letter = text[0] >= 'A';
      CHECK((letter ? name.rfind(text, 0) == 0 : name.substr(1) == text));
      ++(top ? columns : rows);
    }
    CHECK(columns >= 8);
    CHECK(rows >= 8);
  }
}

}  // namespace fivefold
