#include "formats/xml/element_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/xml/escape.h"
#include "formats/xml/markup.h"

namespace fivefold::xml {
namespace {

using Members = std::vector<std::pair<std::string_view, std::string_view>>;

/// A quoted string without escapes from the front of `text`.
std::optional<std::string_view> take_string(std::string_view& text) {
  if (!text.starts_with('"')) return std::nullopt;
  const std::size_t end = text.find_first_of("\"\\", 1);
  if (end == std::string_view::npos || text[end] != '"') return std::nullopt;
  const std::string_view inside = text.substr(1, end - 1);
  text.remove_prefix(end + 1);
  return inside;
}

/// Members that are all plain strings under plain names: those may stand as attributes and come back the same.
std::optional<Members> simple_members(std::string_view text) {
  Members members;
  while (!text.empty()) {
    if (!members.empty()) {
      if (!text.starts_with(',')) return std::nullopt;
      text.remove_prefix(1);
    }
    const auto name = take_string(text);
    if (!name || !is_plain_name(*name) || !text.starts_with(':')) return std::nullopt;
    text.remove_prefix(1);
    const auto value = take_string(text);
    if (!value || value->empty()) return std::nullopt;
    members.emplace_back(*name, *value);
  }
  return members;
}

}  // namespace

bool is_plain_name(std::string_view name) {
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  const auto inner = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; };
  return !name.empty() && letter(name.front()) && std::all_of(name.begin(), name.end(), inner);
}

void ElementWriter::append(std::string_view text, bool in_attribute) {
  std::string escaped;
  if (!forbidden_) forbidden_ = first_forbidden(text);
  if (backslash_ && (first_forbidden(text) || text.find('\\') != std::string_view::npos)) {
    append_escaped(text, escaped);
    text = escaped;
  }
  // Readers drop text of white space only: a reference keeps it.
  const bool white = !in_attribute && is_white(text);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool reference = c == '\r' || (in_attribute && (c == '\n' || c == '\t')) || (white && i == 0);
    if (reference) {
      fmt::format_to(std::back_inserter(out_), "&#{};", static_cast<int>(c));
    } else if (c == '&') {
      out_ += "&amp;";
    } else if (c == '<') {
      out_ += "&lt;";
    } else if (c == '>') {
      out_ += "&gt;";
    } else if (c == '"' && in_attribute) {
      out_ += "&quot;";
    } else {
      out_ += c;
    }
  }
}

void ElementWriter::open(int level, std::string_view name) {
  out_.append(static_cast<std::size_t>(level) * 2, ' ');
  out_ += '<';
  out_ += name;
  written_.clear();
}

void ElementWriter::attribute(std::string_view name, std::string_view value) {
  if (value.empty()) return;
  out_ += ' ';
  out_ += name;
  out_ += "=\"";
  append(value, true);
  out_ += '"';
  written_.emplace_back(name);
}

void ElementWriter::attribute(std::string_view name, long value) { attribute(name, std::to_string(value)); }

void ElementWriter::attribute(std::string_view name, Coord at) { attribute(name, fmt::format("{},{}", at.x, at.y)); }

bool ElementWriter::has(std::string_view name) const {
  return std::find(written_.begin(), written_.end(), name) != written_.end();
}

void ElementWriter::other(std::string_view members) {
  if (members.empty()) return;
  const auto simple = simple_members(members);
  const auto taken = [&](const auto& member) { return member.first == "other" || has(member.first); };
  if (!simple || std::any_of(simple->begin(), simple->end(), taken)) return attribute("other", members);
  for (const auto& [name, value] : *simple) attribute(name, value);
}

void ElementWriter::close_empty() { out_ += "/>\n"; }

void ElementWriter::close_with(std::string_view name, std::string_view text) {
  if (text.empty()) return close_empty();
  out_ += '>';
  append(text, false);
  out_ += "</";
  out_ += name;
  out_ += ">\n";
}

void ElementWriter::close_start() { out_ += ">\n"; }

void ElementWriter::end(int level, std::string_view name) {
  out_.append(static_cast<std::size_t>(level) * 2, ' ');
  out_ += "</";
  out_ += name;
  out_ += ">\n";
}

}  // namespace fivefold::xml
