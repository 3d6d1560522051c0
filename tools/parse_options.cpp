#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <string>
#include <vector>

#include "tools/command.h"
#include "tools/errors.h"
#include "tools/messages.h"
#include "tools/options.h"
#include "tools/words.h"

namespace fivefold {
namespace {

using Texts = std::vector<std::string>;

/// What one source says about one option; the values in their order.
struct Given {
  const OptionRow* row = nullptr;
  Texts values;
};

std::string variable_of(const OptionRow& row) {
  std::string name = "FIVEFOLD_";
  for (const char c : row.name) name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return name;
}

std::vector<std::string_view> names_of(const std::vector<const OptionRow*>& rows, std::deque<std::string>* dashed) {
  std::vector<std::string_view> names;
  names.reserve(rows.size());
  for (const OptionRow* row : rows)
    names.push_back(dashed == nullptr ? row->name
                                      : std::string_view(dashed->emplace_back("--" + std::string(row->name))));
  return names;
}

/// The command line as CLI11 reads it.
std::vector<Given> from_command_line(const Command& command, const std::vector<const OptionRow*>& rows,
                                     const std::vector<std::string>& line, std::vector<std::string>& arguments) {
  CLI::App app;
  app.set_help_flag();
  app.allow_extras();
  std::deque<Texts> store;
  std::vector<CLI::Option*> options;
  for (const OptionRow* row : rows) {
    const std::string name =
        (row->letter != 0 ? std::string("-") + row->letter + "," : "") + "--" + std::string(row->name);
    if (row->kind == Values::none) {
      options.push_back(app.add_flag(name));
    } else {
      options.push_back(app.add_option(name, store.emplace_back())->allow_extra_args(false));
    }
  }
  app.add_option("arguments", arguments);
  try {
    app.parse(std::vector<std::string>(line.rbegin(), line.rend()));  // CLI11 takes the last argument first
  } catch (const CLI::ArgumentMismatch& fault) {
    const std::string what = fault.what();
    throw UsageError(say(Message::option_needs_value, {{"name", what.substr(0, what.find(':'))}}));
  } catch (const CLI::ParseError& fault) {
    throw UsageError(fault.what());
  }
  for (const std::string& extra : app.remaining()) {
    std::deque<std::string> dashed;
    const std::string name = extra.substr(0, extra.find('='));
    throw UsageError(
        say(Message::option_unknown,
            {{"command", std::string(command.name)}, {"name", name}, {"hint", hint(name, names_of(rows, &dashed))}}));
  }
  std::vector<Given> given;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (options[i]->count() > 0) given.push_back({rows[i], options[i]->results()});
  return given;
}

/// A configuration file in CLI11's own format. Keys outside a section are for every command that knows them.
std::vector<Given> from_file(const Command& command, const std::vector<const OptionRow*>& rows,
                             const std::string& path) {
  std::ifstream file(path);
  std::vector<CLI::ConfigItem> items;
  try {
    if (!file) throw CLI::FileError::Missing(path);
    items = CLI::ConfigTOML().from_config(file);
  } catch (const CLI::Error& fault) {
    throw UsageError(say(Message::config_unreadable, {{"file", path}, {"reason", fault.what()}}));
  }
  std::vector<Given> given;
  for (const CLI::ConfigItem& item : items) {
    if (item.name == "++" || item.name == "--") continue;  // CLI11 marks where a section begins and ends
    if (!item.parents.empty() && item.parents != Texts{std::string(command.name)}) continue;
    const OptionRow* row = find_option(item.name);
    if (row == nullptr)
      throw UsageError(say(Message::config_unknown,
                           {{"file", path}, {"name", item.name}, {"hint", hint(item.name, names_of(rows, nullptr))}}));
    if (std::find(rows.begin(), rows.end(), row) != rows.end()) given.push_back({row, item.inputs});
  }
  return given;
}

void check_arguments(const Command& command, const std::vector<std::string>& arguments) {
  if (arguments.size() < command.min_arguments)
    throw UsageError(say(Message::argument_missing,
                         {{"command", std::string(command.name)}, {"argument", std::string(command.argument)}}));
  if (command.max_arguments != 0 && arguments.size() > command.max_arguments)
    throw UsageError(say(Message::argument_too_many, {{"command", std::string(command.name)},
                                                      {"argument", std::string(command.argument)},
                                                      {"extra", arguments[command.max_arguments]}}));
}

}  // namespace

std::vector<const OptionRow*> options_of(const Command& command) {
  std::vector<const OptionRow*> rows;
  const auto has = [](std::span<const std::string_view> names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  for (const OptionRow& row : all_options())
    if (has(command.options, row.name) || has(common_options(), row.name)) rows.push_back(&row);
  return rows;
}

Options parse_options(const Command& command, const std::vector<std::string>& arguments) {
  const std::vector<const OptionRow*> rows = options_of(command);
  Options options;
  std::vector<const OptionRow*> decided;
  const auto apply = [&](const Given& given, Message complaint, const std::string& name, const std::string& file) {
    for (const std::string& value : given.values) {
      const std::string fault = given.row->set(options, value);
      if (!fault.empty()) throw UsageError(say(complaint, {{"name", name}, {"reason", fault}, {"file", file}}));
    }
    decided.push_back(given.row);
  };
  const auto open = [&](const OptionRow* row) {
    return std::find(decided.begin(), decided.end(), row) == decided.end();
  };

  for (const Given& given : from_command_line(command, rows, arguments, options.arguments))
    apply(given, Message::option_value, std::string(given.row->name), {});
  for (const OptionRow* row : rows) {
    const char* value = std::getenv(variable_of(*row).c_str());
    if (value != nullptr && row->name != "help" && open(row))
      apply({row, {value}}, Message::variable_value, variable_of(*row), {});
  }
  if (!options.config.empty()) {
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): `apply` adds to the original
    const std::vector<const OptionRow*> before = decided;
    for (const Given& given : from_file(command, rows, options.config))
      if (std::find(before.begin(), before.end(), given.row) == before.end())
        apply(given, Message::config_value, std::string(given.row->name), options.config);
  }
  if (!options.help) check_arguments(command, options.arguments);
  return options;
}

}  // namespace fivefold
