#include "formats/ccgc/text.h"

#include "formats/pente_text/lexis.h"

namespace fivefold::ccgc {
namespace {

/// Signs between the first bracket of a start and its C: "{ [" and the like.
constexpr std::size_t kLongestOpening = 8;

/// Whether only blanks stand between a place and the begin of its line.
bool begins_line(std::string_view text, std::size_t at) {
  constexpr std::size_t kFarthest = 16;
  for (std::size_t back = 0; at > 0 && back < kFarthest; --at, ++back) {
    if (text[at - 1] == '\n') return true;
    if (!pente_text::is_blank(text[at - 1])) return false;
  }
  return at == 0;
}

}  // namespace

Sign sign_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U; };
  if (byte(0) < 0x80U) return {text[at], 1, false};
  // U+FF01 to U+FF5E are '!' to '~' in wide forms.
  if (byte(0) == 0xEFU && (byte(1) == 0xBCU || byte(1) == 0xBDU) && (byte(2) & 0xC0U) == 0x80U) {
    const unsigned code = ((byte(1) & 0x3FU) << 6U) | (byte(2) & 0x3FU);
    constexpr unsigned kFirst = 0xF01, kLast = 0xF5E;
    if (code >= kFirst && code <= kLast) return {static_cast<char>('!' + (code - kFirst)), 3, true};
  }
  if (byte(0) == 0xE3U && byte(1) == 0x80U) {
    if (byte(2) == 0x80U) return {' ', 3, true};
    if (byte(2) == 0x90U) return {'[', 3, true};
    if (byte(2) == 0x91U) return {']', 3, true};
  }
  return {'\0', 1, false};
}

bool is_blank(char c) { return pente_text::is_blank(c); }

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (at < text.size()) {
    const Sign sign = sign_at(text, at);
    if (!is_blank(sign.c)) break;
    at += sign.length;
  }
  return at;
}

std::string_view trimmed(std::string_view text) {
  text.remove_prefix(skip_blanks(text, 0));
  constexpr std::string_view kWideBlank = "\xE3\x80\x80";
  for (;;) {
    if (!text.empty() && is_blank(text.back())) {
      text.remove_suffix(1);
    } else if (text.ends_with(kWideBlank)) {
      text.remove_suffix(kWideBlank.size());
    } else {
      return text;
    }
  }
}

std::optional<Start> start_at(std::string_view text, std::size_t at) {
  Start start;
  start.begin = at;
  std::size_t place = at;
  bool brace = false, bracket = false;
  const auto here = [&] { return place < text.size() ? sign_at(text, place) : Sign{}; };
  for (std::size_t i = 0; i < kLongestOpening; ++i) {
    const Sign sign = here();
    if (sign.c != '{' && sign.c != '[' && !(place > at && is_blank(sign.c))) break;
    brace = brace || sign.c == '{';
    bracket = bracket || sign.c == '[';
    place += sign.length;
  }
  if (!brace && !bracket) return std::nullopt;
  if (here().c != 'C' && here().c != 'c') return std::nullopt;
  place += here().length;
  start.kind = here().c;
  if (start.kind != '5' && start.kind != '6') return std::nullopt;
  place += here().length;
  const std::size_t close = skip_blanks(text, place);
  const Sign sign = close < text.size() ? sign_at(text, close) : Sign{};
  if (sign.c == ']' || sign.c == '}') {
    start.end = close + sign.length;
  } else if (sign.c == ';' || sign.c == '[') {
    start.end = place;
  } else {
    return std::nullopt;
  }
  if (!brace && !begins_line(text, at)) return std::nullopt;
  const std::string_view mark = text.substr(at, start.end - at);
  start.tidy = mark == "{[C5]" || mark == "{[C6]";
  return start;
}

std::optional<Start> find_start_mark(std::string_view text, std::size_t from) {
  for (std::size_t at = from; at < text.size(); ++at) {
    const char c = text[at];
    // The wide brackets begin with these bytes.
    if (c != '{' && c != '[' && c != '\xEF' && c != '\xE3') continue;
    if (const auto start = start_at(text, at)) return start;
  }
  return std::nullopt;
}

}  // namespace fivefold::ccgc
