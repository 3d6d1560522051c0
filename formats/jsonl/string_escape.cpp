#include "formats/jsonl/string_escape.h"

#include <optional>

namespace fivefold::jsonl {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

void append_utf8(char32_t c, std::string& out) {
  const auto put = [&](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xC0 | (c >> 6));
    put(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    put(0xE0 | (c >> 12));
    put(0x80 | ((c >> 6) & 0x3F));
    put(0x80 | (c & 0x3F));
  } else {
    put(0xF0 | (c >> 18));
    put(0x80 | ((c >> 12) & 0x3F));
    put(0x80 | ((c >> 6) & 0x3F));
    put(0x80 | (c & 0x3F));
  }
}

/// The four hexadecimal digits at `at`.
std::optional<char32_t> read_hex4(std::string_view text, std::size_t at) {
  if (at + 4 > text.size()) return std::nullopt;
  char32_t value = 0;
  for (const char c : text.substr(at, 4)) {
    const char32_t digit = c >= '0' && c <= '9'   ? static_cast<char32_t>(c - '0')
                           : c >= 'a' && c <= 'f' ? static_cast<char32_t>(c - 'a' + 10)
                           : c >= 'A' && c <= 'F' ? static_cast<char32_t>(c - 'A' + 10)
                                                  : 16;
    if (digit > 15) return std::nullopt;
    value = value * 16 + digit;
  }
  return value;
}

bool is_high(char32_t c) { return c >= 0xD800 && c < 0xDC00; }
bool is_low(char32_t c) { return c >= 0xDC00 && c < 0xE000; }

void note_control(char32_t c, StringFaults& faults) {
  if (c < 0x20 && c != '\t' && c != '\n' && c != '\r') faults.control = static_cast<int>(c);
}

/// Reads the \uXXXX (or the pair) whose first digit is at `at`; returns the number of characters after the 'u'.
std::size_t append_unicode_escape(std::string_view text, std::size_t at, std::string& out, StringFaults& faults) {
  const auto first = read_hex4(text, at);
  if (!first) {
    faults.bad_escape = true;
    out += 'u';
    return 0;
  }
  if (is_high(*first) && text.substr(at + 4, 2) == "\\u") {
    const auto second = read_hex4(text, at + 6);
    if (second && is_low(*second)) {
      append_utf8(0x10000 + ((*first - 0xD800) << 10) + (*second - 0xDC00), out);
      return 10;
    }
  }
  const bool lone = is_high(*first) || is_low(*first);
  faults.lone_surrogate |= lone;
  note_control(*first, faults);
  append_utf8(lone ? kReplacement : *first, out);
  return 4;
}

}  // namespace

std::size_t find_string_end(std::string_view text, std::size_t from, bool& plain) {
  for (std::size_t i = from; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') return i;
    if (static_cast<unsigned char>(c) < 0x20) plain = false;
    if (c == '\\') {
      plain = false;
      ++i;
    }
  }
  return text.size();
}

StringFaults append_unescaped(std::string_view contents, std::string& out) {
  StringFaults faults;
  for (std::size_t i = 0; i < contents.size(); ++i) {
    const char c = contents[i];
    if (c != '\\') {
      note_control(static_cast<unsigned char>(c), faults);
      out += c;
      continue;
    }
    if (++i == contents.size()) {
      faults.bad_escape = true;
      break;
    }
    switch (contents[i]) {
      case 'b': out += '\b'; break;
      case 'f': out += '\f'; break;
      case 'n': out += '\n'; break;
      case 'r': out += '\r'; break;
      case 't': out += '\t'; break;
      case 'u': i += append_unicode_escape(contents, i + 1, out, faults); break;
      case '"':
      case '\\':
      case '/': out += contents[i]; break;
      default: faults.bad_escape = true; out += contents[i];
    }
  }
  return faults;
}

}  // namespace fivefold::jsonl
