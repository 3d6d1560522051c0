#include "formats/pente_text/header_line.h"

namespace fivefold::pente_text {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

std::optional<HeaderLine> take_apart_untidy(std::string_view line) {
  line = trimmed(line);
  if (line.empty() || line[0] != '[') return std::nullopt;
  const std::size_t first = line.find('"');
  if (first == std::string_view::npos) return std::nullopt;
  HeaderLine out;
  out.tidy = false;
  out.key = trimmed(line.substr(1, first - 1));
  if (out.key.empty()) return std::nullopt;
  const std::size_t last = line.rfind('"');
  if (last > first) {
    out.raw = line.substr(first + 1, last - first - 1);
  } else {
    out.raw = line.substr(first + 1);
    if (!out.raw.empty() && out.raw.back() == ']') out.raw.remove_suffix(1);
  }
  return out;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<HeaderLine> take_apart(std::string_view line) {
  const std::size_t size = line.size();
  if (size > 5 && line[0] == '[' && line[size - 1] == ']' && line[size - 2] == '"') {
    const std::size_t quote = line.find('"');
    if (quote >= 3 && quote < size - 2 && line[quote - 1] == ' ' && !is_blank(line[quote - 2]) && !is_blank(line[1])) {
      return HeaderLine{line.substr(1, quote - 2), line.substr(quote + 1, size - quote - 3), true};
    }
  }
  return take_apart_untidy(line);
}

std::string unescaped(std::string_view raw) {
  std::string out;
  out.reserve(raw.size());
  for (std::size_t i = 0; i < raw.size(); ++i) {
    if (raw[i] == '\\' && i + 1 < raw.size() && (raw[i + 1] == '"' || raw[i + 1] == '\\')) ++i;
    out += raw[i];
  }
  return out;
}

std::string escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool joins_next = i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
    if (text[i] == '"' || (text[i] == '\\' && joins_next)) out += '\\';
    out += text[i];
  }
  return out;
}

}  // namespace fivefold::pente_text
