#include "formats/xml/references.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "formats/xml/reading.h"

namespace fivefold::xml {
namespace {

/// Longest reference looked for: "&#x10FFFF;" and some leading zeros.
constexpr std::size_t kLongest = 16;

bool is_forbidden_control(unsigned long code) { return code < 0x20 && code != '\t' && code != '\n' && code != '\r'; }

Span span(std::size_t begin, std::size_t length) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + length)};
}

void report_control(unsigned long code, Span where, Diagnostics& diagnostics) {
  report(diagnostics, Code::control_character, where, {{"hex", fmt::format("{:04X}", code)}, {"what", "the text"}});
}

/// Number of a reference like "#10" or "#x0A"; 0 for one that names no character.
unsigned long number_of(std::string_view reference) {
  reference.remove_prefix(1);
  const bool hex = reference.starts_with('x');
  if (hex) reference.remove_prefix(1);
  unsigned long code = 0;
  const char* const end = reference.data() + reference.size();
  const auto read = std::from_chars(reference.data(), end, code, hex ? 16 : 10);
  const bool whole = read.ec == std::errc{} && read.ptr == end;
  return whole && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) ? code : 0;
}

bool check_reference(std::string_view text, std::size_t at, std::size_t offset, std::vector<std::uint32_t>& bare,
                     Diagnostics& diagnostics) {
  constexpr std::array<std::string_view, 5> kNames = {"amp", "lt", "gt", "quot", "apos"};
  const std::size_t semicolon = text.substr(at, kLongest).find(';');
  const bool found = semicolon != std::string_view::npos;
  const std::string_view name = found ? text.substr(at + 1, semicolon - 1) : std::string_view{};
  const Span where = span(offset + at, found ? semicolon + 1 : 1);
  const std::string shown(text.substr(at, where.end - where.begin));
  if (name.starts_with('#')) {
    const unsigned long code = number_of(name);
    if (code == 0) {
      report(diagnostics, Code::xml_malformed, where, {{"what", fmt::format("\"{}\" names no character", shown)}});
      return false;
    }
    if (is_forbidden_control(code)) report_control(code, where, diagnostics);
  } else if (std::find(kNames.begin(), kNames.end(), name) == kNames.end()) {
    bare.push_back(where.begin);
    report(diagnostics, Code::entity_unknown, where, {{"text", shown}});
  }
  return true;
}

}  // namespace

bool check_characters(std::string_view text, std::size_t offset, std::vector<std::uint32_t>& bare,
                      Diagnostics& diagnostics) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto c = static_cast<unsigned char>(text[at]);
    if (c == '&') {
      if (!check_reference(text, at, offset, bare, diagnostics)) return false;
    } else if (c == 0) {
      diagnostics.add(Code::xml_malformed, span(offset + at, 1), {{"what", "a NUL byte"}});
      return false;
    } else if (is_forbidden_control(c)) {
      report_control(c, span(offset + at, 1), diagnostics);
    }
  }
  return true;
}

}  // namespace fivefold::xml
