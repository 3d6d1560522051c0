// Faults that other viewers were reported for, as a person meets them: by keys, clicks and what is then to be seen. The
// records are those of tests/data/cases; SGF ones are transcribed below tests/viewer/cases.

#include <cmath>
#include <random>
#include <tuple>
#include <utility>

#include "core/coordinates.h"
#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;
using testing::content_of;
using testing::TempFolder;

std::string case_path(const std::string& name) {
  const bool transcribed = name.find(".jsonl") != std::string::npos;
  return test::checkout_path((transcribed ? "tests/viewer/cases/" : "tests/data/cases/") + name);
}

Coord named(std::string_view name) { return read_coord(name, CoordinateStyle::skip_i).value(); }

CellView cell_at(Driver& driver, std::string_view name) {
  const WindowView view = driver.app().view();
  return view.moment->cells[index(view.study->topology().at(named(name)).value())];
}

std::string last_move(Driver& driver) {
  const WindowView view = driver.app().view();
  return view.moment->last ? name_of(*view.study, *view.moment->last, ViewOptions()) : std::string();
}

std::size_t items(Driver& driver, Part part) {
  std::size_t count = 0;
  for (const Item& item : driver.app().picture().list.items()) count += item.part == part ? 1U : 0U;
  return count;
}

std::string texts(Driver& driver) {
  std::string all;
  const DrawList& list = driver.app().picture().list;
  for (const Item& item : list.items())
    if (item.shape == Shape::text) all += list.text_of(item) + "\n";
  return all;
}

void open(Driver& driver, const std::string& path) {
  driver.input(viewer::Pasted{path});
  driver.settle();
  driver.app().picture();
}

}  // namespace

TEST_CASE("B028: the board turned and flipped, move 2 is still A1 and lies in the turned corner", "[viewer]") {
  Driver driver({case_path("B028.pgn")});
  const std::string file = content_of(case_path("B028.pgn"));
  driver.keys({"Right", "Right"});
  CHECK(last_move(driver) == "A1");
  const Vec before = driver.place_of(named("A1"));
  driver.key("f");
  const Vec flipped = driver.place_of(named("A1"));
  CHECK(flipped.x > before.x);
  CHECK(flipped.y < before.y);
  // The corner that is clicked is the one that is named.
  driver.keys({"Home", "Right"});
  driver.click(flipped);
  CHECK(driver.ply() == 2);
  CHECK(driver.app().view().moment->sentence.find("A1") != std::string::npos);
  driver.key("Ctrl+Alt+Right");
  CHECK(driver.app().view().moment->sentence.find("A1") != std::string::npos);
  CHECK(content_of(case_path("B028.pgn")) == file);
}

TEST_CASE("B054: after the end of a long branch a click on ply 8 of the main line shows its eight stones", "[viewer]") {
  Driver driver({case_path("B054.jsonl")});
  driver.key("g");
  driver.type("6");
  driver.key("Return");
  driver.keys({"Down", "End"});
  CHECK(driver.ply() == 15);
  std::int64_t row = -1;
  const auto& rows = *driver.app().view().moves;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].cursor == Cursor{0, 8}) row = static_cast<std::int64_t>(i);
  driver.click(HitKind::move, row);
  CHECK(driver.stones() == "8,5:2 8,6:1 7,7:1 8,7:1 9,7:2 6,8:2 7,8:2 8,8:1");
  driver.key("Right");
  CHECK(driver.ply() == 8);
}

TEST_CASE("B074: a file of forty games offers all of them in a list", "[viewer]") {
  Driver driver({case_path("B074.jsonl")});
  CHECK(driver.app().view().games == 40);
  CHECK(driver.notice() == "40 games: Tab lists them");
  driver.key("Tab");
  CHECK(driver.app().view().browser->total == 40);
  driver.keys({"End", "Return"});
  CHECK(driver.app().study()->record().id == "g39");
}

TEST_CASE("B101: End and Home a hundred times in a record of 347 plies cost a position each", "[viewer]") {
  Driver driver({case_path("B101.pgn")});
  const auto moments = driver.app().work().moments;
  const auto tokens = driver.app().study()->tokens_played();
  for (int i = 0; i < 100; ++i) {
    driver.key("End");
    REQUIRE(driver.ply() == 347);
    driver.key("Home");
    REQUIRE(driver.ply() == 0);
  }
  CHECK(driver.app().work().moments - moments == 200);
  CHECK(driver.app().study()->tokens_played() - tokens <= 200 * 16);
}

