#include "tools/generate.h"

#include <fmt/format.h>

#include "core/ruleset_catalog.h"
#include "formats/format.h"
#include "tools/command.h"
#include "tools/errors.h"
#include "tools/help.h"
#include "tools/messages.h"
#include "tools/version.h"

namespace fivefold {
namespace {

/// The words that a value can be, parted by blanks; empty where they cannot be listed.
std::string words_of(Values kind, std::string_view words) {
  std::string out;
  const auto add = [&](std::string_view word) {
    if (!out.empty()) out += ' ';
    out += word;
  };
  switch (kind) {
    case Values::words:
      for (const char c : words) out += c == '|' ? ' ' : c;
      break;
    case Values::ruleset:
      for (const Ruleset& ruleset : all_rulesets()) add(ruleset.id);
      break;
    case Values::format:
      for (const Format* format : all_formats()) add(format->name);
      break;
    case Values::code:
      for (const CodeRow& row : all_codes()) add(row.id);
      break;
    default: break;
  }
  return out;
}

bool is_path(Values kind) { return kind == Values::path || kind == Values::folder; }

/// roff: a dash is written "\-", a line must not begin with a dot or an apostrophe.
std::string roff(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (out.empty() || out.back() == '\n') {
      if (c == '.' || c == '\'') out += "\\&";
    }
    if (c == '-') {
      out += "\\-";
    } else if (c == '\\') {
      out += "\\e";
    } else {
      out += c;
    }
  }
  return out;
}

std::string man_option(const OptionRow& row) {
  std::string out = ".TP\n";
  if (row.letter != 0) out += fmt::format("\\fB\\-{}\\fR, ", row.letter);
  out += fmt::format("\\fB\\-\\-{}\\fR", roff(row.name));
  if (!row.value.empty()) out += fmt::format(" \\fI{}\\fR", roff(row.value));
  out += fmt::format("\n{}", roff(row.help));
  if (row.kind == Values::words) out += fmt::format(" ({})", roff(row.words));
  return out + "\n";
}

std::string man_page() {
  std::string out = fmt::format(".TH FIVEFOLD 1 \"\" \"fivefold {}\" \"User commands\"\n", kVersion);
  out += ".SH NAME\nfivefold \\- read, check and convert records of five\\-in\\-a\\-row games\n.SH SYNOPSIS\n";
  for (const Command* command : all_commands())
    out += fmt::format(".B fivefold {}\n{} [OPTIONS]\n.br\n", command->name, roff(command->argument));
  out += ".SH COMMANDS\n";
  for (const Command* command : all_commands()) {
    out += fmt::format(".SS {}\n{}.\n", command->name, roff(command->summary));
    for (const Example& example : command->examples)
      out += fmt::format(".TP\n.B fivefold {}\n{}\n", roff(example.line), roff(example.what));
    out += ".PP\nOptions:";
    for (const OptionRow* row : options_of(*command)) out += fmt::format(" \\-\\-{}", roff(row->name));
    out += "\n";
    if (!command->more.empty()) out += fmt::format(".PP\n.nf\n{}.fi\n", roff(command->more));
  }
  out += ".SH OPTIONS\n";
  for (const OptionRow& row : all_options()) out += man_option(row);
  out +=
      ".SH ENVIRONMENT\nEvery option may stand in a variable: FIVEFOLD_ and its name in capitals, dashes as "
      "underscores.\n.TP\n.B NO_COLOR\nno colours in messages\n";
  return out + fmt::format(".SH EXIT STATUS\n.nf\n{}.fi\n", roff(exit_code_table()));
}

std::string bash_completion() {
  std::string out =
      "# bash completion of fivefold\n_fivefold() {\n  local word=${COMP_WORDS[COMP_CWORD]} "
      "before=${COMP_WORDS[COMP_CWORD-1]}\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n    COMPREPLY=($(compgen -W \"";
  for (const Command* command : all_commands()) out += fmt::format("{} ", command->name);
  out += "help --help --version\" -- \"$word\"))\n    return\n  fi\n  case \"$before\" in\n";
  for (const OptionRow& row : all_options()) {
    const std::string words = words_of(row.kind, row.words);
    const std::string names =
        row.letter != 0 ? fmt::format("--{}|-{}", row.name, row.letter) : fmt::format("--{}", row.name);
    if (!words.empty())
      out += fmt::format("    {}) COMPREPLY=($(compgen -W \"{}\" -- \"$word\")); return ;;\n", names, words);
    if (is_path(row.kind))
      out += fmt::format("    {}) COMPREPLY=($(compgen -{} -- \"$word\")); return ;;\n", names,
                         row.kind == Values::folder ? 'd' : 'f');
  }
  out += "  esac\n  local options= values=\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const Command* command : all_commands()) {
    out += fmt::format("    {}) options=\"", command->name);
    for (const OptionRow* row : options_of(*command)) out += fmt::format("--{} ", row->name);
    out += fmt::format("\" values=\"{}\" ;;\n", words_of(command->argument_kind, ""));
  }
  return out +
         "  esac\n  if [[ $word == -* ]]; then\n    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
         "  elif [ -n \"$values\" ]; then\n    COMPREPLY=($(compgen -W \"$values\" -- \"$word\"))\n"
         "  else\n    COMPREPLY=($(compgen -f -- \"$word\"))\n  fi\n}\ncomplete -o filenames -F _fivefold fivefold\n";
}

