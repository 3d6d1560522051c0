#pragma once

#include <span>
#include <string_view>

#include "tools/exit_code.h"
#include "tools/options.h"

namespace fivefold {

/// One line that a reader can copy.
struct Example {
  std::string_view line;  ///< without the leading "fivefold "
  std::string_view what;
};

/// One command of the executable. The table of commands (commands.cpp) drives parsing, help, the man page and the shell
/// completions; tests hold them against it.
struct Command {
  std::string_view name;
  std::string_view summary;   ///< one line, no full stop
  std::string_view argument;  ///< "PATH...", "[ID]": as usage lines show it
  Values argument_kind = Values::path;
  std::size_t min_arguments = 0;
  std::size_t max_arguments = 0;  ///< 0 means any number
  std::span<const Example> examples;
  std::span<const std::string_view> options;  ///< names of rows of the option table, beside the common ones
  std::string_view more;                      ///< paragraphs that the help shows at its end; may be empty
  ExitCode (*run)(const Options& options) = nullptr;
};

/// Every command, in the order in which help lists them.
std::span<const Command* const> all_commands();
/// The command with this name, or null.
const Command* find_command(std::string_view name);

}  // namespace fivefold
