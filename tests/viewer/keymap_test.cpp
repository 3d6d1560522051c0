#include "viewer/app/keymap.h"

#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "tests/house/checkout.h"
#include "tests/support/catch.h"

namespace fivefold::viewer {
namespace {

constexpr const char* kPage = "docs/viewer-keys.md";

std::optional<Command> command_of(const KeyInput& input) {
  if (const auto* const press = std::get_if<KeyPress>(&input)) return command_for(*press);
  return command_for(std::get<Typed>(input));
}

std::string in_code(std::string_view key) { return "`" + std::string(key) + "`"; }

/// The page that docs/viewer-keys.md must be: everything in viewer/app/commands.def, in its order.
std::string page() {
  std::string out =
      "# Keys of the viewer\n\n"
      "Made from `viewer/app/commands.def` and `mouse.def`; `FIVEFOLD_REWRITE=1 tests/run.sh -R keymap` writes it "
      "anew. In\n"
      "the window, `?` shows the same list.\n";
  for (int i = 0; i < kCommandGroups; ++i) {
    const auto group = static_cast<CommandGroup>(i);
    out += "\n## " + std::string(title(group)) + "\n\n| keys | what they do |\n|---|---|\n";
    for (const CommandRow& row : all_commands()) {
      if (row.group != group) continue;
      std::string keys;
      for (const std::string_view key : keys_of(row)) keys += (keys.empty() ? "" : " ") + in_code(shown_key(key));
      out += "| " + keys + " | " + std::string(row.help) + " |\n";
    }
  }
  out += "\n## " + std::string(kMouseTitle) + "\n\n| what | does |\n|---|---|\n";
  for (const MouseRow& row : all_mouse_rows())
    out += "| " + std::string(row.what) + " | " + std::string(row.does) + " |\n";
  return out;
}

}  // namespace

TEST_CASE("every command has a key and a help line, and no key stands twice") {
  std::map<std::string, std::string> owners;
  for (const CommandRow& row : all_commands()) {
    INFO(row.name);
    CHECK_FALSE(keys_of(row).empty());
    CHECK_FALSE(row.help.empty());
    for (const std::string_view key : keys_of(row)) {
      const auto [owner, added] = owners.emplace(std::string(key), std::string(row.name));
      INFO(key << " is also a key of " << owner->second);
      CHECK(added);
    }
  }
  CHECK(owners.size() > 60);
}

TEST_CASE("every key of the table is understood and leads back to its command") {
  for (const CommandRow& row : all_commands())
    for (const std::string_view key : keys_of(row)) {
      INFO(row.name << " by " << key);
      const auto input = parse_key(key);
      REQUIRE(input.has_value());
      CHECK(command_of(*input) == row.command);
    }
}

TEST_CASE("keys are parsed as commands.def writes them") {
  const auto turn = std::get<KeyPress>(parse_key("Ctrl+Alt+Right").value());
  CHECK(turn.key == Key::right);
  CHECK((turn.control && turn.alt && !turn.shift));
  const auto plus = std::get<KeyPress>(parse_key("Ctrl++").value());
  CHECK((plus.letter == '+' && plus.control));
  CHECK(std::get<Typed>(parse_key("+").value()).character == U'+');
  CHECK(std::get<Typed>(parse_key("?").value()).character == U'?');
  CHECK(std::get<Typed>(parse_key("Space").value()).character == U' ');
  const auto find = std::get<KeyPress>(parse_key("Shift+F3").value());
  CHECK((find.key == Key::f3 && find.shift && !find.control));
}

TEST_CASE("malformed keys are refused") {
  for (const char* const text : {"", "Ctrl+", "Ctrl+g", "Shift+x", "Left ", "Righ", "F13", "Ctrl+Ctrl+G", "ab"}) {
    INFO(text);
    CHECK_FALSE(parse_key(text).has_value());
  }
}

TEST_CASE("modifiers decide between commands of one key") {
  CHECK(command_for(KeyPress{Key::right}) == Command::next);
  CHECK(command_for(KeyPress{Key::right, 0, false, true}) == Command::ten_forward);
  CHECK(command_for(KeyPress{Key::right, 0, true, false, true}) == Command::rotate_right);
  CHECK(command_for(KeyPress{Key::right, 0, true}) == Command::sort_next);
  CHECK(command_for(Typed{U'n'}) == Command::next_event);
  CHECK(command_for(Typed{U'N'}) == Command::previous_event);
  CHECK_FALSE(command_for(Typed{U'\u00E9'}).has_value());
  CHECK(command_for(KeyPress{Key::right, 0, false, false, false, true}) == Command::next);
}

TEST_CASE("the sign for larger needs no care about Shift") {
  CHECK(command_for(KeyPress{Key::none, '+', true, true}) == Command::zoom_in);
  CHECK(command_for(KeyPress{Key::none, '=', true, false}) == Command::zoom_in);
  CHECK(command_for(KeyPress{Key::none, 'C', true, false}) == Command::copy_position);
  CHECK(command_for(KeyPress{Key::none, 'C', true, true}) == Command::copy_record);
}

TEST_CASE("keys are shown as people read them") {
  CHECK(shown_key("Left") == "\u2190");
  CHECK(shown_key("PageDown") == "Page Down");
  CHECK(shown_key("Ctrl+G") == "Ctrl + G");
  CHECK(shown_key("Ctrl++") == "Ctrl + +");
  CHECK(shown_key("Return") == "Enter");
}

TEST_CASE("the overlay of keys lists every command once, and what the mouse does") {
  std::multiset<std::string> listed;
  for (const MouseRow& row : all_mouse_rows()) listed.insert(std::string(row.does));
  const std::size_t of_mouse = listed.size();
  CHECK(help_view().groups.back().rows.size() == of_mouse);
  listed.clear();
  for (const HelpView::Group& group : help_view().groups) {
    CHECK_FALSE(group.title.empty());
    CHECK_FALSE(group.rows.empty());
    for (const HelpView::Row& row : group.rows) listed.insert(row.what);
  }
  for (const CommandRow& row : all_commands()) CHECK(listed.count(std::string(row.help)) == 1);
  CHECK(listed.size() == all_commands().size() + of_mouse);
}

TEST_CASE("docs/viewer-keys.md lists the keys as the table has them") {
  if (house::rewriting()) std::ofstream(house::checkout(kPage), std::ios::binary) << page();
  // A stale page is made anew by FIVEFOLD_REWRITE=1.
  CHECK(house::text_of(kPage) == page());
}

}  // namespace fivefold::viewer
