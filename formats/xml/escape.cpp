#include "formats/xml/escape.h"

#include <fmt/format.h>

#include <charconv>
#include <iterator>

namespace fivefold::xml {
namespace {

/// Bytes of the forbidden character at `at` and its number; 0 bytes if the character there is allowed.
struct Forbidden {
  std::size_t bytes = 0;
  unsigned code = 0;
};

Forbidden forbidden_at(std::string_view text, std::size_t at) {
  const auto c = static_cast<unsigned char>(text[at]);
  if (c < 0x20 && c != '\t' && c != '\n' && c != '\r') return {1, c};
  if (text.substr(at, 3) == "\xEF\xBF\xBE") return {3, 0xFFFE};
  if (text.substr(at, 3) == "\xEF\xBF\xBF") return {3, 0xFFFF};
  return {};
}

void append_utf8(unsigned code, std::string& out) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xC0U | (code >> 6U));
    out += static_cast<char>(0x80U | (code & 0x3FU));
  } else {
    out += static_cast<char>(0xE0U | (code >> 12U));
    out += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
    out += static_cast<char>(0x80U | (code & 0x3FU));
  }
}

}  // namespace

std::optional<unsigned> first_forbidden(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Forbidden found = forbidden_at(text, i);
    if (found.bytes != 0) return found.code;
  }
  return std::nullopt;
}

void append_escaped(std::string_view text, std::string& out) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Forbidden found = forbidden_at(text, i);
    if (found.bytes != 0) {
      fmt::format_to(std::back_inserter(out), "\\u{:04X}", found.code);
      i += found.bytes - 1;
    } else {
      if (text[i] == '\\') out += '\\';
      out += text[i];
    }
  }
}

std::string unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view rest = text.substr(i);
    unsigned code = 0;
    if (rest.starts_with("\\\\")) {
      out += '\\';
      ++i;
    } else if (rest.size() >= 6 && rest.starts_with("\\u") &&
               std::from_chars(rest.data() + 2, rest.data() + 6, code, 16).ptr == rest.data() + 6 &&
               (code < 0xD800 || code > 0xDFFF)) {
      append_utf8(code, out);
      i += 5;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace fivefold::xml
