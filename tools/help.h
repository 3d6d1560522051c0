#pragma once

#include <string>
#include <string_view>

#include "tools/command.h"

namespace fivefold {

/// `fivefold --help`: what there is.
std::string general_help();
/// `fivefold COMMAND --help`: examples first, then options, then exit codes.
std::string command_help(const Command& command);
/// The table of exit codes as help, man page and docs/cli.md show it.
std::string_view exit_code_table();

}  // namespace fivefold
