#include <filesystem>
#include <set>

#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;
using test::pente_game;
using testing::TempFolder;

const std::string kThree = pente_game("1. K10 L10 2. N10", "Nguy\u1EC5n V\u0103n A", "Zoe") +
                           pente_game("1. K10 A1", "Boris", "Anna") +
                           pente_game("1. K10 L10 2. N10 M8 3. A1", "Carl", "Dora");

std::vector<std::string> first_players(Driver& driver) {
  std::vector<std::string> names;
  const WindowView view = driver.app().view();
  if (view.browser)
    for (const GameRowView& row : view.browser->rows) names.push_back(row.first);
  return names;
}

}  // namespace

TEST_CASE("a file of many games opens the first and says how the others are reached") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  CHECK(driver.app().view().games == 3);
  CHECK(driver.app().view().game == 0);
  CHECK(driver.notice() == "3 games: Tab lists them");
}

TEST_CASE("next and previous game go through the file and stop at its ends") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.key("]");
  CHECK(driver.app().view().game == 1);
  driver.key("Ctrl+PageDown");
  CHECK(driver.app().view().game == 2);
  driver.key("]");
  CHECK(driver.app().view().game == 2);
  CHECK(driver.notice() == "This is the last game.");
  driver.keys({"[", "Ctrl+PageUp", "["});
  CHECK(driver.app().view().game == 0);
  CHECK(driver.notice() == "This is the first game.");
}

TEST_CASE("opening another game announces its title") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.heard();
  driver.key("]");
  const auto heard = driver.heard();
  REQUIRE(heard.size() == 2);
  CHECK(heard[0].find("Boris") != std::string::npos);
  bool titled = false;
  for (const viewer::Request& request : driver.asked())
    titled =
        titled || (request.kind == viewer::Request::Kind::title && request.text.find("Boris") != std::string::npos);
  CHECK(titled);
}

TEST_CASE("the games list filters what is typed without regard to accents and opens by Enter") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.key("Tab");
  CHECK(first_players(driver) == std::vector<std::string>{"Nguy\u1EC5n V\u0103n A", "Boris", "Carl"});
  driver.type("nguyen");
  CHECK(first_players(driver) == std::vector<std::string>{"Nguy\u1EC5n V\u0103n A"});
  for (int i = 0; i < 6; ++i) driver.key("Backspace");
  CHECK(first_players(driver).size() == 3);
  driver.type("dora");
  driver.key("Return");
  CHECK_FALSE(driver.app().view().browser.has_value());
  CHECK(driver.app().view().game == 2);
  // Filtered to one game, there is no next one.
  driver.key("]");
  CHECK(driver.notice() == "This is the last game of the list.");
}

TEST_CASE("letters typed into the filter are no commands") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.key("/");
  driver.type("fm?g/");
  CHECK(driver.app().view().browser->filter == "fm?g/");
  CHECK(driver.app().options().symmetry == Symmetry::identity);
  CHECK_FALSE(driver.app().view().help.has_value());
  driver.key("Escape");
  CHECK_FALSE(driver.app().view().browser.has_value());
}

TEST_CASE("while a line is being typed, no command acts on what cannot be seen") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.key("Tab");
  driver.keys({"Ctrl+PageDown", "Ctrl+Alt+Right", "F5", "Ctrl+C"});
  CHECK(driver.app().view().game == 0);
  CHECK(driver.app().options().symmetry == Symmetry::identity);
  REQUIRE(driver.app().view().browser.has_value());
  // From list to list there is a way, out of a question only Enter and Esc.
  driver.key("Ctrl+O");
  CHECK((driver.app().view().files.has_value() && !driver.app().view().browser.has_value()));
  driver.keys({"Escape", "g", "Tab", "F1", "Ctrl+O"});
  CHECK(driver.app().view().prompt.has_value());
  driver.key("Escape");
  CHECK_FALSE(driver.app().view().prompt.has_value());
}

