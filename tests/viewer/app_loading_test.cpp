#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <thread>

#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;
using test::pente_game;
using testing::content_of;
using testing::TempFolder;
using viewer::Pasted;

/// Two looks of the watch, half a second apart, and the reading.
void notice_change(Driver& driver) {
  driver.wait(2000);
  driver.settle();
}

}  // namespace

TEST_CASE("nothing opened: help, the list of files and the other keys work") {
  Driver driver(std::vector<std::string>{});
  CHECK(driver.app().study() == nullptr);
  driver.key("?");
  CHECK(driver.app().view().help.has_value());
  driver.key("?");
  CHECK_FALSE(driver.app().view().help.has_value());
  driver.key("Ctrl+O");
  CHECK(driver.app().view().files.has_value());
  driver.key("Escape");
  for (const viewer::CommandRow& row : viewer::all_commands()) {
    driver.app().run(row.command, driver.now());
    driver.app().picture();
  }
  CHECK(driver.app().study() == nullptr);
}

TEST_CASE("missing, empty and foreign files and folders without games show a message that stays") {
  const TempFolder folder;
  std::filesystem::create_directory(folder.path("empty"));
  for (const std::string& path :
       {folder.path("missing.txt"), folder.file("empty.txt", ""),
        folder.file("foreign.txt", "This is a letter to a friend.\n"), folder.path("empty")}) {
    INFO(path);
    Driver driver({path});
    CHECK(driver.app().study() == nullptr);
    CHECK_FALSE(driver.notice().empty());
    driver.wait(60000);
    CHECK_FALSE(driver.notice().empty());
    CHECK(driver.app().view().notice->trouble);
    driver.key("Ctrl+O");
    CHECK(driver.app().view().files.has_value());
  }
}

TEST_CASE("what cannot be opened leaves the opened game as it is") {
  const TempFolder folder;
  Driver driver({folder.file("game.txt", pente_game("1. K10 L10"))});
  driver.key("Right");
  driver.input(Pasted{folder.file("letter.txt", "Dear friend\n")});
  driver.settle();
  CHECK(driver.ply() == 1);
  CHECK(driver.app().view().notice->trouble);
  driver.input(Pasted{"no record at all"});
  driver.settle();
  CHECK(driver.ply() == 1);
  CHECK(driver.notice().find("clipboard") != std::string::npos);
}

TEST_CASE("Ctrl+V asks for the clipboard; a path in it is opened, a record in it is read") {
  const TempFolder folder;
  const std::string path = folder.file("my game 1.txt", pente_game("1. K10 L10 2. N10", "Path"));
  Driver driver(std::vector<std::string>{});
  driver.key("Ctrl+V");
  const auto asked = driver.asked();
  REQUIRE(asked.size() == 1);
  CHECK(asked[0].kind == viewer::Request::Kind::paste);
  driver.input(Pasted{"  " + path + "\n"});
  driver.settle();
  REQUIRE(driver.app().study() != nullptr);
  CHECK(driver.app().study()->record().players[0].name == "Path");
  driver.input(Pasted{pente_game("1. K10 L10", "Text")});
  driver.settle();
  CHECK(driver.app().study()->record().players[0].name == "Text");
  driver.key("F5");
  CHECK(driver.notice() == "There is no file to read again.");
}

TEST_CASE("pasting into a field types there") {
  const TempFolder folder;
  Driver driver({folder.file("game.txt", pente_game("1. K10 L10"))});
  driver.key("g");
  driver.input(Pasted{"1\nand more"});
  CHECK(driver.app().view().prompt->typed == "1");
  driver.key("Return");
  CHECK(driver.ply() == 1);
}

TEST_CASE("a game and a ply can be asked for at the start") {
  const TempFolder folder;
  viewer::AppOptions options;
  options.paths = {folder.file("two.txt", pente_game("1. K10") + pente_game("1. K10 L10 2. N10"))};
  options.game = 2;
  options.ply = 2;
  Driver driver(options);
  CHECK(driver.app().view().game == 1);
  CHECK(driver.ply() == 2);
  options.game = 7;
  Driver beyond(options);
  CHECK(beyond.app().view().game == 1);
}

TEST_CASE("a file that changes on disk is read again, keeping the ply") {
  const TempFolder folder;
  const std::string path = folder.file("game.txt", pente_game("1. K10 L10 2. N10 M8", "Old"));
  Driver driver({path});
  driver.keys({"Right", "Right", "Right"});
  folder.file("game.txt", pente_game("1. K10 L10 2. N10 M8 3. A1 B1", "New and longer"));
  notice_change(driver);
  CHECK(driver.app().study()->record().players[0].name == "New and longer");
  CHECK(driver.ply() == 3);
  CHECK(driver.app().view().moment->plies == 6);
}

