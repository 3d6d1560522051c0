#include "formats/connect6_csv/row.h"

#include <algorithm>

#include "formats/moves/shapes.h"
#include "formats/pente_text/lexis.h"

namespace fivefold::connect6_csv {
namespace {

constexpr auto kNone = std::string_view::npos;

/// Length of the moves that a text begins with, up to the last one behind which a separator stands.
std::size_t length_of_moves(std::string_view text, char separator) {
  std::size_t length = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (is_between_moves(text[at])) {
      ++at;
      continue;
    }
    const std::size_t move = moves::move_length(text.substr(at));
    if (move == 0) break;
    at += move;
    if (at == text.size() || text[at] == separator) length = at;
  }
  return length;
}

/// Reads the field at the front of a text that may hold line ends; `end` is the place of its separator or the end.
Field field_at(std::string_view text, char separator, std::size_t& end) {
  Field field;
  std::size_t at = 0;
  while (at < text.size() && (text[at] == ' ' || text[at] == '\r' || text[at] == '\n')) ++at;
  if (at == text.size() || text[at] != '"') {
    end = std::min(text.find(separator), text.size());
    field.raw = field.value = text.substr(0, end);
    field.stray = field.raw.find('"') != kNone;
    return field;
  }
  field.quoted = true;
  const std::size_t begin = ++at;
  while (at < text.size() && (text[at] != '"' || (at + 1 < text.size() && text[at + 1] == '"')))
    at += text[at] == '"' ? 2 : 1;
  field.closed = at < text.size();
  field.value = text.substr(begin, std::min(at, text.size()) - begin);
  end = field.closed ? std::min(text.find(separator, at), text.size()) : text.size();
  // Moves whose mark is never closed end where something else begins.
  if (!field.closed) {
    if (const std::size_t length = length_of_moves(field.value, separator); length > 0) {
      field.value = field.value.substr(0, length);
      end = begin + length;
    }
  }
  field.raw = text.substr(0, end);
  if (!field.closed || trimmed(text.substr(at + 1, end - at - 1)).empty()) return field;
  // Something stands behind the closing mark: all of it is the value.
  field.stray = true;
  field.value = text.substr(begin - 1, end - begin + 1);
  field.quoted = false;
  return field;
}

/// Whether a line holds a quoted list of moves as a field of its own: then it is a row.
bool looks_like_row(std::string_view line) {
  for (std::size_t open = line.find('"'); open != kNone; open = line.find('"', open + 1)) {
    if (open > 0 && !is_separator(line[open - 1])) continue;
    const std::size_t close = line.find('"', open + 1);
    if (close == kNone) return false;
    const bool ends = close + 1 >= line.size() || is_separator(line[close + 1]) || line[close + 1] == '\r';
    if (ends && count_moves(line.substr(open + 1, close - open - 1)) > 0) return true;
  }
  return false;
}

}  // namespace

bool is_separator(char c) { return c == ',' || c == ';' || c == '\t'; }

bool is_between_moves(char c) { return pente_text::is_blank(c) || std::string_view(",;[]'\"").find(c) != kNone; }

std::size_t count_moves(std::string_view text) {
  std::size_t count = 0;
  while (!text.empty()) {
    if (is_between_moves(text[0])) {
      text.remove_prefix(1);
      continue;
    }
    const std::size_t length = moves::move_length(text);
    if (length == 0) return 0;
    ++count;
    text.remove_prefix(length);
  }
  return count;
}

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && pente_text::is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && pente_text::is_blank(text.back())) text.remove_suffix(1);
  return text;
}

std::vector<Field> split_row(std::string_view row, char separator) {
  std::vector<Field> fields;
  for (;;) {
    std::size_t end = 0;
    fields.push_back(field_at(row, separator, end));
    if (end >= row.size()) return fields;
    row.remove_prefix(end + 1);
    if (fields.size() + 1 < kMostFields) continue;
    fields.push_back({row, row, false, true, false});
    return fields;
  }
}

std::string plain(const Field& field) {
  std::string out;
  for (std::size_t i = 0; i < field.value.size(); ++i) {
    out += field.value[i];
    if (field.quoted && field.value[i] == '"') ++i;
  }
  return out;
}

char separator_of(std::string_view line) {
  bool quoted = false, semicolon = false, tab = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (c == ',') return ',';
    semicolon = semicolon || c == ';';
    tab = tab || c == '\t';
  }
  return semicolon ? ';' : tab ? '\t' : ',';
}

std::optional<std::size_t> row_end(std::string_view text, bool at_end) {
  bool quoted = false, begins = true;  // a field begins here
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (quoted) {
      if (c == '"') quoted = false;
      if (c != '\n') continue;
      const std::size_t end = text.find('\n', at + 1);
      if (end == kNone && !at_end) return std::nullopt;
      if (looks_like_row(text.substr(at + 1, end == kNone ? end : end - at - 1))) return at + 1;
    } else if (c == '\n') {
      return at + 1;
    } else if (c == '"') {
      // A doubled mark closes and opens again.
      quoted = begins || (at > 0 && text[at - 1] == '"');
      begins = false;
    } else {
      begins = is_separator(c) || (begins && c == ' ');
    }
  }
  return at_end ? std::optional(text.size()) : std::nullopt;
}

}  // namespace fivefold::connect6_csv
