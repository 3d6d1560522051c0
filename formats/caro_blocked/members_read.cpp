#include <algorithm>
#include <charconv>
#include <tuple>

#include "formats/caro_blocked/members.h"
#include "formats/caro_blocked/move.h"

namespace fivefold::caro_blocked {
namespace {

using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;
using jsonl::Sink;

constexpr int kLargest = 1000;

std::optional<std::int64_t> whole(Reading& reading, Member member, std::int64_t high) {
  std::string unused;
  return jsonl::read_integer(reading, Sink{"", &unused}, name_of(member), 0, high);
}

std::optional<std::string_view> text(Reading& reading, Member member) {
  std::string unused;
  return jsonl::read_text(reading, Sink{"", &unused}, name_of(member));
}

/// Reads the list of cells that comes. `fault` is called for an element that is none.
template <class Fault>
void read_cells(Reading& reading, BoardLayout& layout, Fault fault) {
  Cursor& cursor = reading.cursor;
  cursor.open();
  bool first = true;
  while (cursor.next_element(first)) {
    cursor.peek();
    const std::size_t start = cursor.at();
    if (const auto cell = read_cell(reading)) {
      layout.locked.push_back(*cell);
    } else {
      fault(cursor.since(start));
    }
  }
}

/// The database stores the list as text, so that it may stand in a string.
void read_forbidden(Reading& reading) {
  Cursor& cursor = reading.cursor;
  BoardLayout& layout = reading.record.layout;
  const auto report = [&](Span where, std::string_view found) {
    cursor.report(Code::caro_cell_unreadable, where,
                  {{"key", std::string(name_of(Member::forbidden_cells))}, {"text", jsonl::shown(found)}});
  };
  const Kind kind = cursor.peek();
  if (kind == Kind::array) {
    return read_cells(reading, layout, [&](Span where) { report(where, cursor.text_of(where)); });
  }
  std::string unused;
  if (kind != Kind::string)
    return jsonl::refuse(reading, Sink{"", &unused}, name_of(Member::forbidden_cells), "a list of cells");
  const std::size_t start = cursor.at();
  const std::string_view list = cursor.read_string("a list of cells");
  const Span where = cursor.since(start);
  Diagnostics inner;
  Reading within(list, reading.record, inner);
  if (within.cursor.peek() == Kind::array) {
    read_cells(within, layout, [&](Span at) { report(where, within.cursor.text_of(at)); });
    if (inner.size() != 0 || within.cursor.peek() != Kind::end) report(where, list);
  } else if (!list.empty() && list != "null") {
    report(where, list);
  }
}

void read_rules(Reading& reading, Game& game) {
  Cursor& cursor = reading.cursor;
  const bool null = cursor.peek() == Kind::null;
  const std::size_t start = cursor.at();
  const std::string_view raw = cursor.skip();
  game.rules = !null && !raw.empty();
  game.rules_where = cursor.since(start);
  if (game.rules) game.side_in_rules = side_in_rules(raw);
}

void settle_winner(const Game& game, Reading& reading) {
  Record& record = reading.record;
  if (!game.winner_stated && !game.draw) return;
  record.result_where = game.winner_stated ? game.winner_where : game.draw_where;
  record.result = game.draw.value_or(false) ? Result::draw : Result::unknown;
  if (game.winner.empty()) return;
  if (game.draw.value_or(false)) {
    record.result = Result::unknown;
    reading.cursor.report(Code::caro_results_differ, game.winner_where,
                          {{"flag", "on"}, {"text", jsonl::shown(game.winner)}});
    return;
  }
  if (const auto result = winner_named(game.winner, record)) {
    record.result = *result;
    return;
  }
  const bool both = game.winner == record.players[0].name && game.winner == record.players[1].name;
  reading.cursor.report(both ? Code::caro_winner_ambiguous : Code::caro_winner_unknown, game.winner_where,
                        {{"text", jsonl::shown(game.winner)}});
}

void settle_board(const Game& game, Reading& reading, std::optional<std::pair<int, int>> board) {
  BoardLayout& layout = reading.record.layout;
  const auto side = game.side ? game.side : game.side_in_rules;
  layout.width = side.value_or(board ? board->first : kUsualSide);
  layout.height = side.value_or(board ? board->second : kUsualSide);
  reading.record.board_stated = true;  // the rows were turned over on this board: no other may be played on
  for (Coord& cell : layout.locked) cell = caro::turned(cell, layout.height);
  if (!game.rules) return;
  const bool used = !game.side && game.side_in_rules;
  const std::string what =
      used ? "the board's size " + std::to_string(*side) + " was taken from it, the rest is kept" : "it is kept";
  reading.cursor.report(Code::caro_rules_text, game.rules_where, {{"what", what}});
}

}  // namespace

std::optional<int> side_in_rules(std::string_view json) {
  Record store;
  store.clear();
  Diagnostics unused;
  Cursor outer(json, store, unused);
  Cursor inner(outer.peek() == Kind::string ? outer.read_string("rules") : json, store, unused);
  if (inner.peek() != Kind::object) return std::nullopt;
  inner.open();
  bool first = true;
  std::string_view name;
  while (inner.next_member(first, name)) {
    const bool number = inner.peek() == Kind::number;
    const std::string_view value = inner.skip();
    if (!number || (name != "board_size" && name != "boardSize")) continue;
    int side = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), side);
    if (error == std::errc() && end == value.data() + value.size() && side > 0 && side <= kLargest) return side;
  }
  return std::nullopt;
}

