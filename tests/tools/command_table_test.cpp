#include "tools/command.h"

#include <set>

#include "tests/house/checkout.h"
#include "tests/support/catch.h"
#include "tools/errors.h"
#include "tools/generate.h"
#include "tools/help.h"

namespace fivefold {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("every command has examples, a page and a folder of golden cases") {
  for (const Command* command : all_commands()) {
    INFO(std::string(command->name));
    CHECK(!command->examples.empty());
    CHECK(!command->summary.empty());
    CHECK(std::filesystem::exists(house::checkout("docs/commands/" + std::string(command->name) + ".md")));
    CHECK(std::filesystem::is_directory(house::checkout("tests/cli/" + std::string(command->name))));
    for (const Example& example : command->examples)
      CHECK(example.line.substr(0, command->name.size()) == command->name);
  }
}

TEST_CASE("the options of every command exist, once each") {
  std::set<std::string_view> used;
  for (const Command* command : all_commands()) {
    std::set<std::string_view> own;
    for (const std::string_view name : command->options) {
      INFO(std::string(command->name) + " --" + std::string(name));
      CHECK(find_option(name) != nullptr);
      CHECK(own.insert(name).second);
      used.insert(name);
    }
  }
  for (const std::string_view name : common_options()) used.insert(name);
  for (const OptionRow& row : all_options()) {
    INFO(std::string(row.name));
    CHECK(used.count(row.name) == 1);
    CHECK((row.kind == Values::none) == row.value.empty());
  }
}

TEST_CASE("help begins with examples and names every option and exit code") {
  for (const Command* command : all_commands()) {
    const std::string help = command_help(*command);
    INFO(help);
    CHECK(help.find("Examples:") < help.find("Usage:"));
    CHECK(help.find("Usage:") < help.find("Options:"));
    for (const OptionRow* row : options_of(*command)) CHECK(has(help, "--" + std::string(row->name)));
    CHECK(has(help, std::string(exit_code_table())));
  }
}

TEST_CASE("man page and completions name every command and every option") {
  for (const char* kind : {"man", "bash", "zsh", "fish"}) {
    INFO(kind);
    const std::string text = generated(kind);
    for (const Command* command : all_commands()) CHECK(has(text, std::string(command->name)));
    for (const OptionRow& row : all_options()) {
      std::string name(row.name);
      if (std::string_view(kind) == "man")
        for (std::size_t at = 0; (at = name.find('-', at)) != std::string::npos; at += 2) name.insert(at, "\\");
      CHECK(has(text, name));
    }
  }
  CHECK_THROWS_AS(generated("tcsh"), UsageError);
}

TEST_CASE("the exit codes of the docs are those of the help") {
  const std::string page = house::text_of("docs/cli.md");
  std::string table(exit_code_table());
  for (std::size_t begin = 0; begin < table.size();) {
    const std::size_t end = table.find('\n', begin);
    const std::string line = table.substr(begin, end - begin);
    INFO(line);
    CHECK(has(page, "| " + line.substr(2, 1) + " | " + line.substr(5) + " |"));
    begin = end + 1;
  }
}

}  // namespace fivefold
