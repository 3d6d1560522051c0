#include "viewer/app/keymap.h"

#include <array>
#include <utility>

namespace fivefold::viewer {
namespace {

struct NamedKey {
  std::string_view name;
  Key key;
  std::string_view shown;
};
constexpr std::array kNamedKeys = {NamedKey{"Left", Key::left, "←"},
                                   NamedKey{"Right", Key::right, "→"},
                                   NamedKey{"Up", Key::up, "↑"},
                                   NamedKey{"Down", Key::down, "↓"},
                                   NamedKey{"Home", Key::home, "Home"},
                                   NamedKey{"End", Key::end, "End"},
                                   NamedKey{"PageUp", Key::page_up, "Page Up"},
                                   NamedKey{"PageDown", Key::page_down, "Page Down"},
                                   NamedKey{"Return", Key::enter, "Enter"},
                                   NamedKey{"Escape", Key::escape, "Esc"},
                                   NamedKey{"Tab", Key::tab, "Tab"},
                                   NamedKey{"Backspace", Key::backspace, "Backspace"},
                                   NamedKey{"Delete", Key::remove, "Delete"},
                                   NamedKey{"F1", Key::f1, "F1"},
                                   NamedKey{"F2", Key::f2, "F2"},
                                   NamedKey{"F3", Key::f3, "F3"},
                                   NamedKey{"F4", Key::f4, "F4"},
                                   NamedKey{"F5", Key::f5, "F5"},
                                   NamedKey{"F6", Key::f6, "F6"},
                                   NamedKey{"F7", Key::f7, "F7"},
                                   NamedKey{"F8", Key::f8, "F8"},
                                   NamedKey{"F9", Key::f9, "F9"},
                                   NamedKey{"F10", Key::f10, "F10"},
                                   NamedKey{"F11", Key::f11, "F11"},
                                   NamedKey{"F12", Key::f12, "F12"}};

struct Modifiers {
  bool control = false;
  bool alt = false;
  bool shift = false;
};

bool take(std::string_view& text, std::string_view start) {
  // What is left must name a key: "+" alone, and the second + of "Ctrl++", are keys.
  if (text.size() <= start.size() || text.substr(0, start.size()) != start) return false;
  text.remove_prefix(start.size());
  return true;
}

Modifiers take_modifiers(std::string_view& text) {
  Modifiers held;
  held.control = take(text, "Ctrl+");
  held.alt = take(text, "Alt+");
  held.shift = take(text, "Shift+");
  return held;
}

constexpr bool is_sign(char letter) { return letter == '+' || letter == '-' || letter == '='; }

bool same(const KeyPress& a, const KeyPress& b) {
  return a.key == b.key && a.letter == b.letter && a.control == b.control && a.alt == b.alt &&
         (a.shift == b.shift || (a.key == Key::none && is_sign(a.letter)));
}

// Every key of the table with its command, parsed once.
const std::vector<std::pair<KeyInput, Command>>& bindings() {
  static const std::vector<std::pair<KeyInput, Command>> all = [] {
    std::vector<std::pair<KeyInput, Command>> made;
    for (const CommandRow& row : all_commands())
      for (const std::string_view key : keys_of(row))
        if (const auto input = parse_key(key)) made.emplace_back(*input, row.command);
    return made;
  }();
  return all;
}

}  // namespace

std::optional<KeyInput> parse_key(std::string_view notation) {
  const Modifiers held = take_modifiers(notation);
  if (notation == "Space" && !held.control && !held.alt && !held.shift) return Typed{U' ', false};
  for (const NamedKey& named : kNamedKeys)
    if (named.name == notation) return KeyPress{named.key, 0, held.control, held.shift, held.alt, false};
  if (notation.size() != 1 || notation[0] <= ' ' || notation[0] > '~') return std::nullopt;
  if (held.control || held.alt) {
    if (notation[0] >= 'a' && notation[0] <= 'z') return std::nullopt;
    return KeyPress{Key::none, notation[0], held.control, held.shift, held.alt, false};
  }
  if (held.shift) return std::nullopt;
  return Typed{static_cast<char32_t>(notation[0]), false};
}

std::vector<std::string_view> keys_of(const CommandRow& row) {
  std::vector<std::string_view> keys;
  std::string_view rest = row.keys;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    if (end > 0) keys.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return keys;
}

std::optional<Command> command_for(const KeyPress& press) {
  for (const auto& [input, command] : bindings())
    if (const auto* const bound = std::get_if<KeyPress>(&input); bound != nullptr && same(*bound, press))
      return command;
  return std::nullopt;
}

std::optional<Command> command_for(const Typed& typed) {
  for (const auto& [input, command] : bindings())
    if (const auto* const bound = std::get_if<Typed>(&input); bound != nullptr && bound->character == typed.character)
      return command;
  return std::nullopt;
}

std::string shown_key(std::string_view notation) {
  const Modifiers held = take_modifiers(notation);
  std::string out;
  if (held.control) out += "Ctrl + ";
  if (held.alt) out += "Alt + ";
  if (held.shift) out += "Shift + ";
  for (const NamedKey& named : kNamedKeys)
    if (named.name == notation) return out.append(named.shown);
  return out.append(notation);
}

std::string shown_keys(const CommandRow& row) {
  std::string out;
  for (const std::string_view key : keys_of(row)) out.append(out.empty() ? "" : " or ").append(shown_key(key));
  return out;
}

HelpView help_view() {
  HelpView view;
  for (int i = 0; i < kCommandGroups; ++i) {
    const auto group = static_cast<CommandGroup>(i);
    HelpView::Group rows{std::string(title(group)), {}};
    for (const CommandRow& row : all_commands())
      if (row.group == group) rows.rows.push_back({shown_keys(row), std::string(row.help)});
    view.groups.push_back(std::move(rows));
  }
  HelpView::Group mouse{std::string(kMouseTitle), {}};
  for (const MouseRow& row : all_mouse_rows()) mouse.rows.push_back({std::string(row.what), std::string(row.does)});
  view.groups.push_back(std::move(mouse));
  return view;
}

}  // namespace fivefold::viewer