/// Text between single quotes of a shell, where zsh also gives brackets and colons a meaning.
std::string quoted(std::string_view text, std::string_view special = "") {
  std::string out;
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
      continue;
    }
    if (special.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

std::string zsh_completion() {
  constexpr std::string_view special = "[]:";
  std::string out = "#compdef fivefold\n_fivefold() {\n  local -a commands\n  commands=(\n";
  for (const Command* command : all_commands())
    out += fmt::format("    '{}:{}'\n", command->name, quoted(command->summary, special));
  out +=
      "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n  local "
      "command=$words[2]\n"
      "  shift words\n  (( CURRENT-- ))\n  case $command in\n";
  const auto action = [](Values kind, std::string_view words) {
    const std::string list = words_of(kind, words);
    if (!list.empty()) return fmt::format("({})", list);
    return std::string(kind == Values::folder ? "_files -/" : is_path(kind) ? "_files" : " ");
  };
  for (const Command* command : all_commands()) {
    out += fmt::format("    {})\n      _arguments \\\n", command->name);
    for (const OptionRow* row : options_of(*command)) {
      out += fmt::format("        '{}--{}[{}]", row->repeatable ? "*" : "", row->name, quoted(row->help, special));
      if (row->kind != Values::none)
        out += fmt::format(":{}:{}", quoted(row->value, special), action(row->kind, row->words));
      out += "' \\\n";
    }
    out += fmt::format("        '*:{}:{}'\n      ;;\n", quoted(command->argument, special),
                       action(command->argument_kind, ""));
  }
  return out + "  esac\n}\n_fivefold \"$@\"\n";
}

std::string fish_completion() {
  std::string out = "# fish completion of fivefold\n";
  for (const Command* command : all_commands())
    out += fmt::format("complete -c fivefold -f -n __fish_use_subcommand -a {} -d '{}'\n", command->name,
                       quoted(command->summary));
  for (const Command* command : all_commands()) {
    const std::string seen = fmt::format("-n '__fish_seen_subcommand_from {}'", command->name);
    if (const std::string words = words_of(command->argument_kind, ""); !words.empty())
      out += fmt::format("complete -c fivefold -f {} -a '{}'\n", seen, words);
    for (const OptionRow* row : options_of(*command)) {
      out += fmt::format("complete -c fivefold {} -l {} -d '{}'", seen, row->name, quoted(row->help));
      if (row->letter != 0) out += fmt::format(" -s {}", row->letter);
      const std::string words = words_of(row->kind, row->words);
      if (!words.empty()) {
        out += fmt::format(" -x -a '{}'", words);
      } else if (is_path(row->kind)) {
        out += " -r -F";
      } else if (row->kind != Values::none) {
        out += " -x";
      }
      out += "\n";
    }
  }
  return out;
}

}  // namespace

std::string generated(std::string_view kind) {
  if (kind == "man") return man_page();
  if (kind == "bash") return bash_completion();
  if (kind == "zsh") return zsh_completion();
  if (kind == "fish") return fish_completion();
  throw UsageError(say(Message::generate_unknown, {{"name", std::string(kind)}}));
}

}  // namespace fivefold
