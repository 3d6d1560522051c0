#include "formats/caro_blocked/move.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

#include "formats/caro/stone.h"
#include "formats/jsonl/json_text.h"

namespace fivefold::caro_blocked {
namespace {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;

/// The names of the database and those of the site's program; the first of a part is the usual one.
constexpr std::array<std::pair<std::string_view, Part>, 9> kNames = {{{"move_number", Part::number},
                                                                      {"piece", Part::piece},
                                                                      {"row", Part::row},
                                                                      {"col", Part::col},
                                                                      {"think_time_ms", Part::time},
                                                                      {"moveNumber", Part::number},
                                                                      {"r", Part::row},
                                                                      {"c", Part::col},
                                                                      {"thinkTimeMs", Part::time}}};

/// Passes the value and returns it if it is a whole number.
std::optional<std::int64_t> read_whole(Cursor& cursor) {
  const Kind kind = cursor.peek();
  const std::string_view text = cursor.skip();
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (kind != Kind::number || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

void read_piece(Cursor& cursor, Move& move) {
  if (cursor.peek() != Kind::string) {
    move.strange_piece = cursor.skip() != "null";
    return;
  }
  const std::string_view word = cursor.read_string("a piece");
  if (word == "X" || word == "x") move.side = 1;
  if (word == "O" || word == "o") move.side = 2;
  move.strange_piece = move.side == 0;
}

void read_time(Cursor& cursor, Move& move) {
  const bool null = cursor.peek() == Kind::null;
  const auto value = read_whole(cursor);
  if (value && *value >= 0 && *value <= std::numeric_limits<std::int32_t>::max()) {
    move.milliseconds = static_cast<std::int32_t>(*value);
  } else {
    move.strange_time = !null;
  }
}

std::optional<Coord> cell(std::optional<std::int64_t> row, std::optional<std::int64_t> col) {
  const auto near = [](const auto& value) { return value && *value >= -caro::kFarthest && *value <= caro::kFarthest; };
  if (!near(row) || !near(col)) return std::nullopt;
  return Coord{static_cast<std::int16_t>(*col), static_cast<std::int16_t>(*row)};
}

Move read_object(Reading& reading) {
  Cursor& cursor = reading.cursor;
  Move move;
  std::array<bool, 5> seen{};
  std::optional<std::int64_t> row;
  std::optional<std::int64_t> col;
  cursor.open();
  bool first = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    cursor.peek();
    const auto part = part_named(name);
    if (!part || std::exchange(seen[static_cast<std::size_t>(*part)], true)) {
      cursor.skip();
      continue;
    }
    switch (*part) {
      case Part::number: move.number = read_whole(cursor); break;
      case Part::piece: read_piece(cursor, move); break;
      case Part::row: row = read_whole(cursor); break;
      case Part::col: col = read_whole(cursor); break;
      case Part::time: read_time(cursor, move); break;
    }
  }
  move.at = cell(row, col);
  return move;
}

Move read_list(Reading& reading) {
  Cursor& cursor = reading.cursor;
  Move move;
  std::optional<std::int64_t> row;
  std::optional<std::int64_t> col;
  cursor.open();
  bool first = true;
  int count = 0;
  while (cursor.next_element(first)) {
    ++count;
    if (count == 1) {
      row = read_whole(cursor);
    } else if (count == 2) {
      col = read_whole(cursor);
    } else if (count == 3) {
      read_time(cursor, move);
    } else {
      cursor.skip();
    }
  }
  if (count <= 3) move.at = cell(row, col);
  return move;
}

bool has(const Shape& shape, Part part) {
  return std::any_of(shape.begin(), shape.end(), [&](const auto& entry) { return entry.first == part; });
}

}  // namespace

std::optional<Part> part_named(std::string_view name) {
  const auto found = std::find_if(kNames.begin(), kNames.end(), [&](const auto& entry) { return entry.first == name; });
  if (found == kNames.end()) return std::nullopt;
  return found->second;
}

Move read_move(Reading& reading) {
  const Kind kind = reading.cursor.peek();
  if (kind == Kind::object) return read_object(reading);
  if (kind == Kind::array) return read_list(reading);
  reading.cursor.skip();
  return {};
}

std::optional<Coord> read_cell(Reading& reading) { return read_move(reading).at; }

const Shape& usual_shape() {
  static const Shape shape = [] {
    Shape usual;
    for (std::size_t i = 0; i < 5; ++i) usual.emplace_back(kNames[i].second, kNames[i].first);
    return usual;
  }();
  return shape;
}

Shape shape_of(Reading& reading) {
  Cursor& cursor = reading.cursor;
  Shape shape;
  if (cursor.peek() != Kind::object) return shape;
  cursor.open();
  bool first = true;
  bool usual = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    const auto part = part_named(name);
    usual = usual && part && !has(shape, *part);
    if (usual) shape.emplace_back(*part, std::string(name));
    cursor.skip();
  }
  if (!usual || !has(shape, Part::row) || !has(shape, Part::col)) shape.clear();
  return shape;
}

std::string shape_as_json(const Shape& shape) {
  std::string out = "[";
  for (const auto& [part, name] : shape) {
    if (out.size() > 1) out += ',';
    jsonl::append_quoted(name, out);
  }
  return out += ']';
}

Shape shape_from_json(std::string_view json) {
  Record store;
  store.clear();
  Diagnostics unused;
  Cursor cursor(json, store, unused);
  Shape shape;
  if (cursor.peek() != Kind::array) return shape;
  cursor.open();
  bool first = true;
  while (cursor.next_element(first)) {
    if (cursor.peek() != Kind::string) return {};
    const std::string_view name = cursor.read_string("a key");
    const auto part = part_named(name);
    if (!part || has(shape, *part)) return {};
    shape.emplace_back(*part, std::string(name));
  }
  if (!has(shape, Part::row) || !has(shape, Part::col)) shape.clear();
  return shape;
}

void append_move(const Move& move, const Shape& shape, std::string& out) {
  out += '{';
  const auto key = [&](std::string_view name) {
    if (out.back() != '{') out += ',';
    jsonl::append_quoted(name, out);
    out += ':';
  };
  const auto piece = [&](std::string_view name) {
    if (move.side == 0) return;
    key(name);
    out += move.side == 1 ? "\"X\"" : "\"O\"";
  };
  const auto number = [&](std::string_view name, std::int64_t value) {
    key(name);
    out += std::to_string(value);
  };
  for (const auto& [part, name] : shape) {
    switch (part) {
      case Part::number:
        if (move.number) number(name, *move.number);
        break;
      case Part::piece: piece(name); break;
      case Part::row: number(name, move.at->y); break;
      case Part::col: number(name, move.at->x); break;
      case Part::time:
        if (move.milliseconds != kNoTime) number(name, move.milliseconds);
        break;
    }
  }
  if (!has(shape, Part::piece)) piece("piece");
  if (!has(shape, Part::time) && move.milliseconds != kNoTime) number("think_time_ms", move.milliseconds);
  out += '}';
}

}  // namespace fivefold::caro_blocked
