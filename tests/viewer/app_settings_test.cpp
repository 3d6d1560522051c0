#include "viewer/app/settings.h"

#include "tests/support/app_driver.h"
#include "tests/support/catch.h"

namespace fivefold {
namespace {

using test::Driver;
using testing::content_of;
using testing::TempFolder;
using viewer::AppOptions;

AppOptions with_state(const TempFolder& folder) {
  AppOptions options;
  options.paths = {test::checkout_path("samples/pente/five.txt")};
  options.state_folder = folder.path("state");
  return options;
}

}  // namespace

TEST_CASE("switches go round, each with a notice that names the new state") {
  Driver driver({test::checkout_path("samples/vcaro/portal-win.jsonl")});
  const struct {
    const char* key;
    std::size_t states;
  } rounds[] = {{"t", 3}, {"m", 4}, {"c", 5}, {"p", 4}, {"x", 3}, {"o", 3},
                {"l", 2}, {"r", 2}, {"s", 2}, {"w", 2}, {"a", 2}};
  for (const auto& round : rounds) {
    INFO(round.key);
    std::vector<std::string> seen;
    for (std::size_t i = 0; i < round.states; ++i) {
      driver.key(round.key);
      for (const std::string& before : seen) CHECK(before != driver.notice());
      seen.push_back(driver.notice());
      CHECK_FALSE(driver.notice().empty());
    }
    driver.key(round.key);
    CHECK(driver.notice() == seen[0]);
  }
}

TEST_CASE("a notice goes by itself, or by Esc") {
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.key("t");
  driver.wait(3000);
  CHECK_FALSE(driver.notice().empty());
  driver.wait(2000);
  CHECK(driver.notice().empty());
  driver.keys({"t", "Escape"});
  CHECK(driver.notice().empty());
}

TEST_CASE("what was chosen is found again next time, except what belongs to one game or day") {
  const TempFolder folder;
  {
    Driver driver(with_state(folder));
    driver.keys({"t", "c", "p", "x", "o", "m", "l", "d", "s", "w", "+", "Ctrl++", "f", "z", "2"});
  }
  Driver again(with_state(folder));
  const ViewOptions options = again.app().options();
  CHECK(options.theme == ThemeName::dark);
  CHECK(options.coordinates == CoordinateScheme::skip_i);
  CHECK(options.arcs == ArcMode::always);
  CHECK(options.ghosts == GhostMode::all);
  CHECK(options.stones == StoneLook::discs);
  CHECK(options.numbers == NumberMode::last_five);
  CHECK_FALSE(options.lens);
  CHECK_FALSE(options.annotations);
  CHECK(options.spoilers);
  CHECK(again.app().view().play.speed == 2);
  CHECK(options.symmetry == Symmetry::identity);
  CHECK(options.zoom == 1);
  CHECK_FALSE(options.lens_axis.has_value());
}

TEST_CASE("what the command line says goes before what was chosen last time") {
  const TempFolder folder;
  {
    Driver driver(with_state(folder));
    driver.keys({"t", "c"});
  }
  AppOptions options = with_state(folder);
  options.view.theme = ThemeName::contrast;
  Driver again(options);
  CHECK(again.app().options().theme == ThemeName::contrast);
  CHECK(again.app().options().coordinates == CoordinateScheme::skip_i);
}

TEST_CASE("unknown settings are kept, lines that make no sense are left out with a notice") {
  const TempFolder folder;
  folder.file("state/settings", "theme=dark\nfuture=something new\nspeed=fast\narcs=sometimes\n");
  Driver driver(with_state(folder));
  CHECK(driver.app().options().theme == ThemeName::dark);
  CHECK(driver.app().options().arcs == ArcMode::relevant);
  CHECK(driver.app().view().play.speed == 1);
  bool told = false;
  for (const std::string& sentence : driver.heard()) told = told || sentence.find("speed=fast") != std::string::npos;
  CHECK(told);
  driver.key("t");
  const std::string saved = content_of(folder.path("state/settings"));
  CHECK(saved.find("future=something new\n") != std::string::npos);
  CHECK(saved.find("theme=contrast\n") != std::string::npos);
}

TEST_CASE("a settings file of rubbish, or a state folder that is none, does no harm") {
  const TempFolder folder;
  std::string rubbish(100000, '\0');
  rubbish.append("\n\xFF\xFE=\n====\n");
  folder.file("state/settings", rubbish);
  Driver driver(with_state(folder));
  CHECK(driver.app().options().theme == ThemeName::light);
  AppOptions options = with_state(folder);
  options.state_folder = folder.file("a-file", "x");
  Driver odd(options);
  odd.key("t");
  CHECK(odd.app().options().theme == ThemeName::dark);
  CHECK(content_of(folder.path("a-file")) == "x");
}

TEST_CASE("numbers from here count from the shown ply and belong to this game only") {
  Driver driver({test::checkout_path("samples/native/club.xml")});
  driver.keys({"Right", "Right", "Right", "M"});
  CHECK(driver.app().options().numbers == NumberMode::from_here);
  CHECK(driver.app().options().numbers_from == 3);
  driver.key("]");
  CHECK(driver.app().options().numbers == NumberMode::last);
}

TEST_CASE("flips, turns and mirrors combine as on paper") {
  Driver driver({test::checkout_path("samples/pente/five.txt")});
  driver.key("f");
  CHECK(driver.app().options().symmetry == Symmetry::half_turn);
  driver.key("f");
  CHECK(driver.app().options().symmetry == Symmetry::identity);
  driver.keys({"Ctrl+Alt+Right", "Ctrl+Alt+Right"});
  CHECK(driver.app().options().symmetry == Symmetry::half_turn);
  driver.keys({"Ctrl+Alt+Left", "Ctrl+Alt+Left", "Ctrl+Alt+Down"});
  CHECK(driver.app().options().symmetry == Symmetry::mirror_columns);
}

TEST_CASE("the size of everything grows and shrinks in steps and comes back to normal") {
  AppOptions options;
  options.paths = {test::checkout_path("samples/pente/five.txt")};
  options.size = {1360, 900, 2};
  Driver driver(options);
  const float usual = driver.app().picture().cell;
  for (int i = 0; i < 20; ++i) driver.key("Ctrl++");
  CHECK(driver.notice() == "Size 300 %");
  for (int i = 0; i < 30; ++i) driver.key("Ctrl+-");
  CHECK(driver.notice() == "Size 50 %");
  driver.key("Ctrl+0");
  CHECK(driver.app().picture().cell == usual);
}

}  // namespace fivefold
