#include "formats/jsonl/reading.h"

#include <charconv>
#include <limits>

#include "formats/jsonl/decimal.h"
#include "formats/jsonl/json_text.h"

namespace fivefold::jsonl {
namespace {

/// A key as a step of a JSON pointer (RFC 6901).
void append_step(std::string_view key, std::string& out) {
  for (const char c : key) {
    if (c == '~') {
      out += "~0";
    } else if (c == '/') {
      out += "~1";
    } else {
      out += c;
    }
  }
}

std::string pointer(const Sink& sink, std::string_view key) {
  std::string out(sink.prefix);
  if (out.empty() && !key.empty() && key.front() == '/') out = "/";  // or it would be taken for a pointer
  if (out.empty()) return std::string(key);
  append_step(key, out);
  return out;
}

/// The place as a message names it: "board.width".
std::string place(const Sink& sink, std::string_view key) {
  std::string out(sink.prefix);
  if (!out.empty()) out.erase(0, 1);
  std::replace(out.begin(), out.end(), '/', '.');
  return shown(out.append(key));
}

/// Passes the value; returns its text as valid JSON, or nothing where it cannot be kept. `broken` is set when the text
/// is a string that holds what stood there.
std::optional<std::string_view> take_value(Reading& reading, bool& broken) {
  Cursor& cursor = reading.cursor;
  const Kind kind = cursor.peek();
  const std::size_t start = cursor.at();
  const bool was_cut = cursor.was_cut();
  const std::string_view raw = cursor.skip();
  if (raw.empty()) {
    if (kind != Kind::end) cursor.report_syntax(cursor.since(start), "a value expected");
    return std::nullopt;
  }
  reading.scratch.clear();
  std::size_t fault_at = 0;
  switch (append_value(raw, Spelling::as_written, reading.scratch, &fault_at)) {
    case ValueFault::none: break;
    case ValueFault::malformed:
      if (was_cut == cursor.was_cut()) {
        const auto at = static_cast<std::uint32_t>(start + fault_at);
        cursor.report_syntax({at, std::max(at, cursor.since(start).end)}, "this is no value");
      }
      append_quoted(raw, reading.scratch);
      broken = true;
      break;
    case ValueFault::too_deep:
      cursor.report(Code::nested_too_deep, cursor.since(start), {{"limit", std::to_string(kMaxDepth)}});
      return std::nullopt;
  }
  return reading.scratch.size() == raw.size() ? raw : reading.record.keep(reading.scratch);
}

/// Passes `null`. False when something else comes.
bool pass_null(Reading& reading) {
  if (reading.cursor.peek() != Kind::null) return false;
  const std::size_t start = reading.cursor.at();
  if (reading.cursor.skip() == "null") return true;
  reading.cursor.seek(start);
  return false;
}

}  // namespace

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  if (text.size() <= kLongest) return std::string(text);
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;  // not within a character
  return std::string(text.substr(0, end)) + "...";
}

std::string listed(std::span<const char* const> words) {
  std::string out;
  for (const char* const one : words) {
    if (!out.empty()) out += ", ";
    out += one;
  }
  return out;
}

std::string deeper(const Sink& sink, std::string_view key) {
  std::string out(sink.prefix.empty() ? "/" : sink.prefix);
  append_step(key, out);
  return out += '/';
}

void keep_value(Reading& reading, const Sink& sink, std::string_view key) {
  reading.cursor.peek();
  const std::size_t start = reading.cursor.at();
  bool broken = false;
  const auto text = take_value(reading, broken);
  if (!text) return;
  if (broken && !sink.list) key = reading.record.keep(std::string(key) + "#broken");
  if (sink.members != nullptr) {
    if (!sink.members->empty()) *sink.members += ',';
    append_quoted(key, *sink.members);
    sink.members->append(":").append(*text);
    return;
  }
  const std::string name = pointer(sink, key);
  Tag& tag = reading.record.tags.emplace_back();
  tag.key = name == key ? key : reading.record.keep(name);
  tag.value = *text;
  tag.json = true;
  tag.where = reading.cursor.since(start);
}

void refuse(Reading& reading, const Sink& sink, std::string_view key, const char* expected) {
  if (pass_null(reading)) return;
  const Kind kind = reading.cursor.peek();
  const std::size_t start = reading.cursor.at();
  keep_value(reading, sink, key);
  if (kind == Kind::end || kind == Kind::other) return;  // reported as broken JSON
  reading.cursor.report(Code::json_wrong_type, reading.cursor.since(start),
                        {{"key", place(sink, key)}, {"expected", expected}, {"found", word(kind)}});
}

