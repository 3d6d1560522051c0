#include "tools/help.h"

#include <fmt/format.h>

#include "tools/text.h"

namespace fivefold {
namespace {

constexpr std::string_view kExitCodes =
    "  0  clean\n"
    "  1  findings at or above --fail-on (default: error)\n"
    "  2  the command line is wrong; nothing was done\n"
    "  3  some input could not be opened or read, or output failed; all else was done\n"
    "  4  internal error\n";

std::string left_part(const OptionRow& row) {
  std::string left = row.letter != 0 ? fmt::format("-{}, ", row.letter) : "    ";
  left += fmt::format("--{}", row.name);
  if (!row.value.empty()) left += fmt::format(" {}", row.value);
  return left;
}

}  // namespace

std::string_view exit_code_table() { return kExitCodes; }

std::string command_help(const Command& command) {
  std::string out = fmt::format("fivefold {}: {}\n\nExamples:\n", command.name, command.summary);
  for (const Example& example : command.examples)
    out += fmt::format("  fivefold {}\n      {}\n", example.line, example.what);
  out += fmt::format("\nUsage: fivefold {} {} [OPTIONS]\n\nOptions:\n", command.name, command.argument);
  for (const OptionRow* row : options_of(command)) {
    constexpr std::size_t indent = 32;
    const std::string left = "  " + left_part(*row);
    out += left.size() + 2 > indent ? left + "\n" + std::string(indent, ' ')
                                    : left + std::string(indent - left.size(), ' ');
    std::string help(row->help);
    if (row->kind == Values::words) help += fmt::format(" ({})", row->words);
    out += wrapped(help, indent) + "\n";
  }
  out +=
      "\nEvery option may also stand in an environment variable (--max-record: FIVEFOLD_MAX_RECORD) or in a --config\n"
      "file; the command line goes before the environment, the environment before the file.\n";
  if (!command.more.empty()) out += fmt::format("\n{}", command.more);
  out += fmt::format("\nExit codes:\n{}", kExitCodes);
  return out;
}

std::string general_help() {
  std::string out =
      "fivefold reads, checks and converts records of five-in-a-row games: Pente and its relatives, caro with locked\n"
      "cells and portals, gomoku, renju, Connect6.\n\nExamples:\n";
  for (const Command* command : all_commands())
    if (!command->examples.empty())
      out += fmt::format("  fivefold {}\n      {}\n", command->examples[0].line, command->examples[0].what);
  out += "\nCommands:\n";
  for (const Command* command : all_commands()) out += fmt::format("  {:<10}{}\n", command->name, command->summary);
  out += fmt::format(
      "\n`fivefold COMMAND --help` shows examples and options of a command, `fivefold --version` the version.\n"
      "\nExit codes:\n{}",
      kExitCodes);
  return out;
}

}  // namespace fivefold
