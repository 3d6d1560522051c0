#include "formats/sgf/values.h"

#include <charconv>
#include <limits>

#include "formats/jsonl/json_text.h"
#include "formats/sgf/grammar.h"

namespace fivefold::sgf {
namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }

/// Length of the line break at `at`: CR LF and LF CR are one.
std::size_t line_break(std::string_view text, std::size_t at) {
  const bool pair = at + 1 < text.size() && is_line_end(text[at + 1]) && text[at + 1] != text[at];
  return pair ? 2 : 1;
}

bool is_plain(std::string_view raw, TextKind kind) {
  for (const char c : raw) {
    if (c == '\\' || c == '\r' || c == '\t' || c == '\v' || c == '\f') return false;
    if (c == '\n' && kind == TextKind::simple) return false;
  }
  return true;
}

std::optional<std::int16_t> read_int16(std::string_view text) {
  std::int16_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

char letter(int i) { return static_cast<char>(i < 26 ? 'a' + i : 'A' + i - 26); }

constexpr int kLetters = 52;

}  // namespace

std::string read_text(std::string_view raw, TextKind kind) {
  std::string out;
  out.reserve(raw.size());
  for (std::size_t at = 0; at < raw.size(); ++at) {
    char c = raw[at];
    const bool escaped = c == '\\';
    if (escaped) {
      if (++at == raw.size()) break;
      c = raw[at];
    }
    if (is_line_end(c)) {
      at += line_break(raw, at) - 1;
      if (!escaped) out += kind == TextKind::simple ? ' ' : '\n';
    } else {
      out += is_blank(c) ? ' ' : c;
    }
  }
  return out;
}

std::string_view keep_text(std::string_view raw, TextKind kind, Record& record) {
  return is_plain(raw, kind) ? raw : record.keep(read_text(raw, kind));
}

std::string readable_text(std::string_view text, TextKind kind) { return read_text(escape(text), kind); }

void append_json(std::string_view text, std::string& out) {
  std::string quoted;
  jsonl::append_quoted(text, quoted);
  for (const char c : quoted) {
    if (c == '\x7F') {
      out += "\\u007f";
    } else {
      out += c;
    }
  }
}

std::string escape(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    // A bracket at the start of a line could be taken for the next game's where a reader mends a value.
    const bool opens_line = c == '(' && !out.empty() && out.back() == '\n';
    if (c == ']' || c == '\\' || opens_line) out += '\\';
    const bool control = static_cast<unsigned char>(c) < 0x20U && !is_blank(c);
    out += control || c == '\x7F' ? ' ' : c;
  }
  return out;
}

bool is_raw_value(std::string_view raw) {
  bool closed = true;
  const std::string value = std::string(raw) + "]";
  return end_of_value(value, 0, closed) == raw.size() && closed;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<int> read_number(std::string_view text) {
  int value = 0;
  if (text.starts_with('+')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return {};
  return value;
}

int letter_index(char c) {
  if (c >= 'a' && c <= 'z') return c - 'a';
  if (c >= 'A' && c <= 'Z') return c - 'A' + 26;
  return -1;
}

std::optional<Coord> read_point(std::string_view text, int height) {
  if (text.size() != 2) return {};
  const int x = letter_index(text[0]);
  const int row = letter_index(text[1]);
  if (x < 0 || row < 0) return {};
  return Coord{static_cast<std::int16_t>(x), static_cast<std::int16_t>(height - 1 - row)};
}

std::string write_point(Coord at, int height) {
  const int row = height - 1 - at.y;
  if (at.x < 0 || at.x >= kLetters || row < 0 || row >= kLetters) return {};
  return {letter(at.x), letter(row)};
}

std::string write_any_point(Coord at, int height) {
  std::string point = write_point(at, height);
  if (point.empty()) point = std::to_string(at.x) + "," + std::to_string(at.y);
  return point;
}

std::optional<Coord> read_any_point(std::string_view text, int height) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return read_point(text, height);
  const auto x = read_int16(text.substr(0, comma));
  const auto y = read_int16(text.substr(comma + 1));
  if (!x || !y) return {};
  return Coord{*x, *y};
}

}  // namespace fivefold::sgf
