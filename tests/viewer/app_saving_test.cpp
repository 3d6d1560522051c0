#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;
using testing::content_of;
using testing::TempFolder;
using viewer::Request;

void save_as(Driver& driver, const std::string& path) {
  driver.key("Ctrl+S");
  REQUIRE(driver.app().view().prompt.has_value());
  for (std::size_t i = driver.app().view().prompt->typed.size(); i > 0; --i) driver.key("Backspace");
  driver.type(path);
  driver.key("Return");
}

std::string trouble(Driver& driver) {
  const WindowView view = driver.app().view();
  return view.prompt ? view.prompt->trouble : std::string();
}

}  // namespace

TEST_CASE("a picture is proposed under the record's name and the ply") {
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.keys({"Right", "Right", "Ctrl+S"});
  REQUIRE(driver.app().view().prompt.has_value());
  CHECK(driver.app().view().prompt->typed == "five-ply2.svg");
  CHECK(driver.app().view().prompt->caret == 13);
}

TEST_CASE("what is typed takes the place of the proposed name; an arrow key keeps it") {
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.key("Ctrl+S");
  CHECK(driver.app().view().prompt->marked);
  driver.type("new.png");
  CHECK(driver.app().view().prompt->typed == "new.png");
  driver.key("Ctrl+A");
  driver.type("x");
  CHECK(driver.app().view().prompt->typed == "x");
  driver.keys({"Escape", "Ctrl+S", "Left"});
  driver.type("z");
  CHECK(driver.app().view().prompt->typed == "five-ply0.svzg");
  driver.keys({"Ctrl+A", "Backspace"});
  CHECK(driver.app().view().prompt->typed.empty());
}

TEST_CASE("an SVG picture, a film and a replay are written as their names say") {
  const TempFolder folder;
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.keys({"Right", "Right"});
  save_as(driver, folder.path("one.svg"));
  CHECK(driver.notice() == "Saved as " + folder.path("one.svg"));
  CHECK(content_of(folder.path("one.svg")).rfind("<svg", 100) != std::string::npos);
  save_as(driver, folder.path("all-film.svg"));
  save_as(driver, folder.path("all.html"));
  CHECK_FALSE(driver.app().view().prompt.has_value());
  CHECK(content_of(folder.path("all-film.svg")).size() > content_of(folder.path("one.svg")).size());
  CHECK(content_of(folder.path("all.html")).find("<html") != std::string::npos);
}

TEST_CASE("pixels are asked of the window") {
  const TempFolder folder;
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.asked();
  save_as(driver, folder.path("one.PNG"));
  save_as(driver, folder.path("all.apng"));
  const auto asked = driver.asked();
  REQUIRE(asked.size() == 2);
  CHECK((asked[0].kind == Request::Kind::save_raster && asked[0].text == folder.path("one.PNG")));
  CHECK((asked[1].kind == Request::Kind::save_raster && asked[1].text == folder.path("all.apng")));
}

TEST_CASE("what exists is replaced only by a second Enter on the same name") {
  const TempFolder folder;
  const std::string precious = folder.file("precious.svg", "precious");
  const std::string other = folder.file("other.svg", "other");
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  save_as(driver, precious);
  CHECK(trouble(driver).find("exists") != std::string::npos);
  CHECK(content_of(precious) == "precious");
  // Another name is another question.
  for (std::size_t i = driver.app().view().prompt->typed.size(); i > 0; --i) driver.key("Backspace");
  driver.type(other);
  driver.key("Return");
  CHECK(trouble(driver).find("exists") != std::string::npos);
  CHECK(content_of(other) == "other");
  driver.key("Return");
  CHECK_FALSE(driver.app().view().prompt.has_value());
  CHECK(content_of(other) != "other");
  CHECK(content_of(precious) == "precious");
}

TEST_CASE("names that cannot be are refused with a reason and the prompt stays") {
  const TempFolder folder;
  const std::string record = folder.file("record.svg", content_of(test::checkout_path("samples/pente/five.txt")));
  Driver driver({record});
  REQUIRE(driver.app().study() != nullptr);
  for (const std::string& path :
       {std::string(), folder.path("no-ending"), folder.path("a.gif"), folder.path("no/such/folder/a.svg"), record}) {
    INFO(path);
    save_as(driver, path);
    CHECK_FALSE(trouble(driver).empty());
    driver.keys({"Return", "Escape"});
    CHECK_FALSE(driver.app().view().prompt.has_value());
  }
  CHECK(content_of(record) == content_of(test::checkout_path("samples/pente/five.txt")));
}

TEST_CASE("position and record are copied") {
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.asked();
  driver.keys({"Right", "Ctrl+C", "Ctrl+Shift+C"});
  const auto asked = driver.asked();
  REQUIRE(asked.size() == 2);
  CHECK((asked[0].kind == Request::Kind::copy && asked[0].text.find("thanh-tra") != std::string::npos));
  CHECK(asked[1].kind == Request::Kind::copy);
  CHECK(asked[1].text.find("1. K10 L10 2. N10 M9") != std::string::npos);
}

}  // namespace fivefold
