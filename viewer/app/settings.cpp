#include "viewer/app/settings.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <span>
#include <string_view>
#include <system_error>

#include "formats/io/atomic_file.h"

namespace fivefold::viewer {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::array<std::string_view, 3> kThemeWords = {"light", "dark", "contrast"};
constexpr std::array<std::string_view, 4> kNumberWords = {"off", "last", "last-five", "all"};
constexpr std::array<std::string_view, 5> kCoordinateWords = {"ruleset", "skip-i", "keep-i", "numbers", "off"};
constexpr std::array<std::string_view, 4> kArcWords = {"off", "hover", "relevant", "always"};
constexpr std::array<std::string_view, 3> kGhostWords = {"off", "one-ply", "all"};
constexpr std::array<std::string_view, 3> kStoneWords = {"ruleset", "discs", "marks"};
constexpr std::array<std::string_view, 2> kSwitchWords = {"off", "on"};

template <class T>
bool read_word(std::string_view value, Words words, T& to) {
  std::size_t i = 0;
  for (const std::string_view word : words) {
    if (word == value) {
      to = static_cast<T>(i);
      return true;
    }
    ++i;
  }
  return false;
}

bool read_number(std::string_view value, float low, float high, float& to) {
  float read = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), read);
  if (error != std::errc() || end != value.data() + value.size() || !(read >= low && read <= high)) return false;
  to = read;
  return true;
}

template <class T>
std::string_view word_of(Words words, T value) {
  const auto i = static_cast<std::size_t>(value);
  return i < words.size() ? words[i] : words[0];
}

/// 1 understood, 0 not, -1 the key is unknown.
int read(Settings& s, std::string_view key, std::string_view value) {
  if (key == "theme") return static_cast<int>(read_word(value, kThemeWords, s.view.theme));
  if (key == "numbers") return static_cast<int>(read_word(value, kNumberWords, s.view.numbers));
  if (key == "coordinates") return static_cast<int>(read_word(value, kCoordinateWords, s.view.coordinates));
  if (key == "arcs") return static_cast<int>(read_word(value, kArcWords, s.view.arcs));
  if (key == "ghosts") return static_cast<int>(read_word(value, kGhostWords, s.view.ghosts));
  if (key == "stones") return static_cast<int>(read_word(value, kStoneWords, s.view.stones));
  if (key == "lens") return static_cast<int>(read_word(value, kSwitchWords, s.view.lens));
  if (key == "annotations") return static_cast<int>(read_word(value, kSwitchWords, s.view.annotations));
  if (key == "reuse") return static_cast<int>(read_word(value, kSwitchWords, s.view.reuse));
  if (key == "spoilers") return static_cast<int>(read_word(value, kSwitchWords, s.view.spoilers));
  if (key == "wheel") return static_cast<int>(read_word(value, kSwitchWords, s.wheel));
  if (key == "motion") return static_cast<int>(read_word(value, kSwitchWords, s.motion));
  if (key == "speed") return static_cast<int>(read_number(value, 0.25F, 8, s.speed));
  if (key == "scale") return static_cast<int>(read_number(value, 0.5F, 3, s.scale));
  return -1;
}

std::string path_in(const std::string& folder) { return (std::filesystem::path(folder) / "settings").string(); }

}  // namespace

Settings load_settings(const std::string& state_folder, std::string& trouble) {
  Settings settings;
  if (state_folder.empty()) return settings;
  std::ifstream in(path_in(state_folder), std::ios::binary);
  std::string line;
  // A settings file is a few hundred bytes; whatever else stands there is not read to its end.
  for (int lines = 0; lines < 1000 && std::getline(in, line); ++lines) {
    if (line.empty() || line.size() > 1000 || line.front() == '#') continue;
    const std::size_t equals = line.find('=');
    const std::string_view key = std::string_view(line).substr(0, equals);
    const std::string_view value = equals == std::string::npos ? "" : std::string_view(line).substr(equals + 1);
    const int understood = equals == std::string::npos || key.empty() ? 0 : read(settings, key, value);
    if (understood < 0) settings.unknown.emplace_back(key, value);
    if (understood == 0 && trouble.empty()) trouble = line;
  }
  return settings;
}

void save(const Settings& settings, const std::string& state_folder) {
  if (state_folder.empty()) return;
  const ViewOptions& view = settings.view;
  std::string out;
  const auto put = [&out](std::string_view key, std::string_view value) {
    out.append(key).append("=").append(value).append("\n");
  };
  put("theme", word_of(kThemeWords, view.theme));
  // Counting from a certain ply is a matter of one game.
  put("numbers", word_of(kNumberWords, view.numbers == NumberMode::from_here ? NumberMode::all : view.numbers));
  put("coordinates", word_of(kCoordinateWords, view.coordinates));
  put("arcs", word_of(kArcWords, view.arcs));
  put("ghosts", word_of(kGhostWords, view.ghosts));
  put("stones", word_of(kStoneWords, view.stones));
  put("lens", word_of(kSwitchWords, view.lens));
  put("annotations", word_of(kSwitchWords, view.annotations));
  put("reuse", word_of(kSwitchWords, view.reuse));
  put("spoilers", word_of(kSwitchWords, view.spoilers));
  put("wheel", word_of(kSwitchWords, settings.wheel));
  put("motion", word_of(kSwitchWords, settings.motion));
  put("speed", fmt::format("{:g}", settings.speed));
  put("scale", fmt::format("{:g}", settings.scale));
  for (const auto& [key, value] : settings.unknown) put(key, value);
  try {
    std::filesystem::create_directories(state_folder);
    AtomicFile file(path_in(state_folder), true);
    file.write(out);
    file.commit();
  } catch (const std::system_error&) {
    // Settings that cannot be kept are those of the day.
  }
}

ViewOptions merged(const ViewOptions& from_command_line, const ViewOptions& from_settings) {
  const ViewOptions defaults;
  ViewOptions all = from_command_line;
  const auto take = [&](auto member) {
    if (all.*member == defaults.*member) all.*member = from_settings.*member;
  };
  take(&ViewOptions::theme);
  take(&ViewOptions::numbers);
  take(&ViewOptions::coordinates);
  take(&ViewOptions::arcs);
  take(&ViewOptions::ghosts);
  take(&ViewOptions::stones);
  take(&ViewOptions::lens);
  take(&ViewOptions::annotations);
  take(&ViewOptions::reuse);
  take(&ViewOptions::spoilers);
  return all;
}

}  // namespace fivefold::viewer
