#include "viewer/start/options.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <CLI/CLI.hpp>

#include "core/ruleset_catalog.h"
#include "viewer/output/picture_file.h"
#include "viewer/scene/messages.h"
#include "viewer/start/words.h"

namespace fivefold::viewer {
namespace {

/// A number that the whole text is; empty when it is none or not above 0.
std::optional<float> positive(const char* text) {
  if (text == nullptr) return std::nullopt;
  const std::string_view word(text);
  float value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc() || end != word.data() + word.size() || !std::isfinite(value) || value <= 0)
    return std::nullopt;
  return value;
}

float environment_scale(const char* (*environment)(const char*)) {
  for (const char* name : {"FIVEFOLD_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"})
    if (const auto scale = positive(environment(name))) return std::clamp(*scale, kLeastScale, kMostScale);
  return 1;
}

std::string state_folder(const char* (*environment)(const char*)) {
  const char* state = environment("XDG_STATE_HOME");
  if (state != nullptr && *state == '/') return std::string(state) + "/fivefold";
  const char* home = environment("HOME");
  return home != nullptr && *home != '\0' ? std::string(home) + "/.local/state/fivefold" : "";
}

/// "1360x900".
bool read_size(const std::string& text, WindowSize& size) {
  const std::size_t cross = text.find('x');
  if (cross == std::string::npos) return false;
  const auto side = [](std::string_view word, int& value) {
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size() && value >= 1 && value <= kMostSide;
  };
  return side(std::string_view(text).substr(0, cross), size.width) &&
         side(std::string_view(text).substr(cross + 1), size.height);
}

/// What CLI11 hands over as words, before they get their meaning.
struct Words {
  std::string theme, numbers, coordinates, ruleset, size, state;
  std::optional<float> scale;
  std::optional<std::uint32_t> ply;
  std::uint64_t game = 1;
};

void declare(CLI::App& cli, StartOptions& options, Words& words) {
  cli.set_help_flag("-h,--help", say(Phrase::help_help));
  cli.set_version_flag("--version", "fivefold-viewer " FIVEFOLD_VERSION, say(Phrase::help_version));
  cli.add_option("FILE", options.app.paths, say(Phrase::help_file));
  cli.add_option("--game", words.game, say(Phrase::help_game))->type_name("N");
  cli.add_option("--ply", words.ply, say(Phrase::help_ply))->type_name("N");
  cli.add_option("--ruleset", words.ruleset, say(Phrase::help_ruleset))->type_name("ID");
  cli.add_option("--theme", words.theme, say(Phrase::help_theme))->type_name("NAME");
  cli.add_option("--numbers", words.numbers, say(Phrase::help_numbers))->type_name("MODE");
  cli.add_option("--coordinates", words.coordinates, say(Phrase::help_coordinates))->type_name("STYLE");
  cli.add_flag("--spoilers", options.app.view.spoilers, say(Phrase::help_spoilers));
  cli.add_flag("--reduced-motion", options.app.reduced_motion, say(Phrase::help_reduced_motion));
  cli.add_option("--size", words.size, say(Phrase::help_size))->type_name("WxH");
  cli.add_option("--scale", words.scale, say(Phrase::help_scale))->type_name("S");
  cli.add_option("--font", options.font, say(Phrase::help_font))->type_name("FAMILY");
  cli.add_flag("--announce", options.announce, say(Phrase::help_announce));
  cli.add_option("--snapshot", options.snapshot, say(Phrase::help_snapshot))->type_name("FILE");
  cli.add_flag("--board-only", options.board_only, say(Phrase::help_board_only));
  cli.add_option("--state-folder", words.state, say(Phrase::help_state_folder))->type_name("DIR");
  cli.add_flag("--measure", options.measure, say(Phrase::help_measure));
  cli.add_flag("--verbose", options.verbose, say(Phrase::help_verbose));
}

/// Gives the words their meaning; returns what is wrong with them, or nothing.
std::string understand(const Words& words, StartOptions& options) {
  const auto choice = [](const std::string& word, const char* option, auto& table, auto& value) -> std::string {
    if (word.empty()) return "";
    for (const auto& [name, meaning] : table) {
      if (name != word) continue;
      value = meaning;
      return "";
    }
    std::string known;
    for (const auto& row : table) known += (known.empty() ? "" : ", ") + std::string(row.first);
    return say(Phrase::choice_unknown, {{"option", option}, {"word", word}, {"known", known}});
  };
  AppOptions& app = options.app;
  std::string wrong = choice(words.theme, "--theme", kThemeWords, app.view.theme);
  if (wrong.empty()) wrong = choice(words.numbers, "--numbers", kNumberWords, app.view.numbers);
  if (wrong.empty()) wrong = choice(words.coordinates, "--coordinates", kCoordinateWords, app.view.coordinates);
  if (!wrong.empty()) return wrong;
  if (!words.ruleset.empty()) {
    app.judge.ruleset = find_ruleset(words.ruleset);
    if (app.judge.ruleset == nullptr) return say(Phrase::ruleset_unknown, {{"id", words.ruleset}});
  }
  if (!words.size.empty() && !read_size(words.size, app.size))
    return say(Phrase::size_wrong, {{"word", words.size}, {"most", std::to_string(kMostSide)}});
  if (words.scale) {
    if (!(*words.scale >= kLeastScale && *words.scale <= kMostScale)) return say(Phrase::scale_wrong);
    app.size.scale = *words.scale;
  }
  if (words.game == 0) return say(Phrase::game_zero);
  app.game = words.game;
  app.ply = words.ply;
  if (!words.state.empty()) app.state_folder = words.state;
  if (!options.snapshot.empty() && !picture_kind(options.snapshot))
    return say(Phrase::picture_kind_unknown, {{"path", options.snapshot}});
  if (!options.snapshot.empty() && app.paths.empty()) return say(Phrase::snapshot_of_nothing);
  return "";
}

}  // namespace

Parsed parse_arguments(const std::vector<std::string>& arguments, const char* (*environment)(const char*)) {
  StartOptions options;
  options.app.size.scale = environment_scale(environment);
  options.app.state_folder = state_folder(environment);
  Words words;
  CLI::App cli(say(Phrase::help_about), "fivefold-viewer");
  declare(cli, options, words);
  try {
    // CLI11 takes them from the back.
    cli.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    return {std::nullopt, cli.help(), 0};
  } catch (const CLI::CallForVersion& version) {
    return {std::nullopt, std::string(version.what()) + "\n", 0};
  } catch (const CLI::ParseError& error) {
    return {std::nullopt, say(Phrase::usage_wrong, {{"reason", error.what()}}) + "\n", 2};
  }
  const std::string wrong = understand(words, options);
  if (!wrong.empty()) return {std::nullopt, say(Phrase::usage_wrong, {{"reason", wrong}}) + "\n", 2};
  return {std::move(options), "", 0};
}

}  // namespace fivefold::viewer
