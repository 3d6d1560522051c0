#include <array>

#include "tools/command.h"
#include "tools/command_list.h"

namespace fivefold {
namespace {

constexpr std::array<const Command*, 12> kCommands = {&kValidate, &kConvert, &kImport, &kVerify,
                                                      &kExport,   &kReplay,  &kInfo,   &kShow,
                                                      &kStats,    &kRules,   &kFormats, &kExplain};

}  // namespace

std::span<const Command* const> all_commands() { return kCommands; }

const Command* find_command(std::string_view name) {
  for (const Command* command : kCommands)
    if (command->name == name) return command;
  return nullptr;
}

}  // namespace fivefold