std::optional<Result> winner_named(std::string_view winner, const Record& record) {
  const bool first = winner == caro::player_of(Side::first, record).name;
  const bool second = winner == caro::player_of(Side::second, record).name;
  if (first && second) return std::nullopt;
  if (first || second) return first ? Result::first : Result::second;
  if (winner == "X") return Result::first;
  if (winner == "O") return Result::second;
  return std::nullopt;
}

std::pair<std::string_view, std::string_view> date_and_time(std::string_view created) {
  constexpr std::string_view shape = "dddd-dd-dd dd:dd:dd";
  const auto fits = [](char c, char want) { return want == 'd' ? c >= '0' && c <= '9' : c == want; };
  if (created.size() != shape.size() || !std::equal(created.begin(), created.end(), shape.begin(), fits))
    return {created, {}};
  return {created.substr(0, 10), created.substr(11)};
}

void read_member(Member member, Reading& reading, Game& game) {
  Record& record = reading.record;
  Cursor& cursor = reading.cursor;
  cursor.peek();
  const std::size_t start = cursor.at();
  switch (member) {
    case Member::id: record.id = caro::read_name(reading, name_of(member)); break;
    case Member::game_type:
      if (const auto type = text(reading, member); type == "ranked" || type == "casual")
        record.rated = type == "ranked";
      break;
    case Member::player1:
    case Member::player2: {
      Player& player = record.players[member == Member::player1 ? 0 : 1];
      player.name = caro::read_name(reading, name_of(member));
      player.where = cursor.since(start);
      break;
    }
    case Member::winner:
      game.winner = caro::read_name(reading, name_of(member));
      game.winner_stated = true;
      game.winner_where = cursor.since(start);
      break;
    case Member::draw:
      game.draw = caro::read_flag(reading, name_of(member));
      game.draw_where = cursor.since(start);
      break;
    case Member::elo1:
    case Member::elo2:
      if (const auto rating = whole(reading, member, 1000000))
        record.players[member == Member::elo1 ? 0 : 1].rating = static_cast<int>(*rating);
      break;
    case Member::total_moves:
      game.total = whole(reading, member, 1000000000);
      game.total_where = cursor.since(start);
      break;
    case Member::end_reason:
      // "draw" says no more than the result: a full board or an agreement.
      if (const auto reason = text(reading, member); reason && !reason->empty() && reason != "draw") {
        record.end = caro::end_named(*reason);
        if (!record.end) record.end_text = *reason;
      }
      break;
    case Member::board_size:
      if (const auto side = whole(reading, member, kLargest); side && *side > 0) game.side = static_cast<int>(*side);
      break;
    case Member::forbidden_cells: read_forbidden(reading); break;
    case Member::rules_json: read_rules(reading, game); break;
    case Member::created_at:
      if (const auto created = text(reading, member)) std::tie(record.date, record.time) = date_and_time(*created);
      break;
    case Member::moves: break;
  }
}

void settle(Game& game, Reading& reading, std::optional<std::pair<int, int>> board) {
  settle_board(game, reading, board);
  settle_winner(game, reading);
  const std::size_t found = reading.record.tokens.size();
  if (!game.total || *game.total == static_cast<std::int64_t>(found)) return;
  reading.cursor.report(Code::move_count_stated, game.total_where,
                        {{"key", std::string(name_of(Member::total_moves))},
                         {"stated", std::to_string(*game.total)},
                         {"found", std::to_string(found)}});
}

}  // namespace fivefold::caro_blocked
