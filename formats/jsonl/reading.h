#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/record.h"
#include "formats/jsonl/json_cursor.h"

namespace fivefold::jsonl {

/// Where values go that the contract does not know or that cannot be used, so that they are written back.
///
/// Without `members` each becomes a Tag with `json` set: at the top level under its own key, deeper under a JSON
/// pointer
/// ("/board/colour"; "/board/locked/-" is one more element of that list). With `members` they are collected as the
/// members of a JSON object, without braces.
struct Sink {
  std::string_view prefix;         ///< "" or "/board/"
  std::string* members = nullptr;  ///< when set: receives "key":value texts parted by commas
  bool list = false;               ///< the prefix is that of a list, keys are positions in it
};

/// Everything that reading one record needs.
struct Reading {
  Reading(std::string_view text, Record& record_to_fill, Diagnostics& diagnostics)
      : cursor(text, record_to_fill, diagnostics), record(record_to_fill) {}
  Cursor cursor;
  Record& record;
  std::string scratch;
};

/// Passes the value that comes and keeps its text. Broken JSON is reported and kept as a string of its text, under
/// "<key>#broken" so that nobody takes the string for the value; what is nested too deep is reported and dropped.
void keep_value(Reading& reading, const Sink& sink, std::string_view key);
/// Passes a value of another type than the contract says: reports that it should be `expected`, and keeps it. `null` is
/// passed over in silence: it means "not stated".
void refuse(Reading& reading, const Sink& sink, std::string_view key, const char* expected);

/// Each reads the value that comes if it has the right type, and refuses it otherwise.
std::optional<std::string_view> read_text(Reading& reading, const Sink& sink, std::string_view key);
std::optional<bool> read_bool(Reading& reading, const Sink& sink, std::string_view key);
std::optional<std::int64_t> read_integer(Reading& reading, const Sink& sink, std::string_view key, std::int64_t low,
                                         std::int64_t high);
/// Reads a string that must be one of `words`; returns its index.
std::optional<std::size_t> read_word(Reading& reading, const Sink& sink, std::string_view key,
                                     std::span<const char* const> words);
/// Reads a side, 1 or 2.
std::optional<Side> read_side(Reading& reading, const Sink& sink, std::string_view key);
/// Reads "[x,y]"; reports what is wrong with it (and passes it) otherwise.
std::optional<Coord> read_cell(Reading& reading, std::string_view key);
/// Reads a list of cells; elements that are none are kept under "<prefix><key>/-".
void read_cells(Reading& reading, const Sink& sink, std::string_view key, std::vector<Coord>& out);

/// The text as a message shows it: cut to a line.
std::string shown(std::string_view text);
/// "a, b, c"
std::string listed(std::span<const char* const> words);
/// The pointer under which the parts of a value are kept: prefix, key and a slash.
std::string deeper(const Sink& sink, std::string_view key);

/// One key of an object: how to read its value into the target.
template <class Target>
struct Key {
  std::string_view name;
  void (*read)(Reading& reading, Target& target, const Sink& sink, std::string_view key);
  int group = -1;  ///< keys of one group (not -1) are two names of one fact
};

/// Reports the names that occur twice among unknown keys.
void report_repeated(Reading& reading, std::vector<std::pair<std::string_view, Span>>& keys);

/// Reads the object that comes member by member. Unknown keys go to the sink, and so do second values of known keys,
/// under "<key>#2": a record that is written again has every key once.
/// REQUIRES: an object comes; at most 32 keys.
template <class Target>
void read_object(Reading& reading, std::span<const Key<Target>> keys, Target& target, const Sink& sink) {
  Cursor& cursor = reading.cursor;
  std::uint32_t seen = 0;
  std::vector<std::pair<std::string_view, Span>> unknown;
  cursor.open();
  bool first = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    const std::size_t start = cursor.at();
    const auto found = std::find_if(keys.begin(), keys.end(), [&](const Key<Target>& k) { return k.name == name; });
    if (found == keys.end()) {
      keep_value(reading, sink, name);
      unknown.emplace_back(name, cursor.since(start));
      continue;
    }
    const auto number = found->group >= 0 ? found->group : static_cast<int>(found - keys.begin());
    const std::uint32_t bit = 1U << number;
    if ((seen & bit) != 0) {
      keep_value(reading, sink, reading.record.keep(std::string(name) + "#2"));
      cursor.report(Code::duplicate_tag, cursor.since(start), {{"name", shown(name)}});
      continue;
    }
    seen |= bit;
    found->read(reading, target, sink, name);
  }
  if (unknown.size() > 1) report_repeated(reading, unknown);
}

}  // namespace fivefold::jsonl
