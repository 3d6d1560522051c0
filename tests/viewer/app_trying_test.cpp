#include <filesystem>

#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;
using test::pente_game;
using testing::content_of;
using testing::TempFolder;

const std::string kFive = test::checkout_path("samples/pente/five.txt");

void go_to(Driver& driver, std::string_view ply) {
  driver.key("g");
  driver.type(ply);
  driver.key("Return");
}

}  // namespace

TEST_CASE("a click on an empty intersection tries a move there, further clicks go on") {
  Driver driver({kFive});
  driver.keys({"Right", "Right"});
  const std::string before = driver.stones();
  driver.click(Coord{3, 3});
  CHECK(driver.app().view().scratch);
  CHECK(driver.ply() == 3);
  driver.click(Coord{3, 4});
  CHECK(driver.stones() == "3,3:1 3,4:2 " + before);
  driver.key("Left");
  CHECK(driver.ply() == 3);
  driver.key("Right");
  CHECK(driver.ply() == 4);
}

TEST_CASE("Esc drops the tried moves and shows exactly what was shown before") {
  Driver driver({kFive});
  go_to(driver, "11");
  const Study* const study = driver.app().study();
  const Cursor cursor = driver.app().cursor();
  const std::string stones = driver.stones();
  driver.click(Coord{3, 3});
  driver.click(Coord{4, 4});
  driver.keys({"Home", "Escape"});
  CHECK_FALSE(driver.app().view().scratch);
  CHECK(driver.app().study() == study);
  CHECK(driver.app().cursor() == cursor);
  CHECK(driver.stones() == stones);
  CHECK(driver.notice() == "Tried moves dropped");
}

TEST_CASE("a click where the record itself plays on follows it") {
  Driver driver({kFive});
  driver.key("Right");
  // The second move of five.txt is L10.
  driver.click(Coord{10, 9});
  CHECK_FALSE(driver.app().view().scratch);
  CHECK(driver.app().cursor() == Cursor{0, 2});
  // In club.xml a variation begins with L9 after ply 11.
  Driver club({test::checkout_path("samples/native/club.xml")});
  go_to(club, "11");
  club.click(Coord{10, 8});
  CHECK_FALSE(club.app().view().scratch);
  CHECK(club.app().cursor() == Cursor{1, 12});
}

TEST_CASE("a tried move captures as core says") {
  // White on K10 and N10 with Black between on L10; M10 of Black makes a pair, which White's ... takes.
  const TempFolder folder;
  Driver driver({folder.file("game.txt", pente_game("1. K10 L10 2. A1 M10"))});
  driver.key("End");
  driver.click(Coord{12, 9});
  CHECK(driver.app().view().moment->taken[Side::first] == 2);
  CHECK(driver.stones() == "0,0:1 9,9:1 12,9:1");
  driver.key("Left");
  CHECK(driver.app().view().moment->taken[Side::first] == 0);
}

TEST_CASE("a move that breaks a rule is not placed, and the reason is told") {
  // After K10 and one move of Black, White's second stone must be 3 away from the centre in rated games.
  Driver breach({test::checkout_path("samples/pente/opening-breach.txt")});
  breach.keys({"Right", "Right"});
  breach.click(Coord{9, 10});
  CHECK_FALSE(breach.app().view().scratch);
  CHECK(breach.ply() == 2);
  CHECK(breach.notice().find("at least 3 away") != std::string::npos);
  CHECK(breach.app().view().notice->trouble);

  // D8 is a hole of samples/vcaro/broken.jsonl, I10 a locked cell of locked.jsonl.
  Driver hole({test::checkout_path("samples/vcaro/broken.jsonl")});
  hole.key("Right");
  hole.click(Coord{3, 7});
  CHECK(hole.ply() == 1);
  CHECK(hole.notice().find("hole") != std::string::npos);
  Driver locked({test::checkout_path("samples/vcaro/locked.jsonl")});
  locked.key("Right");
  locked.click(Coord{8, 9});
  CHECK(locked.ply() == 1);
  CHECK(locked.notice().find("locked") != std::string::npos);
}

TEST_CASE("after the end of the game nothing can be tried") {
  Driver driver({kFive});
  driver.key("End");
  driver.click(Coord{0, 0});
  CHECK_FALSE(driver.app().view().scratch);
  CHECK(driver.notice().find("over") != std::string::npos);
}

TEST_CASE("a tried move can win, and the line then ends") {
  const TempFolder folder;
  Driver driver({folder.file("game.txt", pente_game("1. K10 A1 2. N10 A3 3. L10 A5 4. M10 A7"))});
  driver.key("End");
  driver.click(Coord{13, 9});
  REQUIRE(driver.app().view().moment->outcome.has_value());
  CHECK(driver.app().view().moment->outcome->winner == Side::first);
  driver.click(Coord{0, 18});
  CHECK(driver.ply() == 9);
}

TEST_CASE("from the midst of the tried moves another move replaces the later ones") {
  Driver driver({kFive});
  driver.key("Right");
  driver.click(Coord{3, 3});
  driver.click(Coord{4, 3});
  driver.click(Coord{5, 3});
  driver.keys({"Left", "Left"});
  driver.click(Coord{0, 0});
  CHECK(driver.stones() == "0,0:1 3,3:2 9,9:1");
  CHECK(driver.app().view().moment->plies == 3);
}

TEST_CASE("moves can be tried behind a move that could not be placed") {
  Driver driver({test::checkout_path("samples/vcaro/broken.jsonl")});
  driver.key("End");
  CHECK(driver.ply() == 5);
  driver.click(Coord{0, 0});
  CHECK(driver.app().view().scratch);
  CHECK(driver.ply() == 6);
  driver.click(Coord{0, 1});
  CHECK(driver.ply() == 7);
  driver.key("Escape");
  CHECK(driver.ply() == 5);
}

TEST_CASE("the tried moves are saved as a variation to a new file only") {
  const TempFolder folder;
  const std::string text = pente_game("1. K10 L10 2. N10 M8");
  const std::string source = folder.file("game.txt", text);
  Driver driver({source});
  driver.key("Ctrl+Shift+S");
  CHECK_FALSE(driver.app().view().prompt.has_value());
  driver.keys({"Right", "Right"});
  driver.click(Coord{3, 3});
  driver.click(Coord{4, 4});

  const auto save_as = [&](const std::string& path) {
    driver.key("Ctrl+Shift+S");
    REQUIRE(driver.app().view().prompt.has_value());
    driver.key("End");
    for (std::size_t i = driver.app().view().prompt->typed.size(); i > 0; --i) driver.key("Backspace");
    driver.type(path);
    driver.key("Return");
  };
  save_as(source);
  REQUIRE(driver.app().view().prompt.has_value());
  CHECK_FALSE(driver.app().view().prompt->trouble.empty());
  driver.keys({"Return", "Return", "Escape"});
  CHECK(content_of(source) == text);

  save_as(folder.path("tried.xml"));
  CHECK_FALSE(driver.app().view().prompt.has_value());
  CHECK(content_of(source) == text);
  Driver saved({folder.path("tried.xml")});
  REQUIRE(saved.app().study()->record().lines.size() == 2);
  CHECK(saved.app().study()->length(0) == 4);
  saved.keys({"Right", "Right", "Down", "Right"});
  CHECK(saved.stones() == "3,3:1 4,4:2 9,9:1 10,9:2");
}

}  // namespace fivefold
