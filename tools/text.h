#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fivefold {

/// Width of the lines that help and explanations are set in.
inline constexpr std::size_t kTextWidth = 100;

/// Text in lines of at most kTextWidth columns. The first goes on after `indent` columns that are already written, the
/// others begin with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t indent);

/// Columns that a terminal needs for UTF-8 text, taking every code point as one (true for the scripts in use here).
std::size_t columns(std::string_view text);
/// Text filled with blanks to at least `width` columns.
std::string padded(std::string_view text, std::size_t width);

/// Text of a file or a path as a terminal may show it: control characters become "?", so that no name can move the
/// cursor or change colours.
std::string printable(std::string_view text);

}  // namespace fivefold
