#include "viewer/app/text_field.h"

#include <algorithm>

namespace fivefold::viewer {
namespace {

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::string encoded(char32_t c) {
  const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
  if (c < 0x80) return {byte(c)};
  if (c < 0x800) return {byte(0xC0 | (c >> 6U)), byte(0x80 | (c & 0x3FU))};
  if (c < 0x10000) return {byte(0xE0 | (c >> 12U)), byte(0x80 | ((c >> 6U) & 0x3FU)), byte(0x80 | (c & 0x3FU))};
  return {byte(0xF0 | (c >> 18U)), byte(0x80 | ((c >> 12U) & 0x3FU)), byte(0x80 | ((c >> 6U) & 0x3FU)),
          byte(0x80 | (c & 0x3FU))};
}

bool can_be_typed(char32_t c) {
  return c >= 0x20 && c != 0x7F && !(c >= 0x80 && c < 0xA0) && !(c >= 0xD800 && c < 0xE000) && c <= 0x10FFFF;
}

// The character at the start of a text and its length; length 0 when the bytes are no UTF-8.
char32_t decoded(std::string_view text, std::size_t& length) {
  const auto first = static_cast<unsigned char>(text[0]);
  length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
  if (length == 0 || length > text.size() || first > 0xF4) {
    length = 0;
    return 0;
  }
  char32_t c = length == 1 ? first : first & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) {
      length = 0;
      return 0;
    }
    c = (c << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
  }
  return c;
}

}  // namespace

void TextField::set(std::string_view now) {
  text.clear();
  caret = 0;
  marked = false;
  insert(now);
}

void TextField::mark_all() {
  marked = !text.empty();
  caret = text.size();
}

void TextField::insert(char32_t character) {
  if (!can_be_typed(character)) return;
  if (marked) {
    text.clear();
    caret = 0;
    marked = false;
  }
  const std::string bytes = encoded(character);
  text.insert(caret, bytes);
  caret += bytes.size();
}

void TextField::insert(std::string_view pasted) {
  while (!pasted.empty()) {
    std::size_t length = 0;
    const char32_t c = decoded(pasted, length);
    if (length > 0) insert(c < 0x20 ? U' ' : c);
    pasted.remove_prefix(std::max<std::size_t>(length, 1));
  }
}

bool TextField::press(const KeyPress& key, bool& changed) {
  changed = false;
  if (marked && (key.key == Key::backspace || key.key == Key::remove)) {
    set({});
    changed = true;
    return true;
  }
  const bool was_marked = marked;
  marked = false;
  switch (key.key) {
    case Key::left: caret = before(caret); return true;
    case Key::right: caret = after(caret); return true;
    case Key::home: caret = 0; return true;
    case Key::end: caret = text.size(); return true;
    case Key::backspace: {
      const std::size_t from = before(caret);
      changed = from != caret;
      text.erase(from, caret - from);
      caret = from;
      return true;
    }
    case Key::remove: {
      const std::size_t to = after(caret);
      changed = to != caret;
      text.erase(caret, to - caret);
      return true;
    }
    default: marked = was_marked; return false;
  }
}

std::size_t TextField::before(std::size_t at) const {
  if (at == 0) return 0;
  --at;
  while (at > 0 && is_continuation(text[at])) --at;
  return at;
}

std::size_t TextField::after(std::size_t at) const {
  if (at >= text.size()) return text.size();
  ++at;
  while (at < text.size() && is_continuation(text[at])) ++at;
  return at;
}

}  // namespace fivefold::viewer
