#include "formats/psq/header.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "formats/psq/lines.h"

namespace fivefold::psq {
namespace {

constexpr std::string_view kKeyword = "piskvorky";

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool take(std::string_view& text, char wanted) {
  if (text.empty() || lower(text.front()) != wanted) return false;
  text.remove_prefix(1);
  return true;
}

bool take_keyword(std::string_view& text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  return std::all_of(kKeyword.begin(), kKeyword.end(), [&](char c) { return take(text, c); });
}

/// ", L:L" and ", S" after the size; stops where it cannot go on.
void read_rest(std::string_view rest, Header& header) {
  header.odd = rest;
  if (rest.empty() || !take(rest, ',')) return;
  while (!rest.empty() && (rest.front() == ' ' || rest.front() == '\t')) rest.remove_prefix(1);
  std::string_view after = rest;
  auto number = take_number(after);
  if (number && take(after, ':')) {
    if (!take_number(after)) return;
    header.levels = rest.substr(0, rest.size() - after.size());
    while (header.levels.back() == ' ' || header.levels.back() == '\t') header.levels.remove_suffix(1);
    header.odd = rest = after;
    if (rest.empty() || !take(rest, ',')) return;
    after = rest;
    number = take_number(after);
  }
  if (!number || (number->value != 0 && number->value != 1)) return;
  header.starter = static_cast<int>(number->value);
  header.starter_stated = true;
  header.odd = after;
}

template <class Buffer>
void print_header(Buffer& out, long long width, long long height, std::string_view levels, int starter) {
  fmt::format_to(std::back_inserter(out), "Piskvorky {}x{}, {}, {}", width, height, levels, starter);
}

}  // namespace

Header read_header(std::string_view line) {
  Header header;
  if (!take_keyword(line)) return header;
  const auto width = take_number(line);
  if (!width || line.empty() || (!take(line, 'x') && !take(line, '*'))) return header;
  const auto height = take_number(line);
  if (!height) return header;
  header.readable = true;
  header.width = width->value;
  header.height = height->value;
  read_rest(line, header);
  return header;
}

bool is_usual_header(const Header& header, std::string_view line) {
  if (!header.readable || !header.odd.empty() || header.levels.empty() || !header.starter_stated) return false;
  fmt::memory_buffer usual;
  print_header(usual, header.width, header.height, header.levels, header.starter);
  return line == std::string_view(usual.data(), usual.size());
}

void append_header(std::string& out, int width, int height, std::string_view levels, int starter) {
  std::string_view rest = levels;
  const bool usable = take_number(rest) && take(rest, ':') && read_number(rest);
  print_header(out, width, height, usable ? levels : kDefaultLevels, starter);
}

}  // namespace fivefold::psq