TEST_CASE("a click on a column sorts by it, a second one the other way around, and games follow that order") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.key("Tab");
  driver.click(HitKind::column, static_cast<int>(GameColumn::first));
  CHECK(first_players(driver) == std::vector<std::string>{"Boris", "Carl", "Nguy\u1EC5n V\u0103n A"});
  driver.click(HitKind::column, static_cast<int>(GameColumn::first));
  CHECK(first_players(driver) == std::vector<std::string>{"Nguy\u1EC5n V\u0103n A", "Carl", "Boris"});
  // The opened game is still the highlighted one; a click on the second row opens Carl's.
  driver.click(HitKind::game, 1);
  CHECK(driver.app().view().game == 2);
  driver.key("]");
  CHECK(driver.app().view().game == 1);
}

TEST_CASE("two quick clicks on a column are two clicks") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.key("Tab");
  const Vec at = driver.place_of(HitKind::column, static_cast<int>(GameColumn::first));
  viewer::PointerPress press{};
  press.at = at;
  driver.input(press);
  press.twice = true;
  driver.input(press);
  CHECK(first_players(driver) == std::vector<std::string>{"Nguy\u1EC5n V\u0103n A", "Carl", "Boris"});
}

TEST_CASE("keys sort the list too: by the next column, by the one before, the other way around") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.key("Tab");
  driver.type("a");
  driver.key("Backspace");
  REQUIRE(driver.app().view().browser.value().sorted_by == GameColumn::number);
  driver.key("Ctrl+Right");
  CHECK(driver.app().view().browser.value().sorted_by == GameColumn::first);
  CHECK(first_players(driver) == std::vector<std::string>{"Boris", "Carl", "Nguy\u1EC5n V\u0103n A"});
  driver.key("Ctrl+Down");
  CHECK(first_players(driver) == std::vector<std::string>{"Nguy\u1EC5n V\u0103n A", "Carl", "Boris"});
  driver.keys({"Ctrl+Left", "Ctrl+Left", "Ctrl+Left"});
  // From the leftmost column around to the rightmost.
  CHECK(driver.app().view().browser.value().sorted_by == GameColumn::captures);
  // The row that was highlighted opens, wherever sorting has moved it.
  driver.keys({"Return"});
  CHECK_FALSE(driver.app().view().browser.has_value());
  // At the board the key shows what it sorts.
  driver.key("Ctrl+Left");
  CHECK(driver.app().view().browser.value().sorted_by == GameColumn::plies);
}

TEST_CASE("keys sort only by columns that a narrow window shows") {
  const TempFolder folder;
  Driver driver({folder.file("three.txt", kThree)});
  driver.input(viewer::Resize{640, 560});
  driver.key("Tab");
  std::set<std::int64_t> headlines;
  for (const Hit& hit : driver.app().picture().hits)
    if (hit.kind == HitKind::column) headlines.insert(hit.a);
  REQUIRE(headlines.size() < kGameColumns);
  std::set<std::int64_t> sorted;
  for (int i = 0; i < 2 * kGameColumns; ++i) {
    driver.key("Ctrl+Right");
    sorted.insert(static_cast<std::int64_t>(driver.app().view().browser.value().sorted_by));
  }
  CHECK(sorted == headlines);
}

TEST_CASE("the list of keys scrolls to its end and not beyond, by keys and by the wheel") {
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.input(viewer::Resize{640, 560});
  driver.keys({"?", "End"});
  const float end = driver.app().view().help.value().scroll;
  CHECK(end > 10);
  driver.key("Up");
  CHECK(driver.app().view().help.value().scroll == end - 1);
  const std::string before = driver.app().picture().list.dump();
  driver.key("End");
  CHECK(driver.app().picture().list.dump() != before);
  viewer::Wheel wheel{};
  wheel.at = {300, 300};
  wheel.down = 50;
  driver.input(wheel);
  CHECK(driver.app().view().help.value().scroll == end);
}

TEST_CASE("the arrows, page keys and the wheel move in a long list without leaving it") {
  const TempFolder folder;
  std::string many;
  for (int i = 0; i < 200; ++i) many += pente_game("1. K10 L10", "P" + std::to_string(i));
  Driver driver({folder.file("many.txt", many)});
  driver.key("Tab");
  const auto rows = driver.app().view().browser->rows.size();
  REQUIRE(rows > 10);
  REQUIRE(rows < 200);
  driver.key("Up");
  CHECK(driver.app().view().browser->cursor == 0);
  driver.key("PageDown");
  CHECK(driver.app().view().browser->cursor == rows);
  driver.key("End");
  CHECK(driver.app().view().browser->cursor == 199);
  CHECK(driver.app().view().browser->first_row == 200 - rows);
  driver.key("Down");
  CHECK(driver.app().view().browser->cursor == 199);
  driver.key("Home");
  CHECK(driver.app().view().browser->first_row == 0);
  driver.input(viewer::Wheel{{200, 400}, 1});
  CHECK(driver.app().view().browser->first_row == 3);
  driver.input(viewer::Wheel{{200, 400}, -50});
  CHECK(driver.app().view().browser->first_row == 0);
  CHECK(driver.app().view().browser->cursor == 0);
}