std::optional<std::string_view> read_text(Reading& reading, const Sink& sink, std::string_view key) {
  if (reading.cursor.peek() == Kind::string) return reading.cursor.read_string("a text");
  refuse(reading, sink, key, "a string");
  return std::nullopt;
}

std::optional<bool> read_bool(Reading& reading, const Sink& sink, std::string_view key) {
  if (reading.cursor.peek() == Kind::boolean) {
    const std::size_t start = reading.cursor.at();
    const std::string_view text = reading.cursor.skip();
    if (text == "true" || text == "false") return text == "true";
    reading.cursor.seek(start);
  }
  refuse(reading, sink, key, "true or false");
  return std::nullopt;
}

std::optional<std::int64_t> read_integer(Reading& reading, const Sink& sink, std::string_view key, std::int64_t low,
                                         std::int64_t high) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::number) {
    refuse(reading, sink, key, "a whole number");
    return std::nullopt;
  }
  const std::size_t start = cursor.at();
  const std::string_view text = cursor.skip();
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (is_json_number(text) && error == std::errc() && end == text.data() + text.size() && value >= low &&
      value <= high) {
    return value;
  }
  cursor.seek(start);
  keep_value(reading, sink, key);
  cursor.report(Code::number_out_of_range, cursor.since(start),
                {{"what", place(sink, key)},
                 {"text", shown(text)},
                 {"low", std::to_string(low)},
                 {"high", std::to_string(high)}});
  return std::nullopt;
}

std::optional<std::size_t> read_word(Reading& reading, const Sink& sink, std::string_view key,
                                     std::span<const char* const> words) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::string) {
    refuse(reading, sink, key, "a string");
    return std::nullopt;
  }
  const std::size_t start = cursor.at();
  const std::string_view text = cursor.read_string("a text");
  const auto found = std::find(words.begin(), words.end(), text);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  cursor.seek(start);
  keep_value(reading, sink, key);
  cursor.report(Code::json_unknown_word, cursor.since(start),
                {{"key", place(sink, key)}, {"text", "\"" + shown(text) + "\""}, {"known", listed(words)}});
  return std::nullopt;
}

std::optional<Side> read_side(Reading& reading, const Sink& sink, std::string_view key) {
  const auto value = read_integer(reading, sink, key, 1, 2);
  if (!value) return std::nullopt;
  return *value == 1 ? Side::first : Side::second;
}

std::optional<Coord> read_cell(Reading& reading, std::string_view key) {
  Cursor& cursor = reading.cursor;
  if (const auto cell = cursor.try_cell()) return cell;
  const Kind kind = cursor.peek();
  const std::size_t start = cursor.at();
  const std::string_view text = cursor.skip();
  constexpr int low = std::numeric_limits<std::int16_t>::min() + 1;
  constexpr int high = std::numeric_limits<std::int16_t>::max();
  if (kind == Kind::array) {
    cursor.report(
        Code::number_out_of_range, cursor.since(start),
        {{"what", shown(key)}, {"text", shown(text)}, {"low", std::to_string(low)}, {"high", std::to_string(high)}});
  } else {
    cursor.report(Code::json_wrong_type, cursor.since(start),
                  {{"key", shown(key)}, {"expected", "a pair of whole numbers"}, {"found", word(kind)}});
  }
  return std::nullopt;
}

void read_cells(Reading& reading, const Sink& sink, std::string_view key, std::vector<Coord>& out) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::array) {
    refuse(reading, sink, key, "a list of cells");
    return;
  }
  cursor.open();
  bool first = true;
  while (cursor.next_element(first)) {
    cursor.peek();
    const std::size_t start = cursor.at();
    if (const auto cell = read_cell(reading, key)) {
      out.push_back(*cell);
      continue;
    }
    cursor.seek(start);
    keep_value(reading, {deeper(sink, key), nullptr, true}, "-");
  }
}

void report_repeated(Reading& reading, std::vector<std::pair<std::string_view, Span>>& keys) {
  std::stable_sort(keys.begin(), keys.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 1; i < keys.size(); ++i) {
    if (keys[i].first != keys[i - 1].first) continue;
    reading.cursor.report(Code::duplicate_tag, keys[i].second, {{"name", shown(keys[i].first)}});
  }
}

}  // namespace fivefold::jsonl