TEST_CASE("B203: one step back over a capture brings stones, counter and banner back, forward again too", "[viewer]") {
  Driver driver({case_path("B203.pgn")});
  driver.key("End");
  const auto taken = [&] { return driver.app().view().moment->taken[Side::first]; };
  CHECK(taken() == 12);
  CHECK(driver.app().view().moment->outcome.has_value());
  driver.key("Left");
  CHECK(taken() == 8);
  CHECK_FALSE(driver.app().view().moment->outcome.has_value());
  for (const char* const name : {"N12", "O12", "P13", "P14"}) {
    CHECK(cell_at(driver, name).kind == CellView::Kind::stone);
    CHECK(cell_at(driver, name).side == Side::second);
  }
  driver.key("Right");
  CHECK(taken() == 12);
  CHECK(driver.app().view().moment->outcome.has_value());
  std::mt19937 random(203);
  for (int i = 0; i < 20; ++i) {
    driver.key("g");
    driver.type(std::to_string(random() % 26));
    driver.key("Return");
    // A viewer that walked here step by step.
    Driver fresh({case_path("B203.pgn")});
    for (std::uint32_t step = driver.ply(); step > 0; --step) fresh.key("Right");
    CHECK(driver.stones() == fresh.stones());
    CHECK(driver.app().view().moment->taken == fresh.app().view().moment->taken);
    CHECK(driver.app().view().moment->sentence == fresh.app().view().moment->sentence);
  }
}

TEST_CASE("B204: after a game of captures the next one shows no counters, marks, rows or tried moves", "[viewer]") {
  Driver driver({case_path("B203.pgn")});
  driver.key("End");
  driver.key("Left");
  driver.click(Coord{0, 9});
  driver.keys({"1", "z", "M"});
  driver.key("Ctrl+0");
  driver.click(driver.place_of(named("K10")), true);
  REQUIRE(driver.app().view().attention.selected.has_value());
  driver.key("z");
  open(driver, case_path("B204.pgn"));
  const WindowView view = driver.app().view();
  CHECK(view.moment->taken == BySide<int>{});
  CHECK(driver.stones().empty());
  CHECK(view.moment->rows.empty());
  CHECK_FALSE(view.moment->outcome.has_value());
  CHECK_FALSE(view.scratch);
  CHECK_FALSE(view.attention.selected.has_value());
  CHECK_FALSE(view.fault.has_value());
  CHECK_FALSE(view.options.lens_axis.has_value());
  CHECK(view.options.zoom == 1);
  CHECK(view.options.numbers != NumberMode::from_here);
  CHECK(items(driver, Part::ghost) == 0);
  CHECK(items(driver, Part::row) == 0);
  CHECK(items(driver, Part::last_move) == 0);
}

TEST_CASE("B205: forward stops at the last move of a shorter next game", "[viewer]") {
  Driver driver({case_path("B204.pgn")});
  driver.key("End");
  CHECK(driver.ply() == 8);
  open(driver, case_path("B205.pgn"));
  for (int i = 0; i < 10; ++i) driver.key("Right");
  CHECK(driver.ply() == 3);
  CHECK(driver.stones() == "9,9:1 10,9:2 12,9:1");
}

TEST_CASE("B206: a jump to the comment marks the stone of that move alone", "[viewer]") {
  Driver driver({case_path("B206.pgn")});
  for (int i = 0; i < 5; ++i) driver.key("v");
  REQUIRE(driver.notice().find("comment") != std::string::npos);
  driver.key("n");
  CHECK(driver.ply() == 4);
  CHECK(last_move(driver) == "L12");
  const std::size_t marks = items(driver, Part::last_move);
  driver.keys({"End", "N"});
  CHECK(last_move(driver) == "L12");
  CHECK(items(driver, Part::last_move) == marks);
}

TEST_CASE("B207: switching numbers on and off leaves the picture as it was", "[viewer]") {
  Driver driver({case_path("B207.jsonl")});
  driver.keys({"Right", "Right", "Escape"});
  const std::size_t marks = items(driver, Part::last_move);
  CHECK(marks > 0);
  const auto board = [&] {
    return std::tuple(items(driver, Part::last_move), items(driver, Part::stone), items(driver, Part::stone_number));
  };
  const auto before = board();
  driver.keys({"m", "m"});
  CHECK(items(driver, Part::stone_number) == 2);
  CHECK(items(driver, Part::last_move) == marks);
  driver.keys({"m", "m", "Escape"});
  CHECK(board() == before);
  driver.key("Home");
  CHECK(items(driver, Part::last_move) == 0);
  CHECK(items(driver, Part::stone) == 0);
}

TEST_CASE("B208: a point used twice has its later number, captured stones have none, the list says when", "[viewer]") {
  Driver driver({case_path("B208.pgn")});
  driver.keys({"m", "m", "End"});
  REQUIRE(driver.app().options().numbers == NumberMode::all);
  CHECK(cell_at(driver, "K8").ply == 8);
  CHECK(cell_at(driver, "K9").kind == CellView::Kind::empty);
  // Six stones are left of eight moves and one pair taken.
  CHECK(items(driver, Part::stone_number) == 6);
  CHECK(texts(driver).find("4 captured at 5") != std::string::npos);
}

