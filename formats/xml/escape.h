#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fivefold::xml {

/// XML 1.0 has no way to hold most control characters. A game that has one in any of its texts is written with
/// escape="backslash": in all its texts and attribute values (of elements that fivefold knows) "\\" stands for a
/// backslash and "\uXXXX" for the character with that number.

/// The number of the first character that XML 1.0 forbids: a control other than tab and line ends, U+FFFE or U+FFFF.
std::optional<unsigned> first_forbidden(std::string_view text);

void append_escaped(std::string_view text, std::string& out);
/// Undoes it; what is no escape stays as it is.
std::string unescaped(std::string_view text);

}  // namespace fivefold::xml
