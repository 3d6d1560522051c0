#include "viewer/app/command.h"

#include <array>

namespace fivefold::viewer {

std::string_view title(CommandGroup group) {
  static constexpr std::array<std::string_view, kCommandGroups> kTitles = {"Moves", "Finding things", "Games",
                                                                           "Board", "Look",           "Files and help"};
  return kTitles[static_cast<std::size_t>(group)];
}

std::span<const CommandRow> all_commands() {
  static constexpr std::array kRows = {
#define FIVEFOLD_COMMAND(name, group, keys, help) CommandRow{Command::name, #name, CommandGroup::group, keys, help},
#include "viewer/app/commands.def"
#undef FIVEFOLD_COMMAND
  };
  return kRows;
}

std::span<const MouseRow> all_mouse_rows() {
  static constexpr std::array kRows = {
#define FIVEFOLD_MOUSE(what, does) MouseRow{what, does},
#include "viewer/app/mouse.def"
#undef FIVEFOLD_MOUSE
  };
  return kRows;
}

}  // namespace fivefold::viewer
