#include <fmt/format.h>

#include <chrono>

#include "tests/support/app_driver.h"
#include "tests/support/catch.h"
#include "viewer/app/input.h"

namespace fivefold {
namespace {

using test::Driver;
using viewer::Key;
using viewer::KeyPress;

// samples/pente/five.txt has 25 plies; ply 11 (M11) takes M10 and M9.
const std::string kFive = test::checkout_path("samples/pente/five.txt");

}  // namespace

TEST_CASE("a game opens at the start, with its title and first sentence announced") {
  Driver driver({kFive});
  CHECK(driver.ply() == 0);
  CHECK(driver.stones().empty());
  const auto heard = driver.heard();
  REQUIRE(heard.size() == 2);
  CHECK(heard[0].find("thanh-tra") != std::string::npos);
  CHECK(heard[1] == driver.app().view().moment->sentence);
}

TEST_CASE("arrows, Home and End walk through the game and stop at its ends") {
  Driver driver({kFive});
  driver.key("Right");
  CHECK(driver.stones() == "9,9:1");
  driver.keys({"k", "k"});
  CHECK(driver.ply() == 3);
  driver.keys({"Left", "j"});
  CHECK(driver.ply() == 1);
  driver.key("End");
  CHECK(driver.ply() == 25);
  driver.key("Right");
  CHECK(driver.ply() == 25);
  driver.key("Home");
  CHECK(driver.ply() == 0);
  driver.key("Left");
  CHECK(driver.ply() == 0);
  driver.keys({"$"});
  CHECK(driver.ply() == 25);
  driver.keys({"0"});
  CHECK(driver.ply() == 0);
}

TEST_CASE("ten moves at a time stop at the ends") {
  Driver driver({kFive});
  driver.keys({"PageDown", "Shift+Right"});
  CHECK(driver.ply() == 20);
  driver.key("PageDown");
  CHECK(driver.ply() == 25);
  driver.keys({"PageUp", "Shift+Left"});
  CHECK(driver.ply() == 5);
  driver.key("PageUp");
  CHECK(driver.ply() == 0);
}

TEST_CASE("every step shown is announced once, a step that shows nothing is not") {
  Driver driver({kFive});
  driver.heard();
  driver.keys({"Right", "End", "End", "Right"});
  const auto heard = driver.heard();
  REQUIRE(heard.size() == 2);
  CHECK(heard[1] == driver.app().view().moment->sentence);
}

TEST_CASE("the prompt for a ply goes there and refuses nonsense with a sentence") {
  Driver driver({kFive});
  driver.key("g");
  REQUIRE(driver.app().view().prompt.has_value());
  driver.type("7k");
  driver.key("Return");
  REQUIRE(driver.app().view().prompt.has_value());
  CHECK_FALSE(driver.app().view().prompt->trouble.empty());
  CHECK(driver.ply() == 0);
  driver.key("Backspace");
  CHECK(driver.app().view().prompt->trouble.empty());
  driver.key("Return");
  CHECK_FALSE(driver.app().view().prompt.has_value());
  CHECK(driver.ply() == 7);

  for (const char* const nonsense : {"26", "-1", "4294967297", "1 2", "99999999999999999999", ""}) {
    driver.key("Ctrl+G");
    driver.type(nonsense);
    driver.key("Return");
    INFO(nonsense);
    REQUIRE(driver.app().view().prompt.has_value());
    CHECK_FALSE(driver.app().view().prompt->trouble.empty());
    driver.key("Escape");
    CHECK(driver.ply() == 7);
  }
  driver.key("g");
  driver.type(" 0 ");
  driver.key("Return");
  CHECK(driver.ply() == 0);
}

TEST_CASE("the play makes a move at its time, can be made faster and stops at the end") {
  Driver driver({kFive});
  driver.key("Space");
  REQUIRE(driver.app().view().play.playing);
  driver.wait(990);
  CHECK(driver.ply() == 0);
  driver.wait(20);
  CHECK(driver.ply() == 1);
  driver.wait(1000);
  CHECK(driver.ply() == 2);
  driver.keys({"+", "+", "+"});
  CHECK(driver.app().view().play.speed == 8);
  driver.key("+");
  CHECK(driver.app().view().play.speed == 8);
  driver.wait(4000);
  CHECK(driver.ply() == 25);
  CHECK_FALSE(driver.app().view().play.playing);
}

TEST_CASE("the play knows the speeds from a quarter of a move to eight moves a second") {
  Driver driver({kFive});
  std::vector<float> speeds;
  for (int i = 0; i < 8; ++i) driver.key("-");
  for (int i = 0; i < 8; ++i) {
    speeds.push_back(driver.app().view().play.speed);
    driver.key("+");
  }
  CHECK(speeds == std::vector<float>{0.25F, 0.5F, 1, 2, 4, 8, 8, 8});
}

TEST_CASE("a step by hand pauses the play, and at the end the play begins anew") {
  Driver driver({kFive});
  driver.key("Space");
  driver.key("Right");
  CHECK_FALSE(driver.app().view().play.playing);
  driver.key("End");
  driver.key("Space");
  CHECK(driver.app().view().play.playing);
  CHECK(driver.ply() == 0);
  driver.key("Space");
  CHECK_FALSE(driver.app().view().play.playing);
}

TEST_CASE("the play waits while something lies over the board, and then for the whole time of a move") {
  for (const char* const opens : {"?", "Ctrl+O", "Tab"}) {
    Driver driver({kFive});
    driver.key("Space");
    driver.wait(1010);
    REQUIRE(driver.ply() == 1);
    driver.wait(600);
    driver.key(opens);
    driver.wait(5000);
    INFO(opens);
    CHECK(driver.ply() == 1);
    driver.key("Escape");
    CHECK(driver.app().view().play.playing);
    driver.wait(900);
    CHECK(driver.ply() == 1);
    driver.wait(200);
    CHECK(driver.ply() == 2);
  }
}

TEST_CASE("the play does not make up for lost time in a burst") {
  Driver driver({kFive});
  driver.key("Space");
  driver.app().tick(driver.now() + std::chrono::seconds(60));
  CHECK(driver.ply() == 1);
}

TEST_CASE("a held key steps at most once a picture, and nothing runs on after its release") {
  Driver driver({kFive});
  driver.input(KeyPress{Key::right});
  CHECK(driver.ply() == 1);
  // The keyboard repeats 30 times a second for two seconds; the machine draws five pictures a second.
  for (int repeat = 1; repeat <= 60; ++repeat) {
    driver.input(KeyPress{Key::right, 0, false, false, false, true});
    if (repeat % 6 == 0) driver.app().picture();
    driver.wait(30);
  }
  const std::uint32_t reached = driver.ply();
  CHECK(reached <= 12);
  CHECK(reached >= 10);
  driver.input(viewer::KeyRelease{Key::right});
  driver.wait(2000);
  driver.app().picture();
  driver.wait(2000);
  CHECK(driver.ply() == reached);
}

TEST_CASE("keys pressed one by one are never lost, however slow the pictures") {
  Driver driver({kFive});
  for (int i = 0; i < 7; ++i) {
    driver.input(KeyPress{Key::right});
    driver.input(viewer::KeyRelease{Key::right});
  }
  CHECK(driver.ply() == 7);
  for (int i = 0; i < 3; ++i) driver.input(viewer::Typed{U'k', false});
  CHECK(driver.ply() == 10);
  for (int i = 0; i < 5; ++i) driver.input(viewer::Typed{U'k', true});
  CHECK(driver.ply() == 10);
}

TEST_CASE("a held key does not flip switches to and fro") {
  Driver driver({kFive});
  driver.input(viewer::Typed{U'f', false});
  for (int i = 0; i < 5; ++i) {
    driver.app().picture();
    driver.input(viewer::Typed{U'f', true});
  }
  CHECK(driver.app().options().symmetry == Symmetry::half_turn);
}

TEST_CASE("a capture is animated for a moment, but not in a hurry nor against the person's wish") {
  Driver driver({kFive});
  const auto to_ten = [&] {
    driver.key("g");
    driver.type("10");
    driver.key("Return");
  };
  to_ten();
  driver.wait(500);
  driver.input(KeyPress{Key::right});
  REQUIRE(driver.ply() == 11);
  CHECK(driver.app().view().attention.ghost_progress < 0.1F);
  CHECK(driver.app().next_tick().has_value());
  driver.wait(90);
  CHECK(driver.app().view().attention.ghost_progress == Approx(0.5).margin(0.1));
  driver.wait(100);
  CHECK(driver.app().view().attention.ghost_progress == 1);
  // Back: no animation. Forward at once: in a hurry.
  driver.input(KeyPress{Key::left});
  CHECK(driver.app().view().attention.ghost_progress == 1);
  driver.input(KeyPress{Key::right});
  CHECK(driver.app().view().attention.ghost_progress == 1);
  driver.key("a");
  to_ten();
  driver.wait(500);
  driver.input(KeyPress{Key::right});
  CHECK(driver.app().view().attention.ghost_progress == 1);
}

TEST_CASE("nothing is to be drawn again until something changes") {
  Driver driver({kFive});
  driver.wait(20000);
  driver.app().picture();
  driver.wait(3000);
  CHECK_FALSE(driver.app().dirty());
  CHECK_FALSE(driver.app().next_tick().has_value());
  driver.input(KeyPress{Key::right});
  CHECK(driver.app().dirty());
  driver.app().picture();
  CHECK_FALSE(driver.app().dirty());
  driver.input(KeyPress{Key::none, 'J', true});
  CHECK_FALSE(driver.app().dirty());
}

}  // namespace fivefold
