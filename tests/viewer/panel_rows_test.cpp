#include <algorithm>

#include "tests/support/catch.h"
#include "tests/support/panel_text.h"
#include "tests/support/studies.h"
#include "tests/support/window_views.h"

namespace fivefold {

using test::contains;
using test::has;
using test::kUsual;
using test::panel_text;
using test::ShownGame;
using test::texts_of;

TEST_CASE("the row lens shows the winning row through its portal, with its length over it") {
  const ShownGame game(test::study_of_sample("vcaro/portal-win.jsonl"), 99);
  const Picture picture = build_window(game.view, kUsual);
  std::vector<Point> cells;
  for (const Hit& hit : picture.hits)
    if (hit.kind == HitKind::lens) cells.push_back(static_cast<Point>(hit.a));
  // The sentence of the win, and the board: B9 C9 D9, hole at E9, out of M12 to N12 O12.
  CHECK(contains(test::names(game.study(), cells), "B9 C9 D9 N12 O12"));
  float last_before = 0;
  float first_after = 0;
  for (const Hit& hit : picture.hits) {
    if (hit.kind != HitKind::lens) continue;
    if (static_cast<Point>(hit.a) == test::at(game.study(), "D9")) last_before = hit.area.right();
    if (static_cast<Point>(hit.a) == test::at(game.study(), "N12")) first_after = hit.area.x;
  }
  int pips = 0;
  for (const Item* item : test::items_of(picture.list, Part::hole)) {
    if (item->shape != Shape::disc || picture.list.clip_of(*item) != nullptr) continue;
    const float x = picture.list.points(*item)[0].x;
    if (x > last_before && x < first_after) ++pips;
  }
  CHECK(pips == 1);
  const auto lens = test::items_of(picture.list, Part::lens);
  CHECK(std::any_of(lens.begin(), lens.end(), [&](const Item* item) {
    return item->shape == Shape::text && picture.list.text_of(*item) == "5" && item->paint.role == Role::win;
  }));
}

TEST_CASE("the names under a row through a portal are all there where there is room") {
  const ShownGame game(test::study_of_sample("vcaro/portal-win.jsonl"), 99);
  const Picture picture = build_window(game.view, kUsual);
  const auto texts = texts_of(picture.list, Part::lens);
  for (const char* const name : {"A9", "B9", "C9", "D9", "N12", "O12", "P12", "Q12"}) {
    INFO(name);
    CHECK(has(texts, name));
  }
}

TEST_CASE("where the lens has no room for all names, the cells beside a hole keep theirs and none touch") {
  const ShownGame game(test::study_of_sample("vcaro/portal-win.jsonl"), 99);
  const Picture picture = build_window(game.view, {300, 900, 1});
  const auto texts = texts_of(picture.list, Part::lens);
  CHECK(has(texts, "B9"));  // the last move
  CHECK(has(texts, "D9"));
  CHECK(has(texts, "N12"));
  std::vector<Rect> boxes;
  for (const Item* item : test::items_of(picture.list, Part::lens)) {
    if (item->shape != Shape::text || item->paint.role != Role::muted || item->anchor != Anchor::middle) continue;
    boxes.push_back(test::text_box(picture.list, *item));
  }
  REQUIRE(boxes.size() >= 4);
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t k = i + 1; k < boxes.size(); ++k)
      CHECK((boxes[i].right() <= boxes[k].x || boxes[k].right() <= boxes[i].x));
}

TEST_CASE("a ring is shown once around and says how long it is") {
  const ShownGame game(test::study_of_sample("vcaro/ring-win.jsonl"), 99);
  const Picture picture = build_window(game.view, kUsual);
  std::vector<Point> cells;
  for (const Hit& hit : picture.hits)
    if (hit.kind == HitKind::lens) cells.push_back(static_cast<Point>(hit.a));
  // Six cells between the holes D8 and K8, then the first once more.
  CHECK(test::names(game.study(), cells) == "I8 J8 E8 F8 G8 H8 I8");
  CHECK(has(texts_of(picture.list, Part::lens), "a ring of 6 cells"));
  // The X that is shown once more is pale: two strokes.
  const auto lens = test::items_of(picture.list, Part::lens);
  CHECK(std::count_if(lens.begin(), lens.end(),
                      [](const Item* item) { return item->paint.role == Role::cross && item->paint.alpha < 1; }) == 2);
}

