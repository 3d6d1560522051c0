#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace fivefold::pente_text {

// How move text falls into pieces: shared by the cutter, the variation index and the reader, which must agree.

inline constexpr std::array<bool, 256> kBlank = [] {
  std::array<bool, 256> blank{};
  for (const char c : {' ', '\t', '\r', '\n', '\v', '\f'}) blank[static_cast<unsigned char>(c)] = true;
  return blank;
}();
constexpr bool is_blank(char c) { return kBlank[static_cast<unsigned char>(c)]; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/// End of the line that `at` is on: the place of its '\n', or the end of the text.
inline std::size_t line_end(std::string_view text, std::size_t at) {
  const std::size_t end = text.find('\n', at);
  return end == std::string_view::npos ? text.size() : end;
}

/// Whether a line to be skipped (PGN: '%' in the first column) begins at `at`. REQUIRES: at < text.size().
inline bool is_escape_line(std::string_view text, std::size_t at) {
  return text[at] == '%' && (at == 0 || text[at - 1] == '\n');
}

/// If a comment or an escape line begins at `at`: the place after it (the end of the text for a brace never closed);
/// otherwise `at`. REQUIRES: at < text.size().
inline std::size_t after_comment(std::string_view text, std::size_t at) {
  if (text[at] == '{') {
    const std::size_t close = text.find('}', at);
    return close == std::string_view::npos ? text.size() : close + 1;
  }
  if (text[at] == ';' || is_escape_line(text, at)) return line_end(text, at);
  return at;
}

}  // namespace fivefold::pente_text
