#pragma once

#include <string>
#include <string_view>

namespace fivefold::pente_text {

// The comment before the first move of a variation. Record keeps it among the unknown keys of the Line, under the name
// that the JSON record has for the comment before the first move of the game.

/// The text as the member of a JSON object: "intro":"...".
std::string intro_member(std::string_view text);

/// What the unknown keys of a line hold for this format.
struct LineKeys {
  std::string intro;
  bool others = false;  ///< there are keys besides the intro
};
LineKeys read_line_keys(std::string_view members);

}  // namespace fivefold::pente_text
