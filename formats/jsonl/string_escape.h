#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fivefold::jsonl {

/// What was odd about a string that was read.
struct StringFaults {
  bool bad_escape = false;      ///< an escape that JSON does not know; its letter was kept
  bool lone_surrogate = false;  ///< half a pair; U+FFFD stands for it
  int control = -1;             ///< the last control character other than tab and line ends, or -1
};

/// End of a string's contents: the offset of its closing quote, or text.size() when it is cut off. `from` is the offset
/// after the opening quote; `plain` is cleared when there is a backslash or a control character within.
std::size_t find_string_end(std::string_view text, std::size_t from, bool& plain);

/// Appends what the contents of a string (without quotes) stand for.
StringFaults append_unescaped(std::string_view contents, std::string& out);

}  // namespace fivefold::jsonl
