#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fivefold {

/// The beginning of a text for a message: one line, at most `longest` bytes, never half a character.
std::string excerpt(std::string_view text, std::size_t longest = 40);

}  // namespace fivefold
