#include <charconv>

#include "formats/caro/members.h"

namespace fivefold::caro {
namespace {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;
using jsonl::Sink;

/// A cell as the site writes it. Kept quiet: the caller keeps the whole value where something is wrong.
std::optional<Coord> read_cell(Reading& reading) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::object) {
    cursor.skip();
    return std::nullopt;
  }
  std::optional<int> x;
  std::optional<int> y;
  cursor.open();
  bool first = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    const bool number = cursor.peek() == Kind::number;
    const std::string_view text = cursor.skip();
    std::optional<int>* const target = name == "x" ? &x : name == "y" ? &y : nullptr;
    int value = 0;
    if (!number || target == nullptr || *target) continue;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    constexpr int kMost = 10000;
    if (error == std::errc() && end == text.data() + text.size() && value >= -kMost && value <= kMost) *target = value;
  }
  if (!x || !y) return std::nullopt;
  return Coord{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
}

/// Reads the list that comes; `one` reads an element and says whether it is one. False when no list comes.
template <class One>
void read_list(Reading& reading, Member member, const char* expected, One one) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::array) {
    std::string unused;
    jsonl::refuse(reading, Sink{"", &unused}, name_of(member), expected);
    return;
  }
  cursor.open();
  bool first = true;
  while (cursor.next_element(first)) {
    cursor.peek();
    const std::size_t start = cursor.at();
    if (one()) continue;
    const Span where = cursor.since(start);
    cursor.report(Code::caro_cell_unreadable, where,
                  {{"key", std::string(name_of(member))}, {"text", jsonl::shown(cursor.text_of(where))}});
  }
}

bool read_pair(Reading& reading, BoardLayout& layout) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() != Kind::object) {
    cursor.skip();
    return false;
  }
  std::optional<Coord> a;
  std::optional<Coord> b;
  cursor.open();
  bool first = true;
  std::string_view name;
  while (cursor.next_member(first, name)) {
    std::optional<Coord>* const target = name == "a" ? &a : name == "b" ? &b : nullptr;
    if (target != nullptr && !*target) {
      *target = read_cell(reading);
    } else {
      cursor.skip();
    }
  }
  if (!a || !b) return false;
  layout.portals.push_back({*a, *b, {}});
  return true;
}

void read_reason(Reading& reading, Record& record) {
  std::string unused;
  const auto text = jsonl::read_text(reading, Sink{"", &unused}, name_of(Member::reason));
  if (!text) return;
  record.end = end_named(*text);
  if (!record.end) record.end_text = *text;
}

void settle_winner(Game& game, Reading& reading) {
  Record& record = reading.record;
  if (!game.winner_stated) return;
  record.result_where = game.winner_where;
  record.result = Result::unknown;
  if (game.winner.empty()) return;
  const bool black = game.winner == record.players[0].name;
  const bool white = game.winner == record.players[1].name;
  if (black && white) {
    reading.cursor.report(Code::caro_winner_ambiguous, game.winner_where, {{"text", jsonl::shown(game.winner)}});
  } else if (black || white) {
    record.result = black ? Result::first : Result::second;
  } else if (game.winner == "draw") {
    record.result = Result::draw;
  } else if (game.winner == "BLACK" || game.winner == "WHITE") {
    record.result = game.winner == "BLACK" ? Result::first : Result::second;
  } else {
    reading.cursor.report(Code::caro_winner_unknown, game.winner_where, {{"text", jsonl::shown(game.winner)}});
  }
}

void settle_flag(std::optional<bool> flag, std::string_view key, std::string_view what, std::size_t found, Span where,
                 Reading& reading) {
  if (!flag || *flag == (found != 0)) return;
  reading.cursor.report(Code::caro_rule_flag, where,
                        {{"key", std::string(key)},
                         {"flag", *flag ? "on" : "off"},
                         {"what", std::string(what)},
                         {"found", std::to_string(found)}});
}

}  // namespace

std::string_view read_name(Reading& reading, std::string_view key) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() == Kind::number) return cursor.skip();
  std::string unused;
  return jsonl::read_text(reading, Sink{"", &unused}, key).value_or(std::string_view{});
}

std::optional<bool> read_flag(Reading& reading, std::string_view key) {
  std::string unused;
  if (reading.cursor.peek() == Kind::boolean) return jsonl::read_bool(reading, Sink{"", &unused}, key);
  const auto number = jsonl::read_integer(reading, Sink{"", &unused}, key, 0, 1);
  if (!number) return std::nullopt;
  return *number == 1;
}

void read_member(Member member, Reading& reading, Game& game) {
  Record& record = reading.record;
  Cursor& cursor = reading.cursor;
  cursor.peek();
  const std::size_t start = cursor.at();
  switch (member) {
    case Member::id: record.id = read_name(reading, name_of(member)); break;
    case Member::black:
    case Member::white: {
      Player& player = record.players[member == Member::black ? 0 : 1];
      player.name = read_name(reading, name_of(member));
      player.where = cursor.since(start);
      break;
    }
    case Member::winner:
      game.winner = read_name(reading, name_of(member));
      game.winner_stated = true;
      game.winner_where = cursor.since(start);
      break;
    case Member::reason: read_reason(reading, record); break;
    case Member::board_size: {
      constexpr int kLargest = 1000;
      std::string unused;
      if (const auto side = jsonl::read_integer(reading, Sink{"", &unused}, name_of(member), 1, kLargest))
        game.side = static_cast<int>(*side);
      break;
    }
    case Member::rule_wall:
      game.walls_ruled = read_flag(reading, name_of(member));
      game.walls_where = cursor.since(start);
      break;
    case Member::rule_portal:
      game.portals_ruled = read_flag(reading, name_of(member));
      game.portals_where = cursor.since(start);
      break;
    case Member::walls:
      read_list(reading, member, "a list of cells", [&] {
        const auto cell = read_cell(reading);
        if (cell) record.layout.locked.push_back(*cell);
        return cell.has_value();
      });
      break;
    case Member::portals:
      read_list(reading, member, "a list of pairs of cells", [&] { return read_pair(reading, record.layout); });
      break;
    case Member::moves: break;
  }
}

void settle(Game& game, Reading& reading, std::optional<std::pair<int, int>> board) {
  Record& record = reading.record;
  BoardLayout& layout = record.layout;
  layout.width = game.side.value_or(board ? board->first : kUsualSide);
  layout.height = game.side.value_or(board ? board->second : kUsualSide);
  record.board_stated = true;  // the rows were turned over on this board: no other may be played on
  if (!game.side && !board) {
    reading.cursor.report(Code::size_assumed, record.moves_where,
                          {{"width", std::to_string(kUsualSide)}, {"height", std::to_string(kUsualSide)}});
  }
  for (Coord& cell : layout.locked) cell = turned(cell, layout.height);
  for (PortalPair& pair : layout.portals) {
    pair.a = turned(pair.a, layout.height);
    pair.b = turned(pair.b, layout.height);
  }
  settle_winner(game, reading);
  settle_flag(game.walls_ruled, "rule_wall", "locked cells", layout.locked.size(), game.walls_where, reading);
  settle_flag(game.portals_ruled, "rule_portal", "portal pairs", layout.portals.size(), game.portals_where, reading);
}

}  // namespace fivefold::caro
