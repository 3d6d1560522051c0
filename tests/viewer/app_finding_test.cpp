#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;

// Plies 11 and 25 of five.txt: M11 takes two stones; the row of five ends the game (README of samples).
const std::string kFive = test::checkout_path("samples/pente/five.txt");
// Faulty: ply 3 breaks the opening rule, ply 6 stands on a hole, two moves follow.
const std::string kBroken = test::checkout_path("samples/vcaro/broken.jsonl");
// The game of five.txt with a comment at ply 11 and a variation of three moves that leaves before ply 12.
const std::string kClub = test::checkout_path("samples/native/club.xml");

void go_to(Driver& driver, std::string_view ply) {
  driver.key("g");
  driver.type(ply);
  driver.key("Return");
}

}  // namespace

TEST_CASE("n and N find captures and nothing else once captures are chosen") {
  Driver driver({kFive});
  driver.key("v");
  CHECK(driver.notice().find("capture") != std::string::npos);
  driver.key("n");
  CHECK(driver.ply() == 11);
  driver.key("n");
  CHECK(driver.ply() == 11);
  CHECK(driver.notice() == "No capture after this move.");
  driver.key("End");
  driver.key("Shift+F3");
  CHECK(driver.ply() == 11);
  driver.key("N");
  CHECK(driver.notice() == "No capture before this move.");
}

TEST_CASE("the kinds of events go round, each named in a notice") {
  Driver driver({kFive});
  std::vector<std::string> seen;
  for (int i = 0; i < 6; ++i) {
    driver.key("v");
    seen.push_back(driver.notice());
  }
  for (std::size_t i = 0; i < seen.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) CHECK(seen[i] != seen[j]);
  driver.key("v");
  CHECK(driver.notice() == seen[0]);
}

TEST_CASE("without variations Up and Down go to events of any kind") {
  Driver driver({kClub});
  go_to(driver, "5");
  driver.key("Down");
  CHECK(driver.ply() == 11);
}

TEST_CASE("e walks through all faults, those about the record too, and comes round with a notice") {
  Driver driver({kBroken});
  const Study& study = *driver.app().study();
  // fivefold validate samples/vcaro/broken.jsonl lists these three.
  REQUIRE(study.faults().size() == 3);
  driver.heard();
  driver.key("e");
  CHECK(driver.app().view().fault == 0U);
  CHECK(driver.ply() == 3);
  CHECK(driver.heard().back().find("O102") != std::string::npos);
  driver.key("e");
  CHECK(driver.app().view().fault == 1U);
  // The move on the hole cannot be placed: five stones stand.
  CHECK(driver.app().cursor().tokens == 6);
  CHECK(driver.ply() == 5);
  driver.key("e");
  CHECK(driver.app().view().fault == 2U);
  CHECK(driver.notice().empty());
  driver.key("e");
  CHECK(driver.app().view().fault == 0U);
  CHECK(driver.notice() == "All faults seen: from the first again.");
  driver.key("E");
  CHECK(driver.app().view().fault == 2U);
  CHECK(driver.notice() == "All faults seen: from the last again.");
}

TEST_CASE("the text of a fault goes when another position is shown, and e goes on from there") {
  Driver driver({kBroken});
  driver.keys({"e", "Left"});
  CHECK_FALSE(driver.app().view().fault.has_value());
  driver.key("e");
  CHECK(driver.app().view().fault == 1U);
  driver.key("Escape");
  CHECK_FALSE(driver.app().view().fault.has_value());
}

TEST_CASE("a record without faults says so") {
  Driver driver({kFive});
  driver.key("e");
  CHECK(driver.notice() == "This record has no faults.");
}

TEST_CASE("b goes to the stone that broke the opening rule, and again to the next rule's") {
  Driver driver({kBroken});
  driver.key("b");
  CHECK(driver.app().cursor() == Cursor{0, 3});
  Driver clean({kFive});
  clean.key("b");
  const std::uint32_t once = clean.ply();
  CHECK((once == 1 || once == 3));
  clean.key("b");
  CHECK(clean.ply() == (once == 1 ? 3U : 1U));
}

TEST_CASE("a record without opening rules has nothing for b") {
  Driver driver({test::checkout_path("tests/viewer/records/connect6.jsonl")});
  driver.key("b");
  CHECK(driver.notice() == "No opening rule applies to a stone of this game.");
}

TEST_CASE("Down enters a variation, Up comes back to the main line, Backspace to where it leaves") {
  Driver driver({kClub});
  go_to(driver, "12");
  driver.key("Down");
  REQUIRE(driver.app().cursor() == Cursor{1, 12});
  CHECK(driver.app().view().moment->comment == "another way to go on");
  driver.key("Down");
  CHECK(driver.notice() == "No variation below this one.");
  driver.key("Up");
  CHECK(driver.app().cursor() == Cursor{0, 12});
  driver.key("Up");
  CHECK(driver.notice() == "No variation above this one.");
  driver.key("Down");
  driver.keys({"Right", "Right", "Right"});
  CHECK(driver.app().cursor() == Cursor{1, 14});
  driver.key("Backspace");
  CHECK(driver.app().cursor() == Cursor{0, 11});
  driver.key("Backspace");
  CHECK(driver.notice() == "This is the main line.");
}

TEST_CASE("where the game can go on in several ways, Down enters the first variation") {
  Driver driver({kClub});
  go_to(driver, "11");
  driver.key("Down");
  CHECK(driver.app().cursor() == Cursor{1, 12});
}

TEST_CASE("stepped back out of a variation, forward leads into it again, and Backspace out of it") {
  Driver driver({kClub});
  go_to(driver, "12");
  driver.keys({"Down", "Left", "Left"});
  CHECK(driver.ply() == 10);
  driver.keys({"Right", "Right"});
  CHECK(driver.app().view().moment->comment == "another way to go on");
  driver.keys({"Left", "Left", "Left", "Backspace"});
  CHECK(driver.app().cursor() == Cursor{0, 9});
}

}  // namespace fivefold
