#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace fivefold::viewer {

/// Everything that a person can tell the viewer; the rows are in commands.def.
enum class Command : std::uint8_t {
#define FIVEFOLD_COMMAND(name, group, keys, help) name,
#include "viewer/app/commands.def"
#undef FIVEFOLD_COMMAND
};

enum class CommandGroup : std::uint8_t { step, find, games, board, look, files };
inline constexpr int kCommandGroups = 6;
/// Headline of a group in the overlay and in docs/viewer.md.
std::string_view title(CommandGroup group);

/// One row of commands.def.
struct CommandRow {
  Command command;
  std::string_view name;
  CommandGroup group;
  std::string_view keys;
  std::string_view help;
};
/// All rows in the order of commands.def; the position of a row is the value of its Command.
std::span<const CommandRow> all_commands();

/// One row of mouse.def.
struct MouseRow {
  std::string_view what;
  std::string_view does;
};
/// All rows in the order of mouse.def.
std::span<const MouseRow> all_mouse_rows();
/// Headline of those rows in the overlay and in docs/viewer-keys.md.
inline constexpr std::string_view kMouseTitle = "Mouse";

}  // namespace fivefold::viewer
