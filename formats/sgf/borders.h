#pragma once

#include <cstddef>
#include <string_view>

#include "formats/format.h"

// Where games lie in a stream of bytes.
namespace fivefold::sgf {

int sniff(std::string_view head);
Cut cut(std::string_view window, bool at_end);
/// As `cut`, for bytes as they are stored: each game may declare a character set of its own (CA), else it has
/// `charset`.
Cut cut_encoded(std::string_view window, bool at_end, std::string_view charset);
std::size_t find_start(std::string_view window, std::size_t from);
std::string_view declared_encoding(std::string_view bytes);

/// Offset of the bracket with which the first game of the text begins, or npos. With `undecided` set it is the offset
/// of a bracket of which the text shows too little.
std::size_t first_game(std::string_view text, bool& undecided);

}  // namespace fivefold::sgf
