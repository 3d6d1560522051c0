#include <algorithm>

#include "formats/caro_blocked/members.h"
#include "formats/jsonl/json_text.h"

namespace fivefold::caro_blocked {
namespace {

using caro::player_of;
using jsonl::append_quoted;

void append_name(std::string_view name, std::string& out) {
  if (name.empty()) {
    out += "null";
  } else if (caro::is_plain_number(name)) {
    out += name;
  } else {
    append_quoted(name, out);
  }
}

void append_text(std::string_view text, std::string& out) {
  if (text.empty()) {
    out += "null";
  } else {
    append_quoted(text, out);
  }
}

void append_rating(const Player& player, std::string& out) {
  out += player.rating ? std::to_string(*player.rating) : "null";
}

std::size_t count_of_moves(const Record& record) {
  const Line& main = record.lines.front();
  const auto begin = record.tokens.begin() + main.first;
  return static_cast<std::size_t>(std::count_if(begin, begin + main.count, [](const Token& token) {
    return token.kind == TokenKind::move || token.kind == TokenKind::unreadable;
  }));
}

}  // namespace

std::optional<std::string> winner_text(const Facts& facts) {
  const Result result = caro::result_from(facts);
  if (result != Result::first && result != Result::second) return std::nullopt;
  const std::string_view name = player_of(result == Result::first ? Side::first : Side::second, facts.record).name;
  std::string out;
  if (!name.empty() && winner_named(name, facts.record) == result) {
    append_name(name, out);
    return out;
  }
  const std::string_view piece = result == Result::first ? "X" : "O";
  if (winner_named(piece, facts.record) != result) return std::nullopt;
  append_quoted(piece, out);
  return out;
}

std::string created_text(const Record& record) {
  std::string text(record.date);
  if (!record.time.empty()) text.append(" ").append(record.time);
  if (date_and_time(text) != std::pair(record.date, record.time)) text = record.date;
  return text;
}

bool is_stated(Member member, const Facts& facts) {
  const Record& record = facts.record;
  switch (member) {
    case Member::id: return !record.id.empty();
    case Member::game_type: return record.rated.has_value();
    case Member::player1: return !player_of(Side::first, record).name.empty();
    case Member::player2: return !player_of(Side::second, record).name.empty();
    case Member::winner:
    case Member::draw: return caro::result_from(facts) != Result::missing;
    case Member::elo1: return player_of(Side::first, record).rating.has_value();
    case Member::elo2: return player_of(Side::second, record).rating.has_value();
    case Member::end_reason: return !caro::reason_from(facts).empty();
    case Member::board_size: return facts.board.width != kUsualSide;
    case Member::rules_json: return false;
    case Member::created_at: return !created_text(record).empty();
    case Member::total_moves:
    case Member::forbidden_cells:
    case Member::moves: return true;
  }
  return false;
}

void append_member(Member member, const Facts& facts, std::string& out) {
  const Record& record = facts.record;
  switch (member) {
    case Member::id: append_name(record.id, out); break;
    case Member::game_type: append_text(!record.rated ? "" : *record.rated ? "ranked" : "casual", out); break;
    case Member::player1: append_name(player_of(Side::first, record).name, out); break;
    case Member::player2: append_name(player_of(Side::second, record).name, out); break;
    case Member::winner: out += winner_text(facts).value_or("null"); break;
    case Member::draw: out += caro::result_from(facts) == Result::draw ? '1' : '0'; break;
    case Member::elo1: append_rating(player_of(Side::first, record), out); break;
    case Member::elo2: append_rating(player_of(Side::second, record), out); break;
    case Member::total_moves: out += std::to_string(count_of_moves(record)); break;
    case Member::end_reason: append_text(caro::reason_from(facts), out); break;
    case Member::board_size: out += std::to_string(facts.board.width); break;
    case Member::forbidden_cells:
      out += '[';
      for (const Coord cell : facts.board.locked) {
        if (out.back() != '[') out += ',';
        const Coord top = caro::turned(cell, facts.board.height);
        out.append("[").append(std::to_string(top.y)).append(",").append(std::to_string(top.x)).append("]");
      }
      out += ']';
      break;
    case Member::rules_json: out += "null"; break;
    case Member::created_at: append_text(created_text(record), out); break;
    case Member::moves: break;
  }
}

}  // namespace fivefold::caro_blocked
