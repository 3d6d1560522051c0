#include <map>

#include "tests/support/catch.h"
#include "viewer/output/picture_file.h"
#include "viewer/start/options.h"

namespace fivefold::viewer {
namespace {

std::map<std::string, std::string>& variables() {
  static std::map<std::string, std::string> all;
  return all;
}

const char* environment(const char* name) {
  const auto at = variables().find(name);
  return at == variables().end() ? nullptr : at->second.c_str();
}

Parsed parsed(const std::vector<std::string>& arguments) { return parse_arguments(arguments, environment); }

StartOptions options_of(const std::vector<std::string>& arguments) {
  const Parsed result = parsed(arguments);
  INFO(result.text);
  REQUIRE(result.options);
  return *result.options;
}

}  // namespace

TEST_CASE("start: options get their meaning", "[viewer]") {
  variables() = {{"HOME", "/home/thanh"}};
  const StartOptions options =
      options_of({"--ply",         "12",     "--game",    "3",       "--theme", "dark", "--numbers", "last-five",
                  "--coordinates", "keep-i", "--ruleset", "pente",   "--scale", "1.5",  "--size",    "640x560",
                  "--announce",    "--font", "Noto Sans", "a b.txt", "c"});
  CHECK(options.app.paths == std::vector<std::string>{"a b.txt", "c"});
  CHECK(options.app.ply == 12U);
  CHECK(options.app.game == 3);
  CHECK(options.app.view.theme == ThemeName::dark);
  CHECK(options.app.view.numbers == NumberMode::last_five);
  CHECK(options.app.view.coordinates == CoordinateScheme::keep_i);
  REQUIRE(options.app.judge.ruleset != nullptr);
  CHECK(options.app.judge.ruleset->id == "pente");
  CHECK(options.app.size.width == 640);
  CHECK(options.app.size.height == 560);
  CHECK(options.app.size.scale == 1.5F);
  CHECK(options.app.state_folder == "/home/thanh/.local/state/fivefold");
  CHECK(options.font == "Noto Sans");
  CHECK(options.announce);
  CHECK_FALSE(options.measure);
}

TEST_CASE("start: files whose names begin with a dash come after -- or with a folder", "[viewer]") {
  variables().clear();
  CHECK(options_of({"--", "-x.txt", "my game 1.txt"}).app.paths == std::vector<std::string>{"-x.txt", "my game 1.txt"});
  CHECK(options_of({"./-x.txt"}).app.paths == std::vector<std::string>{"./-x.txt"});
}

TEST_CASE("start: without a file the window opens empty", "[viewer]") {
  variables().clear();
  const StartOptions options = options_of({});
  CHECK(options.app.paths.empty());
  CHECK_FALSE(options.app.ply);
  CHECK(options.app.game == 1);
}

TEST_CASE("start: the scale comes from the first variable that holds one", "[viewer]") {
  variables() = {{"FIVEFOLD_SCALE", "nonsense"}, {"GDK_SCALE", "2"}, {"QT_SCALE_FACTOR", "3"}};
  CHECK(options_of({}).app.size.scale == 2);
  variables()["FIVEFOLD_SCALE"] = "1.25";
  CHECK(options_of({}).app.size.scale == 1.25F);
  CHECK(options_of({"--scale", "3"}).app.size.scale == 3);
  // A variable that was meant for something else never makes the window unusable.
  variables()["FIVEFOLD_SCALE"] = "100";
  CHECK(options_of({}).app.size.scale == 4);
  for (const char* wrong : {"0", "-1", "inf", "nan", "", "2x"}) {
    variables() = {{"FIVEFOLD_SCALE", wrong}};
    INFO(wrong);
    CHECK(options_of({}).app.size.scale == 1);
  }
}

TEST_CASE("start: the state folder is XDG's, which counts only when it is absolute", "[viewer]") {
  variables() = {{"HOME", "/h"}, {"XDG_STATE_HOME", "/s"}};
  CHECK(options_of({}).app.state_folder == "/s/fivefold");
  variables()["XDG_STATE_HOME"] = "relative";
  CHECK(options_of({}).app.state_folder == "/h/.local/state/fivefold");
  CHECK(options_of({"--state-folder", "/elsewhere"}).app.state_folder == "/elsewhere");
  variables().clear();
  CHECK(options_of({}).app.state_folder.empty());
}

TEST_CASE("start: --help and --version print and leave with 0", "[viewer]") {
  variables().clear();
  for (const char* flag : {"--help", "-h"}) {
    const Parsed help = parsed({flag});
    CHECK_FALSE(help.options);
    CHECK(help.exit_code == 0);
    for (const char* option : {"--ply", "--game", "--theme", "--numbers", "--coordinates", "--ruleset", "--scale",
                               "--size", "--font", "--announce", "--snapshot", "--measure", "--state-folder"}) {
      INFO(option);
      CHECK(help.text.find(option) != std::string::npos);
    }
  }
  const Parsed version = parsed({"--version"});
  CHECK(version.exit_code == 0);
  CHECK(version.text == "fivefold-viewer " FIVEFOLD_VERSION "\n");
}

TEST_CASE("start: a wrong command line is one line on stderr and exit code 2", "[viewer]") {
  variables().clear();
  const std::vector<std::vector<std::string>> wrong = {{"--nosuch"},           {"--ply"},
                                                       {"--ply", "x"},         {"--ply", "-1"},
                                                       {"--game", "0"},        {"--theme", "pink"},
                                                       {"--numbers", "no"},    {"--coordinates", "k"},
                                                       {"--ruleset", "chess"}, {"--size", "10"},
                                                       {"--size", "0x5"},      {"--size", "5x"},
                                                       {"--size", "99999x5"},  {"--size", "5x5x5"},
                                                       {"--scale", "9"},       {"--scale", "nan"},
                                                       {"--snapshot", "x"},    {"--snapshot", "x.gif", "f"},
                                                       {"--snapshot", "x.svg"}};
  for (const auto& arguments : wrong) {
    const Parsed result = parsed(arguments);
    INFO(arguments.front() << " " << arguments.back() << ": " << result.text);
    CHECK_FALSE(result.options);
    CHECK(result.exit_code == 2);
    CHECK(result.text.rfind("fivefold-viewer: ", 0) == 0);
    CHECK(std::count(result.text.begin(), result.text.end(), '\n') == 1);
  }
}

TEST_CASE("start: the kind of a picture is told by the end of its name", "[viewer]") {
  CHECK(picture_kind("a/b.svg") == PictureKind::svg);
  CHECK(picture_kind("game-film.svg") == PictureKind::animated_svg);
  CHECK(picture_kind("A.PNG") == PictureKind::png);
  CHECK(picture_kind("a.apng") == PictureKind::apng);
  CHECK(picture_kind("a.htm") == PictureKind::html);
  CHECK_FALSE(picture_kind("a.gif"));
  CHECK_FALSE(picture_kind("svg"));
  CHECK_FALSE(picture_kind(".png"));
  CHECK_FALSE(needs_display(PictureKind::svg));
  CHECK_FALSE(needs_display(PictureKind::html));
  CHECK_FALSE(needs_display(PictureKind::animated_svg));
  CHECK(needs_display(PictureKind::png));
  CHECK(needs_display(PictureKind::apng));
}

}  // namespace fivefold::viewer
