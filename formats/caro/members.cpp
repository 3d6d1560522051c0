#include "formats/caro/members.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "core/outcome.h"

namespace fivefold::caro {
namespace {

using jsonl::append_quoted;
using jsonl::Cursor;
using jsonl::Kind;
using jsonl::Reading;
using jsonl::Sink;

const Player& player_of(Side side, const Record& record) { return record.players[record.sides[0] == side ? 0 : 1]; }

/// Whether the site would write the id as a number.
bool is_plain_number(std::string_view text) {
  if (text.empty() || text.size() > 15 || (text.front() == '0' && text.size() > 1)) return false;
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Result result_from(const Facts& facts) {
  const Result claimed = facts.record.result;
  if (claimed != Result::missing || facts.replay == nullptr || !facts.replay->outcome) return claimed;
  // A resignation or time-out among the moves is a claim of the record.
  constexpr auto stated = static_cast<EndSet>(bit(EndKind::resign) | bit(EndKind::time) | bit(EndKind::agreed));
  return (facts.replay->outcome->by & stated) != 0 ? result_of(facts.replay->outcome) : claimed;
}

/// The winner's name, or the colour where the name would not say it.
void append_winner(const Facts& facts, std::string& out) {
  const Result result = result_from(facts);
  const std::string_view black = player_of(Side::first, facts.record).name;
  const std::string_view white = player_of(Side::second, facts.record).name;
  const bool telling = black != white;
  const auto append = [&](std::string_view name, std::string_view colour) {
    append_quoted(telling && !name.empty() ? name : colour, out);
  };
  switch (result) {
    case Result::first: return append(black, "BLACK");
    case Result::second: return append(white, "WHITE");
    case Result::draw: return append_quoted("draw", out);
    case Result::missing:
    case Result::unknown: break;
  }
  out += "null";
}

std::string_view reason_of(EndKind end) {
  switch (end) {
    case EndKind::row: return "win";
    case EndKind::resign: return "resign";
    case EndKind::time: return "timeout";
    case EndKind::agreed: return "agreement";
    default: return word(end);
  }
}

std::string_view reason_from(const Facts& facts) {
  const Record& record = facts.record;
  if (record.end) return reason_of(*record.end);
  if (!record.end_text.empty()) return record.end_text;
  if (facts.replay == nullptr || !facts.replay->outcome || result_from(facts) != result_of(facts.replay->outcome))
    return {};
  // What the record does not state is written where the site has a word for it.
  for (const EndKind end : {EndKind::row, EndKind::resign, EndKind::time, EndKind::agreed})
    if ((facts.replay->outcome->by & bit(end)) != 0) return reason_of(end);
  return {};
}

void append_cell(Coord at, int height, std::string& out) {
  const Coord top = turned(at, height);
  fmt::format_to(std::back_inserter(out), "{{\"x\":{},\"y\":{}}}", top.x, top.y);
}

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

/// A string, or a number taken as its text: sites name players both ways.
std::string_view read_name(Reading& reading, Member member) {
  Cursor& cursor = reading.cursor;
  if (cursor.peek() == Kind::number) return cursor.skip();
  std::string unused;
  return jsonl::read_text(reading, Sink{"", &unused}, name_of(member)).value_or(std::string_view{});
}

/// 0, 1, true or false.
std::optional<bool> read_flag(Reading& reading, Member member) {
  Cursor& cursor = reading.cursor;
  std::string unused;
  if (cursor.peek() == Kind::boolean) return jsonl::read_bool(reading, Sink{"", &unused}, name_of(member));
  const auto number = jsonl::read_integer(reading, Sink{"", &unused}, name_of(member), 0, 1);
  if (!number) return std::nullopt;
  return *number == 1;
}

void read_reason(Reading& reading, Record& record) {
  std::string unused;
  const auto text = jsonl::read_text(reading, Sink{"", &unused}, name_of(Member::reason));
  if (!text) return;
  for (int i = 0; i < kEndKinds; ++i) {
    const auto kind = static_cast<EndKind>(i);
    if (*text == reason_of(kind) || *text == word(kind)) {
      record.end = kind;
      return;
    }
  }
  record.end_text = *text;
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

std::optional<Member> member_named(std::string_view name) {
  const auto found = std::find(kMembers.begin(), kMembers.end(), name);
  if (found == kMembers.end()) return std::nullopt;
  return static_cast<Member>(found - kMembers.begin());
}

bool is_stated(Member member, const Facts& facts) {
  switch (member) {
    case Member::id: return !facts.record.id.empty();
    case Member::black: return !player_of(Side::first, facts.record).name.empty();
    case Member::white: return !player_of(Side::second, facts.record).name.empty();
    case Member::winner: return result_from(facts) != Result::missing;
    case Member::reason: return !reason_from(facts).empty();
    default: return true;
  }
}

void append_member(Member member, const Facts& facts, std::string& out) {
  const BoardLayout& board = facts.board;
  switch (member) {
    case Member::id:
      if (is_plain_number(facts.record.id)) {
        out += facts.record.id;
      } else {
        append_quoted(facts.record.id, out);
      }
      break;
    case Member::black: append_quoted(player_of(Side::first, facts.record).name, out); break;
    case Member::white: append_quoted(player_of(Side::second, facts.record).name, out); break;
    case Member::winner: append_winner(facts, out); break;
    case Member::reason:
      if (const std::string_view reason = reason_from(facts); reason.empty()) {
        out += "null";
      } else {
        append_quoted(reason, out);
      }
      break;
    case Member::board_size: out += std::to_string(board.width); break;
    case Member::rule_wall: out += board.locked.empty() ? '0' : '1'; break;
    case Member::rule_portal: out += board.portals.empty() ? '0' : '1'; break;
    case Member::walls:
      out += '[';
      for (const Coord cell : board.locked) {
        if (out.back() != '[') out += ',';
        append_cell(cell, board.height, out);
      }
      out += ']';
      break;
    case Member::portals:
      out += '[';
      for (const PortalPair& pair : board.portals) {
        if (out.back() != '[') out += ',';
        out += "{\"a\":";
        append_cell(pair.a, board.height, out);
        out += ",\"b\":";
        append_cell(pair.b, board.height, out);
        out += '}';
      }
      out += ']';
      break;
    case Member::moves: break;
  }
}

void read_member(Member member, Reading& reading, Game& game) {
  Record& record = reading.record;
  Cursor& cursor = reading.cursor;
  cursor.peek();
  const std::size_t start = cursor.at();
  switch (member) {
    case Member::id: record.id = read_name(reading, member); break;
    case Member::black:
    case Member::white: {
      Player& player = record.players[member == Member::black ? 0 : 1];
      player.name = read_name(reading, member);
      player.where = cursor.since(start);
      break;
    }
    case Member::winner:
      game.winner = read_name(reading, member);
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
      game.walls_ruled = read_flag(reading, member);
      game.walls_where = cursor.since(start);
      break;
    case Member::rule_portal:
      game.portals_ruled = read_flag(reading, member);
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

KeptMembers kept_members(std::string_view object, Record& store) {
  KeptMembers members;
  Diagnostics unused;
  Cursor cursor(object, store, unused);
  if (cursor.peek() != Kind::object) return members;
  cursor.open();
  bool first = true;
  std::string_view key;
  while (cursor.next_member(first, key)) {
    cursor.peek();
    members.emplace_back(std::string(key), cursor.skip());
  }
  return members;
}

}  // namespace fivefold::caro
