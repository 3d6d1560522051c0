#include "tools/text.h"

#include <algorithm>

#include "formats/kept_bytes.h"

namespace fivefold {

std::string wrapped(std::string_view text, std::size_t indent) {
  std::string out;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    if (column > indent) {
      if (column + 1 + columns(word) > kTextWidth) {
        out += "\n" + std::string(indent, ' ');
        column = indent;
      } else {
        out += ' ';
        ++column;
      }
    }
    out += word;
    column += columns(word);
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  return out;
}

std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

std::string padded(std::string_view text, std::size_t width) {
  std::string out(text);
  const std::size_t have = columns(text);
  if (have < width) out.append(width - have, ' ');
  return out;
}

std::string printable(std::string_view text) {
  std::string shown;
  if (find_kept_byte(text) != std::string_view::npos) text = shown = without_kept_bytes(text);
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool c1 = byte == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;  // U+0080-9F
    if (c1) ++i;
    out += c1 || byte < 0x20 || byte == 0x7F ? '?' : text[i];
  }
  return out;
}

}  // namespace fivefold
