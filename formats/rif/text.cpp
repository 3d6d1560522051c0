#include "formats/rif/text.h"

#include <algorithm>

#include "formats/xml/escape.h"
#include "formats/xml/markup.h"

namespace fivefold::rif {
namespace {

/// Stands for a character that XML has no place for: a word without it could vanish, or become a move.
constexpr std::string_view kReplacement = "\uFFFD";

}  // namespace

std::size_t append_text(std::string_view text, bool attribute, std::string& out) {
  const bool white = !attribute && xml::is_white(text);  // readers drop text of white space only
  std::size_t lost = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\r' || (attribute && (c == '\n' || c == '\t')) || (white && i == 0)) {
      out.append("&#").append(std::to_string(static_cast<int>(c))).append(";");
    } else if (c == '&') {
      out += "&amp;";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '"' && attribute) {
      out += "&quot;";
    } else if (xml::first_forbidden(text.substr(i, 1))) {
      out += kReplacement;
      ++lost;
    } else if (xml::first_forbidden(text.substr(i, 3)) && static_cast<unsigned char>(c) == 0xEF) {
      out += kReplacement;  // for U+FFFE, U+FFFF
      ++lost;
      i += 2;
    } else {
      out += c;
    }
  }
  return lost;
}

std::size_t append_attribute(std::string_view name, std::string_view value, std::string& out) {
  out.append(" ").append(name).append("=\"");
  const std::size_t lost = append_text(value, true, out);
  out += '"';
  return lost;
}

bool is_number(std::string_view id) {
  constexpr std::size_t kDigits = 9;
  return !id.empty() && id.size() <= kDigits && id.front() != '0' &&
         std::all_of(id.begin(), id.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace fivefold::rif
