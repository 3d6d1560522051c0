#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fivefold::test {

/// Bytes from hexadecimal digits; blanks do not count.
inline std::string bytes_of(std::string_view hex) {
  std::string out;
  int half = -1;
  for (const char c : hex) {
    const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (digit < 0) continue;
    if (half >= 0) out += static_cast<char>(half * 16 + digit);
    half = half >= 0 ? -1 : digit;
  }
  return out;
}

/// A library of version 3.`minor` with these nodes.
inline std::string library(std::string_view nodes, int minor = 0) {
  return bytes_of(minor == 0 ? "ff52656e4c6962ff 0300 ffffffffffffffffffff"
                             : "ff52656e4c6962ff 0304 ffffffffffffffffffff") +
         std::string(nodes);
}

/// A text as it stands in a library.
inline std::string text(std::string_view bytes) {
  std::string out(bytes);
  out += '\0';
  if (out.size() % 2 != 0) out += '\0';
  return out;
}

}  // namespace fivefold::test
