#include <array>
#include <limits>

#include "formats/jsonl/read_parts.h"

namespace fivefold::jsonl {
namespace {

constexpr int kMaxStated = std::numeric_limits<std::int16_t>::max();

struct Board {
  BoardLayout& layout;
  std::optional<std::int64_t> width, height;
};

void read_size(Reading& reading, Board& board, const Sink& sink, std::string_view key) {
  board.width = board.height = read_integer(reading, sink, key, 0, kMaxStated);
}
void read_width(Reading& reading, Board& board, const Sink& sink, std::string_view key) {
  board.width = read_integer(reading, sink, key, 0, kMaxStated);
}
void read_height(Reading& reading, Board& board, const Sink& sink, std::string_view key) {
  board.height = read_integer(reading, sink, key, 0, kMaxStated);
}
void read_drawn(Reading& reading, Board& board, const Sink& sink, std::string_view key) {
  constexpr std::array words = {"intersections", "cells"};
  if (const auto word = read_word(reading, sink, key, words)) board.layout.drawn = static_cast<BoardDrawn>(*word);
}
void read_locked(Reading& reading, Board& board, const Sink& sink, std::string_view key) {
  read_cells(reading, sink, key, board.layout.locked);
}

/// A portal pair, in either of its two forms.
struct Portal {
  std::optional<Coord> a, b;
  std::string_view name;
  std::string other;
};

void read_a(Reading& reading, Portal& portal, const Sink&, std::string_view key) { portal.a = read_cell(reading, key); }
void read_b(Reading& reading, Portal& portal, const Sink&, std::string_view key) { portal.b = read_cell(reading, key); }
void read_name(Reading& reading, Portal& portal, const Sink& sink, std::string_view key) {
  portal.name = read_text(reading, sink, key).value_or(std::string_view{});
}

constexpr std::array<Key<Portal>, 3> kPortalKeys = {{{"name", read_name}, {"a", read_a}, {"b", read_b}}};

/// Fills the pair from "[[x,y],[x,y]]" or {"name","a","b"}; false when something else stands there.
bool read_portal(Reading& reading, Portal& portal) {
  Cursor& cursor = reading.cursor;
  const Kind kind = cursor.peek();
  const std::size_t start = cursor.at();
  if (kind == Kind::object) {
    read_object<Portal>(reading, kPortalKeys, portal, {"", &portal.other});
    if (portal.a && portal.b) return true;
  } else if (kind == Kind::array) {
    cursor.open();
    bool first = true;
    int cells = 0;
    while (cursor.next_element(first)) {
      const auto cell = read_cell(reading, "a hole");
      if (++cells == 1) portal.a = cell;
      if (cells == 2) portal.b = cell;
    }
    if (cells == 2 && portal.a && portal.b) return true;
  }
  cursor.seek(start);
  cursor.skip();
  cursor.report(Code::json_wrong_type, cursor.since(start),
                {{"key", "a portal"}, {"expected", "a pair of cells"}, {"found", word(kind)}});
  return false;
}

/// Unknown keys of a pair: an object of them under "/board/portals/<index>".
void keep_portal_keys(Reading& reading, const Sink& sink, std::string_view key, std::size_t pair,
                      const std::string& members) {
  Tag& tag = reading.record.tags.emplace_back();
  tag.key = reading.record.keep(deeper(sink, key) + std::to_string(pair));
  tag.value = reading.record.keep("{" + members + "}");
  tag.json = true;
}

void read_portals(Reading& reading, Board& board, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::array) {
    refuse(reading, sink, key, "a list of pairs");
    return;
  }
  cursor.open();
  bool first = true;
  while (cursor.next_element(first)) {
    cursor.peek();
    const std::size_t start = cursor.at();
    Portal portal;
    if (read_portal(reading, portal)) {
      if (!portal.other.empty()) keep_portal_keys(reading, sink, key, board.layout.portals.size(), portal.other);
      board.layout.portals.push_back({*portal.a, *portal.b, std::string(portal.name)});
      continue;
    }
    cursor.seek(start);
    keep_value(reading, {deeper(sink, key), nullptr, true}, "-");
  }
}

constexpr std::array<Key<Board>, 6> kBoardKeys = {{{"size", read_size},
                                                   {"width", read_width},
                                                   {"height", read_height},
                                                   {"drawn", read_drawn},
                                                   {"locked", read_locked},
                                                   {"portals", read_portals}}};

/// The starting position.
void read_stones_first(Reading& reading, Setup& setup, const Sink& sink, std::string_view key) {
  read_cells(reading, sink, key, setup.stones[Side::first]);
}
void read_stones_second(Reading& reading, Setup& setup, const Sink& sink, std::string_view key) {
  read_cells(reading, sink, key, setup.stones[Side::second]);
}
constexpr std::array<Key<Setup>, 2> kStoneKeys = {{{"1", read_stones_first}, {"2", read_stones_second}}};

void read_taken_by(Reading& reading, Setup& setup, Side side, const Sink& sink, std::string_view key) {
  const auto value = read_integer(reading, sink, key, 0, kMaxStated);
  if (value) setup.taken[side] = static_cast<int>(*value);
}
void read_taken_first(Reading& reading, Setup& setup, const Sink& sink, std::string_view key) {
  read_taken_by(reading, setup, Side::first, sink, key);
}
void read_taken_second(Reading& reading, Setup& setup, const Sink& sink, std::string_view key) {
  read_taken_by(reading, setup, Side::second, sink, key);
}
constexpr std::array<Key<Setup>, 2> kTakenKeys = {{{"1", read_taken_first}, {"2", read_taken_second}}};

template <std::size_t kCount>
void read_by_side(Reading& reading, Setup& setup, const std::array<Key<Setup>, kCount>& keys, const Sink& sink,
                  std::string_view key) {
  if (reading.cursor.peek() != Kind::object) {
    refuse(reading, sink, key, "an object");
    return;
  }
  read_object<Setup>(reading, keys, setup, {deeper(sink, key), nullptr});
}
void read_stones(Reading& reading, Setup& setup, const Sink& sink, std::string_view key) {
  read_by_side(reading, setup, kStoneKeys, sink, key);
}
void read_taken(Reading& reading, Setup& setup, const Sink& sink, std::string_view key) {
  read_by_side(reading, setup, kTakenKeys, sink, key);
}
void read_to_move(Reading& reading, Setup& setup, const Sink& sink, std::string_view key) {
  setup.to_move = read_side(reading, sink, key);
}

constexpr std::array<Key<Setup>, 3> kSetupKeys = {
    {{"stones", read_stones}, {"to_move", read_to_move}, {"taken", read_taken}}};

}  // namespace

void read_board(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::object) {
    refuse(reading, sink, key, "an object");
    return;
  }
  const std::size_t start = cursor.at();
  const std::string prefix = deeper(sink, key);
  Board board{record.layout, std::nullopt, std::nullopt};
  read_object<Board>(reading, kBoardKeys, board, {prefix, nullptr});
  if (board.width && board.height) {
    record.layout.width = static_cast<int>(*board.width);
    record.layout.height = static_cast<int>(*board.height);
    record.board_stated = true;
  } else if (board.width || board.height) {
    Tag& tag = record.tags.emplace_back();
    tag.key = record.keep(prefix + (board.width ? "width" : "height"));
    tag.value = record.keep(std::to_string(board.width ? *board.width : *board.height));
    tag.json = true;
    cursor.report(Code::json_missing, cursor.since(start), {{"key", board.width ? "board.height" : "board.width"}});
  }
}

void read_setup(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  if (reading.cursor.peek() != Kind::object) {
    refuse(reading, sink, key, "an object");
    return;
  }
  read_object<Setup>(reading, kSetupKeys, record.setup, {deeper(sink, key), nullptr});
}

}  // namespace fivefold::jsonl
