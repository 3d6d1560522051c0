#include "formats/caro/stone.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <limits>
#include <utility>

namespace fivefold::caro {
namespace {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;

constexpr std::array<std::string_view, 5> kNames = {"x", "y", "color", "t", "timestamp"};

std::optional<Part> part_named(std::string_view name) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Part>(found - kNames.begin());
}

std::optional<std::int64_t> whole_number(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Passes the value and returns it if it is a whole number.
std::optional<std::int64_t> read_whole(Cursor& cursor) {
  const Kind kind = cursor.peek();
  const std::string_view text = cursor.skip();
  return kind == Kind::number ? whole_number(text) : std::nullopt;
}

std::uint8_t side_named(std::string_view word) {
  for (const std::string_view black : {"BLACK", "black", "Black"})
    if (word == black) return 1;
  for (const std::string_view white : {"WHITE", "white", "White"})
    if (word == white) return 2;
  return 0;
}

void read_colour(Cursor& cursor, Stone& stone) {
  const Kind kind = cursor.peek();
  if (kind == Kind::string) {
    stone.side = side_named(cursor.read_string("a colour"));
    stone.strange_colour = stone.side == 0;
  } else {
    stone.strange_colour = cursor.skip() != "null";
  }
}

void read_stamp(Cursor& cursor, Stone& stone) {
  const Kind kind = cursor.peek();
  stone.stamp = read_whole(cursor);
  constexpr std::int64_t kLatest = std::int64_t{1} << 53;  // beyond it other readers of JSON lose digits
  if (stone.stamp && (*stone.stamp < -kLatest || *stone.stamp > kLatest)) stone.stamp.reset();
  stone.strange_stamp = !stone.stamp && kind != Kind::null;
}

}  // namespace

Stone read_stone(Reading& reading) {
  Cursor& cursor = reading.cursor;
  Stone stone;
  if (cursor.peek() != Kind::object) {
    cursor.skip();
    return stone;
  }
  std::array<bool, kNames.size()> seen{};
  std::optional<std::int64_t> x;
  std::optional<std::int64_t> y;
  cursor.open();
  bool first = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    const auto part = part_named(name);
    if (!part || std::exchange(seen[static_cast<std::size_t>(*part)], true)) {
      cursor.skip();
      continue;
    }
    switch (*part) {
      case Part::x: x = read_whole(cursor); break;
      case Part::y: y = read_whole(cursor); break;
      case Part::color: read_colour(cursor, stone); break;
      case Part::t:
      case Part::timestamp:
        if (stone.stamp) {
          cursor.skip();
          break;
        }
        stone.relative = *part == Part::t;
        read_stamp(cursor, stone);
        break;
    }
  }
  const auto near = [](const auto& value) { return value && *value >= -kFarthest && *value <= kFarthest; };
  if (near(x) && near(y)) stone.at = Coord{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
  return stone;
}

const Parts& usual_parts() {
  static const Parts parts = {Part::x, Part::y, Part::color, Part::t};
  return parts;
}

Parts parts_of(Reading& reading) {
  Cursor& cursor = reading.cursor;
  Parts parts;
  if (cursor.peek() != Kind::object) return parts;
  cursor.open();
  bool first = true;
  bool usual = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    const auto part = part_named(name);
    usual = usual && part && std::find(parts.begin(), parts.end(), *part) == parts.end();
    if (usual) parts.push_back(*part);
    cursor.skip();
  }
  const auto has = [&](Part part) { return std::find(parts.begin(), parts.end(), part) != parts.end(); };
  if (!usual || !has(Part::x) || !has(Part::y) || (has(Part::t) && has(Part::timestamp))) parts.clear();
  return parts;
}

std::string parts_as_json(const Parts& parts) {
  std::string out = "[";
  for (const Part part : parts) {
    if (out.size() > 1) out += ',';
    out.append("\"").append(kNames[static_cast<std::size_t>(part)]).append("\"");
  }
  return out += ']';
}

Parts parts_from_json(std::string_view json) {
  Record store;
  Diagnostics unused;
  Reading reading(json, store, unused);
  Parts parts;
  if (reading.cursor.peek() != Kind::array) return parts;
  reading.cursor.open();
  bool first = true;
  while (reading.cursor.next_element(first)) {
    if (reading.cursor.peek() != Kind::string) return {};
    const auto part = part_named(reading.cursor.read_string("a key"));
    if (!part || std::find(parts.begin(), parts.end(), *part) != parts.end()) return {};
    parts.push_back(*part);
  }
  const auto has = [&](Part part) { return std::find(parts.begin(), parts.end(), part) != parts.end(); };
  if (!has(Part::x) || !has(Part::y) || (has(Part::t) && has(Part::timestamp))) parts.clear();
  return parts;
}

std::int32_t Clock::spent(const Stone& stone, bool& fault) {
  if (!stone.stamp) return kNoTime;
  constexpr std::int64_t kLongest = std::numeric_limits<std::int32_t>::max();
  if (!started_) {
    // The site starts its clock with the first move, so a first stamp of 0 says nothing.
    if (!stone.relative || *stone.stamp == 0) return kNoTime;
    fault = *stone.stamp < 0 || *stone.stamp > kLongest;
    return fault ? kNoTime : static_cast<std::int32_t>(*stone.stamp);
  }
  if (!last_) return kNoTime;
  const std::int64_t spent = *stone.stamp - *last_;
  fault = spent < 0 || spent > kLongest;
  return fault ? kNoTime : static_cast<std::int32_t>(spent);
}

std::optional<std::int64_t> Clock::stamp(std::int32_t milliseconds, bool timed) const {
  if (!timed) return std::nullopt;
  if (!started_) return milliseconds == kNoTime ? 0 : milliseconds;
  if (milliseconds == kNoTime) return std::nullopt;
  return total_ + milliseconds;
}

void Clock::pass(std::optional<std::int64_t> stamp) {
  last_ = stamp;
  if (stamp) total_ = *stamp;
  started_ = true;
}

void append_stone(Coord at, std::uint8_t side, std::optional<std::int64_t> stamp, const Parts& parts,
                  std::string& out) {
  out += '{';
  const auto member = [&](Part part, const auto& value) {
    if (out.back() != '{') out += ',';
    fmt::format_to(std::back_inserter(out), "\"{}\":{}", kNames[static_cast<std::size_t>(part)], value);
  };
  for (const Part part : parts) {
    switch (part) {
      case Part::x: member(part, at.x); break;
      case Part::y: member(part, at.y); break;
      case Part::color:
        if (side != 0) member(part, side == 1 ? "\"BLACK\"" : "\"WHITE\"");
        break;
      case Part::t:
      case Part::timestamp:
        if (stamp) member(part, *stamp);
        break;
    }
  }
  out += '}';
}

}  // namespace fivefold::caro
