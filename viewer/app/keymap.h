#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "viewer/app/command.h"
#include "viewer/app/input.h"
#include "viewer/scene/views.h"

namespace fivefold::viewer {

/// The keys of commands.def. Notation: modifiers "Ctrl+", "Alt+", "Shift+" in this order, then a named key ("Left",
/// "PageDown", "Return", "F5" ...) or one character. A character without Ctrl and Alt, and "Space", is typed; with them
/// it is a key press. Letters with Ctrl or Alt are written as capitals: "Ctrl+Shift+C".
using KeyInput = std::variant<KeyPress, Typed>;

/// The input that a key of the table stands for; empty when the notation is malformed.
std::optional<KeyInput> parse_key(std::string_view notation);

/// The keys of a row of the table, cut at blanks.
std::vector<std::string_view> keys_of(const CommandRow& row);

/// The command of a key; empty when it has none. Whether the key is held makes no difference. Shift does not count for
/// the signs + - =, which layouts put on different keys.
std::optional<Command> command_for(const KeyPress& press);
std::optional<Command> command_for(const Typed& typed);

/// A key as people read it: "←", "Page Down", "Ctrl + G", "Space".
std::string shown_key(std::string_view notation);
/// All keys of a command as people read them: "→ or k".
std::string shown_keys(const CommandRow& row);

/// The overlay that lists every key, in the groups of the table.
HelpView help_view();

}  // namespace fivefold::viewer