TEST_CASE("a shorter new version keeps as much of the place as there is") {
  const TempFolder folder;
  const std::string path = folder.file("game.txt", pente_game("1. K10 L10 2. N10 M8"));
  Driver driver({path});
  driver.key("End");
  folder.file("game.txt", pente_game("1. K10 L10"));
  driver.key("F5");
  driver.settle();
  CHECK(driver.ply() == 2);
}

TEST_CASE("reload with the table open: no row is asked for that has not been read again yet") {
  const TempFolder folder;
  // More games than are handed over at a time, so that some of them arrive while the pipe is waited for.
  std::string many;
  for (int i = 0; i < 600; ++i) many += pente_game("1. K10 L10");
  const std::string first = folder.file("a.txt", many);
  const std::string pipe = folder.path("pipe");
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  // The pipe gives two games the first time; at the second reading nobody writes to it.
  std::thread writer([&] {
    const int to = open(pipe.c_str(), O_WRONLY);
    const std::string games = pente_game("1. K10 L10", "Second") + pente_game("1. K10 L9", "Third");
    CHECK(write(to, games.data(), games.size()) == static_cast<ssize_t>(games.size()));
    close(to);
  });
  Driver driver({first, pipe});
  writer.join();
  REQUIRE(driver.app().view().games == 602);
  driver.keys({"Tab", "End"});
  driver.app().run(viewer::Command::reload, driver.now());
  for (int i = 0; i < 500 && driver.app().view().games == 602; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    driver.wait(10);
  }
  WindowView view = driver.app().view();
  REQUIRE(view.games > 0);
  // Games go on arriving until the pipe is waited for; the list follows with the next tick.
  for (int i = 0; i < 6000 && view.browser->shown != view.games; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    driver.wait(10);
    view = driver.app().view();
  }
  CHECK(view.games <= 600);
  REQUIRE(view.browser->rows.size() > 0);
  CHECK(view.browser->shown == view.games);
  driver.key("Down");
  driver.app().picture();
  const int end = open(pipe.c_str(), O_WRONLY | O_NONBLOCK);
  if (end >= 0) close(end);
}

TEST_CASE("a broken new version keeps the old one and says so; when it is mended it is read") {
  const TempFolder folder;
  const std::string path = folder.file("game.txt", pente_game("1. K10 L10 2. N10 M8", "Old"));
  Driver driver({path});
  driver.keys({"Right", "Right"});
  for (const char* const broken : {"", "garbage of all kinds\n", "[Game \"Pente\"]\r\n"}) {
    folder.file("game.txt", broken);
    notice_change(driver);
    INFO(broken);
    CHECK(driver.app().study()->record().players[0].name == "Old");
    CHECK(driver.ply() == 2);
    CHECK(driver.notice().find("stays") != std::string::npos);
  }
  std::filesystem::remove(path);
  driver.key("F5");
  driver.settle();
  CHECK(driver.app().study()->record().players[0].name == "Old");
  folder.file("game.txt", pente_game("1. K10 L10 2. N10", "Mended"));
  notice_change(driver);
  CHECK(driver.app().study()->record().players[0].name == "Mended");
  CHECK(driver.ply() == 2);
}

TEST_CASE("a changed file does not take tried moves away") {
  const TempFolder folder;
  const std::string path = folder.file("game.txt", pente_game("1. K10 L10", "Old"));
  Driver driver({path});
  driver.key("Right");
  driver.click(Coord{3, 3});
  REQUIRE(driver.app().view().scratch);
  folder.file("game.txt", pente_game("1. K10 L10 2. N10", "New and longer"));
  notice_change(driver);
  CHECK(driver.app().view().scratch);
  CHECK(driver.ply() == 2);
  driver.key("Escape");
  driver.settle();
  CHECK(driver.app().study()->record().players[0].name == "New and longer");
  CHECK(driver.ply() == 1);
}

TEST_CASE("nothing that the viewer does changes the opened file") {
  const TempFolder folder;
  const std::string text = pente_game("1. K10 A1 2. N10 T19");
  const std::string path = folder.file("game.txt", text);
  Driver driver({path});
  driver.keys({"End", "f", "Ctrl+Alt+Right", "Ctrl+Alt+Down", "M", "c"});
  driver.click(Coord{3, 3});
  driver.key("Escape");
  CHECK(content_of(path) == text);
}

}  // namespace fivefold