TEST_CASE("the lens is always there on portal boards, elsewhere when asked for") {
  ViewOptions off;
  off.lens = false;
  const ShownGame portal(test::study_of_sample("vcaro/portal-win.jsonl"), 5, off);
  const ShownGame plain(test::study_of_sample("vcaro/normal.jsonl"), 5, off);
  CHECK_FALSE(texts_of(build_window(portal.view, kUsual).list, Part::lens).empty());
  CHECK(texts_of(build_window(plain.view, kUsual).list, Part::lens).empty());
}

TEST_CASE("times are drawn with the limit, late moves in the colour of caution in graph, list and clock") {
  // The limit at vcaro is 45 seconds: ply 2 is late, ply 3 is not.
  const std::string record = R"({"schema":"fivefold/1","ruleset":"vcaro-normal","board":{"width":17,"height":17},)"
                             R"("moves":[{"at":[8,8],"t":20},{"at":[9,9],"t":50},{"at":[12,8],"t":44.5}]})";
  const auto study = test::study_of_json(record);
  const ShownGame game(study, 2);
  const Picture picture = build_window(game.view, kUsual);
  CHECK(has(texts_of(picture.list, Part::time_graph), "limit 45 s"));
  int late = 0;
  for (const Item* item : test::items_of(picture.list, Part::time_graph))
    if (item->paint.role == Role::caution) ++late;
  CHECK(late == 1);
  for (const Item* item : test::items_of(picture.list, Part::move)) {
    if (item->shape != Shape::text) continue;
    if (picture.list.text_of(*item) == "0:50") CHECK(item->paint.role == Role::caution);
    if (picture.list.text_of(*item) == "0:20") CHECK(item->paint.role == Role::muted);
  }
  CHECK(has(texts_of(picture.list, Part::clock), "0:50"));
  CHECK(has(texts_of(picture.list, Part::move), "0:20"));
}

TEST_CASE("ticks of each kind have a shape of their own, and there are never more than fit") {
  const auto shapes = [](std::string_view sample, std::uint32_t tokens, EventKind kind) {
    const ShownGame game(test::study_of_sample(sample), tokens);
    const Picture picture = build_window(game.view, kUsual);
    std::string found;
    for (const Item* item : test::items_of(picture.list, Part::tick))
      if (item->number == static_cast<int>(kind))
        found += std::to_string(static_cast<int>(item->shape)) + ":" + std::to_string(item->count) + " ";
    return found.substr(0, found.find(' '));
  };
  const std::string triangle = shapes("pente/capture-win.txt", 0, EventKind::capture);
  const std::string diamond = shapes("pente/capture-win.txt", 0, EventKind::rule);
  const std::string star = shapes("pente/capture-win.txt", 99, EventKind::end);
  const std::string mark = shapes("pente/occupied.txt", 0, EventKind::fault);
  std::vector<std::string> all = {triangle, diamond, star, mark};
  for (const std::string& shape : all) CHECK_FALSE(shape.empty());
  std::sort(all.begin(), all.end());
  CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());

  // A comment at every move of a long game: as many ticks as the track has room for, not one each.
  std::string moves;
  for (int i = 0; i < 200; ++i)
    moves += (i > 0 ? "," : "") + std::string(R"({"at":[)") + std::to_string(i % 15) + "," + std::to_string(i / 15) +
             R"(],"comment":"c"})";
  const auto study = test::study_of_json(
      R"({"schema":"fivefold/1","ruleset":"gomoku-free","board":{"width":15,"height":15},"moves":[)" + moves + "]}");
  REQUIRE(study->events(0).size() >= 190);
  const ShownGame game(study, 3);
  const Picture picture = build_window(game.view, kUsual);
  const std::size_t ticks = test::items_of(picture.list, Part::tick).size();
  CHECK(ticks > 20);
  CHECK(static_cast<float>(ticks) <= picture.timeline.width / 9 + 2);
}

TEST_CASE("the knob stands at the place of the ply on the track") {
  const auto knob = [](std::uint32_t tokens) {
    const ShownGame game(test::study_of_sample("pente/five.txt"), tokens);
    const Picture picture = build_window(game.view, kUsual);
    float at = -1;
    for (const Item* item : test::items_of(picture.list, Part::knob))
      if (item->shape == Shape::disc)
        at = (picture.list.points(*item)[0].x - picture.timeline.x) / picture.timeline.width;
    return at;
  };
  CHECK(knob(0) == Approx(0).margin(0.001));
  CHECK(knob(5) == Approx(0.2).margin(0.001));
  CHECK(knob(25) == Approx(1).margin(0.001));
}

}  // namespace fivefold
