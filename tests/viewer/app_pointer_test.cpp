#include <cmath>
#include <optional>
#include <set>
#include <vector>

#include "tests/support/app_driver.h"
#include "tests/support/catch.h"
#include "tests/support/window_views.h"

namespace fivefold {
namespace {

using test::Driver;
using viewer::PointerMove;
using viewer::PointerPress;
using viewer::PointerRelease;
using viewer::Wheel;

const std::string kFive = test::checkout_path("samples/pente/five.txt");

}  // namespace

TEST_CASE("a click on a stone goes to its move and selects it") {
  Driver driver({kFive});
  driver.key("End");
  // The third move of five.txt is N10.
  driver.click(Coord{12, 9});
  CHECK(driver.ply() == 3);
  CHECK(driver.app().view().attention.selected == driver.app().study()->topology().at({12, 9}));
  driver.key("Right");
  CHECK_FALSE(driver.app().view().attention.selected.has_value());
}

TEST_CASE("Ctrl and click, or a right click, selects without going anywhere") {
  Driver driver({kFive});
  driver.key("End");
  driver.click(driver.place_of(Coord{12, 9}), true);
  CHECK(driver.ply() == 25);
  const auto selected = driver.app().study()->topology().at({12, 9});
  CHECK(driver.app().view().attention.selected == selected);
  driver.key("Escape");
  CHECK_FALSE(driver.app().view().attention.selected.has_value());
  const Vec at = driver.place_of(Coord{12, 9});
  driver.input(PointerPress{at, true});
  driver.input(PointerRelease{
      at,
  });
  CHECK(driver.app().view().attention.selected == selected);
  CHECK(driver.ply() == 25);
}

TEST_CASE("a click on a row of the move list goes to that move") {
  Driver driver({kFive});
  driver.key("End");
  std::int64_t row = -1;
  for (const Hit& hit : driver.app().picture().hits)
    if (hit.kind == HitKind::move && (row < 0 || hit.a < row)) row = hit.a;
  REQUIRE(row >= 0);
  driver.click(HitKind::move, row);
  CHECK(driver.app().cursor().tokens == static_cast<std::uint32_t>(row) + 1);
}

TEST_CASE("dragging on the timeline goes through the game, also beyond its ends") {
  Driver driver({kFive});
  const Rect track = driver.app().picture().timeline;
  REQUIRE(track.width > 50);
  const auto at = [&](float part) { return Vec{track.x + part * track.width, track.centre().y}; };
  driver.input(PointerPress{at(0.5F)});
  CHECK(driver.ply() == 13);
  driver.input(PointerMove{at(0.2F)});
  CHECK(driver.ply() == 5);
  driver.input(PointerMove{at(3.0F)});
  CHECK(driver.ply() == 25);
  driver.input(PointerMove{at(-1.0F)});
  CHECK(driver.ply() == 0);
  driver.input(PointerRelease{at(0.0F)});
  driver.input(PointerMove{at(0.9F)});
  CHECK(driver.ply() == 0);
}

TEST_CASE("the wheel over the board steps, down is forward, fractions add up, and it can be switched off") {
  Driver driver({kFive});
  const Vec at = driver.app().picture().board.centre();
  driver.input(Wheel{at, 1});
  driver.input(Wheel{at, 2});
  CHECK(driver.ply() == 3);
  driver.input(Wheel{at, -1});
  CHECK(driver.ply() == 2);
  for (int i = 0; i < 3; ++i) driver.input(Wheel{at, 0.3F});
  CHECK(driver.ply() == 2);
  driver.input(Wheel{at, 0.3F});
  CHECK(driver.ply() == 3);
  // The other way begins anew.
  driver.input(Wheel{at, 0.7F});
  driver.input(Wheel{at, -0.9F});
  CHECK(driver.ply() == 3);
  driver.input(Wheel{at, -0.2F});
  CHECK(driver.ply() == 2);
  driver.key("w");
  driver.input(Wheel{at, 5});
  CHECK(driver.ply() == 2);
}

TEST_CASE("the wheel over the move list scrolls it and does not step; a step shows the current row again") {
  viewer::AppOptions options;
  options.paths = {kFive};
  options.size = {1100, 640, 1};
  Driver driver(options);
  driver.key("Right");
  const Vec at = driver.place_of(HitKind::move);
  driver.input(Wheel{at, 1});
  CHECK(driver.ply() == 1);
  const float scrolled = driver.app().view().move_scroll;
  CHECK(scrolled > 0);
  driver.input(Wheel{at, 1000});
  const float most = driver.app().view().move_scroll;
  CHECK(most < 25);
  driver.input(Wheel{at, -1000});
  CHECK(driver.app().view().move_scroll == 0);
  driver.key("Right");
  CHECK(driver.app().view().move_scroll < 0);
}

TEST_CASE("Ctrl and wheel zooms the board at the pointer: the intersection under it stays there") {
  Driver driver({kFive});
  for (const Coord coord : {Coord{4, 4}, Coord{9, 9}, Coord{15, 12}}) {
    const Vec at = driver.place_of(coord);
    driver.input(Wheel{at, -3, true});
    CHECK(driver.app().options().zoom > 1.5F);
    const auto under = point_at(driver.app().picture(), driver.app().view(), at);
    CHECK(under == driver.app().study()->topology().at(coord));
    driver.input(Wheel{at, 30, true});
    CHECK(driver.app().options().zoom == 1);
    CHECK(driver.app().options().pan_x == 0);
  }
  driver.input(Wheel{driver.app().picture().board.centre(), -100, true});
  CHECK(driver.app().options().zoom == 4);
  CHECK(driver.ply() == 0);
}

TEST_CASE("the right button drags the zoomed board") {
  Driver driver({kFive});
  const Vec centre = driver.app().picture().board.centre();
  driver.input(Wheel{centre, -5, true});
  const auto before = point_at(driver.app().picture(), driver.app().view(), centre);
  driver.input(PointerPress{centre, true});
  driver.input(PointerMove{centre + Vec{100, 60}});
  driver.input(PointerRelease{centre + Vec{100, 60}});
  CHECK(point_at(driver.app().picture(), driver.app().view(), centre + Vec{100, 60}) == before);
  CHECK_FALSE(driver.app().view().attention.selected.has_value());
}

TEST_CASE("a zoomed board follows the last stone, and stays where it is while that is in sight") {
  const testing::TempFolder folder;
  Driver driver({folder.file("a.txt", test::pente_game("1. K10 A1 2. T19 S18 3. A19 T1"))});
  const Rect board = driver.app().picture().board;
  driver.input(Wheel{board.centre(), -6, true});
  REQUIRE(driver.app().options().zoom > 3);
  float before = driver.app().options().pan_x;
  for (std::uint32_t ply = 1; ply <= 6; ++ply) {
    driver.key("Right");
    REQUIRE(driver.ply() == ply);
    const auto last = driver.app().view().moment->last;
    bool seen = false;
    for (float x = board.x + 40; x < board.right() - 20; x += 10)
      for (float y = board.y + 40; y < board.bottom() - 20; y += 10)
        seen = seen || point_at(driver.app().picture(), driver.app().view(), {x, y}) == last;
    INFO(ply);
    CHECK(seen);
    if (ply == 4) CHECK(driver.app().options().pan_x == before);  // S18 lies beside T19
    before = driver.app().options().pan_x;
  }
}

TEST_CASE("the intersection under the pointer is known, and moving within it changes nothing") {
  Driver driver({kFive});
  const Vec at = driver.place_of(Coord{5, 5});
  driver.input(PointerMove{at});
  CHECK(driver.app().view().attention.hovered == driver.app().study()->topology().at({5, 5}));
  driver.app().picture();
  driver.input(PointerMove{at + Vec{1, 1}});
  CHECK_FALSE(driver.app().dirty());
  driver.input(PointerMove{Vec{-10, -10}});
  CHECK_FALSE(driver.app().view().attention.hovered.has_value());
  driver.input(PointerMove{at});
  driver.input(viewer::FocusLost{});
  CHECK_FALSE(driver.app().view().attention.hovered.has_value());
}

TEST_CASE("buttons do what their commands do and say so under the pointer") {
  Driver driver({kFive});
  const Vec next = driver.place_of(HitKind::control, static_cast<int>(Control::next));
  driver.click(next);
  CHECK(driver.ply() == 1);
  const auto tip = driver.app().view().hovered_button;
  REQUIRE(tip.has_value());
  CHECK(tip->find("One move forward") != std::string::npos);
  CHECK(tip->find("\u2192") != std::string::npos);
  driver.input(PointerPress{next, false, false, true});
  CHECK(driver.ply() == 2);
  for (int i = 0; i < kControls; ++i) {
    const std::string_view name = word(static_cast<Control>(i));
    bool found = false;
    for (const viewer::CommandRow& row : viewer::all_commands()) found = found || row.name == name;
    INFO(name);
    CHECK(found);
  }
}

TEST_CASE("a click beside an overlay closes it, a click in it does not") {
  Driver driver({kFive});
  driver.key("?");
  REQUIRE(driver.app().view().help.has_value());
  bool closed = false;
  for (const Hit& hit : driver.app().picture().hits)
    if (hit.kind == HitKind::backdrop) {
      driver.click(Vec{hit.area.x + 1, hit.area.y + 1});
      closed = true;
      break;
    }
  CHECK(closed);
  CHECK_FALSE(driver.app().view().help.has_value());
  // What lies under an open overlay cannot be clicked.
  const Vec stone = driver.place_of(Coord{3, 3});
  driver.key("Tab");
  driver.click(stone);
  CHECK_FALSE(driver.app().view().scratch);
}

TEST_CASE("numbers that no mouse sends do no harm") {
  Driver driver({kFive});
  const float nan = std::nanf("");
  const float huge = 3e38F;
  for (const Vec at : {Vec{nan, nan}, Vec{huge, -huge}, Vec{-1, 5}}) {
    driver.input(PointerMove{at});
    driver.input(PointerPress{at});
    driver.input(PointerRelease{at});
    driver.input(Wheel{at, nan});
    driver.input(Wheel{driver.app().picture().board.centre(), nan, true});
    driver.input(Wheel{driver.app().picture().board.centre(), huge});
  }
  driver.input(viewer::Resize{0, -5});
  driver.app().picture();
  CHECK(driver.ply() <= 25);
}

TEST_CASE("resting on a move of the list tells what it captures") {
  // K10 and N10 close in on L10 and M10.
  const testing::TempFolder folder;
  Driver driver({folder.file("a.txt", test::pente_game("1. K10 L10 2. N13 M10 3. N10 A1"))});
  driver.input(viewer::PointerMove{driver.place_of(HitKind::move, 4)});
  CHECK(driver.app().view().hovered_button == "Captures 2: M10, L10.");
  driver.input(viewer::PointerMove{driver.place_of(HitKind::move, 3)});
  CHECK_FALSE(driver.app().view().hovered_button.has_value());
}

TEST_CASE("resting on a cell of the row lens tells its name and stone, on a sign of the timeline what happened") {
  const testing::TempFolder folder;
  Driver driver({folder.file("a.txt", test::pente_game("1. K10 L10 2. N13 M10 3. N10 A1 4. B2 C3"))});
  driver.keys({"Home", "Right", "Right", "Right", "Right", "Right"});
  std::set<std::string> told;
  for (const Hit& hit : std::vector<Hit>(driver.app().picture().hits)) {
    if (hit.kind != HitKind::lens) continue;
    driver.input(viewer::PointerMove{hit.area.centre()});
    REQUIRE(driver.app().view().hovered_button.has_value());
    told.insert(*driver.app().view().hovered_button);
  }
  CHECK(told.count("N10: White, ply 5") + told.count("N13: White, ply 3") >= 1);
  CHECK(told.size() >= 3);

  driver.key("Home");
  std::optional<Hit> capture;
  for (const Hit& hit : driver.app().picture().hits)
    if (hit.kind == HitKind::tick && hit.a == 5) capture = hit;
  REQUIRE(capture.has_value());
  driver.input(viewer::PointerMove{capture->area.centre()});
  REQUIRE(driver.app().view().hovered_button.has_value());
  CHECK(driver.app().view().hovered_button->find("Captures 2: M10, L10.") != std::string::npos);
  CHECK(driver.ply() == 0);
  driver.input(viewer::PointerPress{capture->area.centre()});
  driver.input(viewer::PointerRelease{capture->area.centre()});
  CHECK(driver.ply() == 5);
}

TEST_CASE("a sign of the timeline does not tell a hidden result") {
  Driver driver({kFive});
  const std::uint32_t end = 25;
  driver.key("Home");
  for (const bool spoilers : {false, true}) {
    if (spoilers) driver.key("s");
    bool told = false;
    for (const Hit& hit : std::vector<Hit>(driver.app().picture().hits)) {
      if (hit.kind != HitKind::tick || hit.a != end) continue;
      driver.input(viewer::PointerMove{hit.area.centre()});
      told = driver.app().view().hovered_button.value_or("").find("wins") != std::string::npos;
    }
    CHECK(told == spoilers);
  }
}

TEST_CASE("keys scroll a long comment too, wherever the pointer is") {
  std::string words;
  for (int i = 0; i < 400; ++i) words += "word ";
  const testing::TempFolder folder;
  Driver driver(
      {folder.file("a.jsonl", R"({"ruleset":"gomoku-free","board":{"size":15},"moves":[{"at":[7,7],"comment":")" +
                                  words + R"(end"},[8,8]]})")});
  driver.key("Right");
  driver.key("Shift+Down");
  CHECK(driver.app().view().comment_scroll == 2);
  for (int i = 0; i < 500; ++i) driver.key("Shift+Down");
  std::string text;
  for (const std::string& line : test::texts_of(driver.app().picture().list, Part::comment)) text += line + " ";
  CHECK(text.find("end") != std::string::npos);
  const float bottom = driver.app().view().comment_scroll;
  driver.key("Shift+Up");
  CHECK(driver.app().view().comment_scroll == bottom - 2);
  CHECK(driver.ply() == 1);
  // The next move has no comment: the key says so and does nothing.
  driver.key("Right");
  driver.key("Shift+Down");
  CHECK(driver.app().view().comment_scroll == 0);
  CHECK_FALSE(driver.notice().empty());
}

TEST_CASE("the wheel scrolls a comment that is longer than its card to its last word, and the next move begins anew") {
  std::string words;
  for (int i = 0; i < 400; ++i) words += "word ";
  const testing::TempFolder folder;
  Driver driver(
      {folder.file("a.jsonl", R"({"ruleset":"gomoku-free","board":{"size":15},"moves":[{"at":[7,7],"comment":")" +
                                  words + R"(end"},[8,8]]})")});
  driver.key("Right");
  const auto shown = [&] {
    std::string text;
    for (const std::string& line : test::texts_of(driver.app().picture().list, Part::comment)) text += line + " ";
    return text;
  };
  CHECK(shown().find("end") == std::string::npos);
  const Vec card = driver.place_of(HitKind::comment);
  driver.input(Wheel{card, 1});
  CHECK(driver.app().view().comment_scroll == 2);
  driver.input(Wheel{card, 500});
  CHECK(shown().find("end") != std::string::npos);
  CHECK(driver.ply() == 1);
  driver.key("Right");
  driver.key("Left");
  CHECK(driver.app().view().comment_scroll == 0);
}

}  // namespace fivefold