TEST_CASE("B211: at every scale a click on K10 means K10 and the board has whole pixels", "[viewer]") {
  for (const float scale : {1.0F, 1.5F, 2.0F}) {
    viewer::AppOptions options;
    options.paths = {case_path("B211.pgn")};
    options.size = {static_cast<int>(1360 * scale), static_cast<int>(900 * scale), scale};
    Driver driver(options);
    INFO("scale " << scale);
    const Picture& picture = driver.app().picture();
    CHECK(picture.cell == std::floor(picture.cell));
    CHECK(picture.cell >= 30 * scale);
    driver.key("End");
    driver.click(driver.place_of(named("K10")), true);
    CHECK(driver.app().view().attention.selected == driver.app().study()->topology().at(named("K10")));
  }
}

TEST_CASE("B212: in a window of any shape the board is square and a click hits what is under it", "[viewer]") {
  Driver driver({case_path("B212.pgn")});
  driver.key("End");
  for (const auto& [width, height] :
       {std::pair(300, 900), std::pair(900, 300), std::pair(1, 1), std::pair(0, 0), std::pair(1360, 900)}) {
    INFO(width << " x " << height);
    driver.input(viewer::Resize{width, height});
    const Picture& picture = driver.app().picture();
    CHECK(picture.board.width == picture.board.height);
    if (width < 300 || height < 300) continue;
    REQUIRE_FALSE(picture.board.empty());
    driver.click(driver.place_of(named("N10")), true);
    CHECK(driver.app().view().attention.selected == driver.app().study()->topology().at(named("N10")));
  }
}

TEST_CASE("B213: names in every script reach the picture whole", "[viewer]") {
  Driver driver({case_path("B213.pgn")});
  const std::string shown = texts(driver);
  CHECK(shown.find("\u0110\u1ED7 Th\u1ECB L\u1EADp") != std::string::npos);
  CHECK(shown.find("\u041F\u0435\u0448\u043E \u0410\u043D\u0433\u0435\u043B\u043E\u0432") != std::string::npos);
  CHECK(driver.heard().at(0).find("\u0110\u1ED7") != std::string::npos);
}

TEST_CASE("B214: names with blanks, a dash in front, two files, a missing one and a folder", "[viewer]") {
  const TempFolder folder;
  const std::string game = content_of(case_path("B214.pgn"));
  const std::string blank = folder.file("my game 1.pgn", game);
  const std::string dash = folder.file("-x.pgn", game);
  Driver one({blank});
  CHECK(one.app().view().games == 1);
  Driver odd({dash});
  CHECK(odd.app().view().games == 1);
  Driver two({blank, dash});
  CHECK(two.app().view().games == 2);
  Driver partly({folder.path("missing.pgn"), blank});
  CHECK(partly.app().view().games == 1);
  CHECK(partly.notice().find("missing.pgn") != std::string::npos);
  Driver whole({folder.path()});
  CHECK(whole.app().view().games == 2);
}

TEST_CASE("B215: a file changed on disk is read again at its ply; a broken version keeps the old one", "[viewer]") {
  const TempFolder folder;
  const std::string game = content_of(case_path("B215.pgn"));
  const std::string path = folder.file("game.pgn", game);
  Driver driver({path});
  driver.keys({"Right", "Right", "Right", "Right", "Right"});
  std::string longer = game;
  longer.insert(longer.rfind('*'), "5. A1 B1 ");
  folder.file("game.pgn", longer);
  driver.key("F5");
  driver.settle();
  CHECK(driver.ply() == 5);
  CHECK(driver.app().view().moment->plies == 10);
  folder.file("game.pgn", "\x01\x02\x03");
  driver.wait(2000);
  driver.settle();
  CHECK(driver.ply() == 5);
  CHECK(driver.app().view().moment->plies == 10);
  CHECK(driver.notice().find("stays") != std::string::npos);
}

TEST_CASE("B218: a finished game opens at its start without its result, and keys work at its end", "[viewer]") {
  Driver driver({case_path("B218.pgn")});
  const auto shows_result = [&] {
    const std::string shown = texts(driver);
    return shown.find("1-0") != std::string::npos || shown.find(" wins") != std::string::npos;
  };
  CHECK(driver.ply() == 0);
  CHECK_FALSE(shows_result());
  driver.keys({"Right", "Right", "Right"});
  CHECK_FALSE(shows_result());
  driver.key("s");
  CHECK(shows_result());
  driver.keys({"s", "End"});
  CHECK(shows_result());
  CHECK(driver.ply() == 11);
  driver.keys({"Right", "PageDown", "f", "m", "Space"});
  CHECK(driver.app().view().play.playing);
  driver.keys({"End", "Left"});
  CHECK(driver.ply() == 10);
  CHECK_FALSE(shows_result());
}

TEST_CASE("B219: the list writes numbers in full in a variation and behind it", "[viewer]") {
  Driver driver({case_path("B219.pgn")});
  driver.key("Right");
  const std::string shown = texts(driver);
  CHECK(shown.find("2... L12") != std::string::npos);
  CHECK(shown.find("1... L10") != std::string::npos);
}

}  // namespace fivefold
