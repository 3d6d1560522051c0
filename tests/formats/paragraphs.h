#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::testing {

/// A format for tests of everything around formats: records are paragraphs between blank lines. A line "charset: X"
/// names a character set; a stream that begins with "#" is certainly of this format.
inline int sniff_paragraphs(std::string_view head) { return head.starts_with('#') ? 90 : 0; }

inline Cut cut_paragraph(std::string_view window, bool at_end) {
  std::size_t begin = 0;
  while (begin < window.size() && (window[begin] == '\n' || window[begin] == '\r')) ++begin;
  if (begin == window.size()) return {Cut::Kind::nothing, 0, begin};
  for (std::size_t at = window.find('\n', begin); at != std::string_view::npos; at = window.find('\n', at + 1)) {
    std::size_t after = at + 1;
    if (after < window.size() && window[after] == '\r') ++after;
    if (after >= window.size()) break;
    if (window[after] == '\n') return {Cut::Kind::record, begin, at + 1};
  }
  if (at_end) return {Cut::Kind::record, begin, window.size()};
  return {};
}

inline std::size_t find_paragraph(std::string_view window, std::size_t from) {
  if (from == 0) return window.find_first_not_of("\r\n");
  for (std::size_t at = window.find("\n\n"); at != std::string_view::npos; at = window.find("\n\n", at + 1)) {
    if (at + 2 >= from && at + 2 < window.size()) return at + 2;
  }
  return std::string_view::npos;
}

inline std::string_view charset_of_paragraph(std::string_view bytes) {
  constexpr std::string_view kKey = "charset: ";
  const std::size_t at = bytes.find(kKey);
  if (at == std::string_view::npos) return {};
  bytes.remove_prefix(at + kKey.size());
  return bytes.substr(0, bytes.find('\n'));
}

inline Format paragraphs() {
  Format format;
  format.name = "paragraphs";
  format.sniff = sniff_paragraphs;
  format.cut = cut_paragraph;
  format.find_start = find_paragraph;
  format.declared_encoding = charset_of_paragraph;
  return format;
}

}  // namespace fivefold::testing