TEST_CASE("results are hidden in the list until results are shown") {
  Driver driver({test::checkout_path("samples/native/club.xml")});
  driver.key("Tab");
  CHECK(driver.app().view().browser->rows.at(0).result == "hidden");
  driver.keys({"Escape", "s", "Tab"});
  CHECK(driver.app().view().browser->rows.at(0).result == "1-0");
}

TEST_CASE("a position is found in every game that reaches it, mirrored too, and opens there") {
  const TempFolder folder;
  // The third game mirrors the first two stones of the first one.
  const std::string games =
      pente_game("1. K10 L10 2. N10", "A") + pente_game("1. K10 A1", "B") + pente_game("1. K10 J10 2. C3", "C");
  Driver driver({folder.file("games.txt", games)});
  driver.keys({"Right", "Right"});
  driver.key("Ctrl+P");
  driver.settle();
  CHECK(first_players(driver) == std::vector<std::string>{"A", "C"});
  driver.keys({"End", "Return"});
  CHECK(driver.app().view().game == 2);
  CHECK(driver.ply() == 2);
  // Esc first shows all games again, then the board.
  driver.keys({"Tab", "Escape"});
  CHECK(first_players(driver).size() == 3);
  driver.key("Escape");
  CHECK_FALSE(driver.app().view().browser.has_value());
}

TEST_CASE("the list of files filters, enters folders, goes up and opens") {
  const TempFolder folder;
  const std::string opened = folder.file("club/one.txt", pente_game("1. K10", "One"));
  folder.file("club/old/two.txt", pente_game("1. K10", "Two"));
  folder.file("club/three.txt", pente_game("1. K10", "Three"));
  Driver driver({opened});
  driver.key("Ctrl+O");
  REQUIRE(driver.app().view().files.has_value());
  CHECK(std::filesystem::equivalent(driver.app().view().files->folder, folder.path("club")));
  driver.type("old");
  driver.key("Return");
  CHECK(std::filesystem::equivalent(driver.app().view().files->folder, folder.path("club/old")));
  driver.key("Backspace");
  CHECK(std::filesystem::equivalent(driver.app().view().files->folder, folder.path("club")));
  driver.type("thr");
  driver.key("Return");
  driver.settle();
  CHECK_FALSE(driver.app().view().files.has_value());
  CHECK(driver.app().study()->record().players[0].name == "Three");
  driver.key("Ctrl+O");
  driver.type(folder.path("club/old/two.txt"));
  driver.key("Return");
  driver.settle();
  CHECK(driver.app().study()->record().players[0].name == "Two");
  driver.key("Ctrl+O");
  driver.type(folder.path("none.txt"));
  driver.key("Return");
  REQUIRE(driver.app().view().files.has_value());
  CHECK_FALSE(driver.app().view().files->trouble.empty());
}

TEST_CASE("recent files are offered first and open by a click") {
  const TempFolder folder;
  const std::string one = folder.file("a/one.txt", pente_game("1. K10", "One"));
  const std::string two = folder.file("b/two.txt", pente_game("1. K10", "Two"));
  viewer::AppOptions options;
  options.state_folder = folder.path("state");
  options.paths = {one};
  { const Driver first(options); }
  options.paths = {two};
  Driver driver(options);
  driver.key("Ctrl+O");
  const FilesView files = *driver.app().view().files;
  REQUIRE(files.rows.size() > 2);
  // Not the one that is open already.
  CHECK((files.rows[0].name == "one.txt" && files.rows[0].recent));
  CHECK_FALSE(files.rows[1].recent);
  driver.click(HitKind::file, 0);
  driver.settle();
  CHECK(driver.app().study()->record().players[0].name == "One");
}

}  // namespace fivefold
