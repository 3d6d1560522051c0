#include "formats/caro/members.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "core/outcome.h"

namespace fivefold::caro {
namespace {

using jsonl::append_quoted;

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

void append_cell(Coord at, int height, std::string& out) {
  const Coord top = turned(at, height);
  fmt::format_to(std::back_inserter(out), "{{\"x\":{},\"y\":{}}}", top.x, top.y);
}

}  // namespace

const Player& player_of(Side side, const Record& record) { return record.players[record.sides[0] == side ? 0 : 1]; }

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

std::optional<Member> member_named(std::string_view name) {
  const auto found = std::find(kMembers.begin(), kMembers.end(), name);
  if (found == kMembers.end()) return std::nullopt;
  return static_cast<Member>(found - kMembers.begin());
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

std::optional<EndKind> end_named(std::string_view reason) {
  for (int i = 0; i < kEndKinds; ++i) {
    const auto kind = static_cast<EndKind>(i);
    if (reason == reason_of(kind) || reason == word(kind)) return kind;
  }
  return std::nullopt;
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

}  // namespace fivefold::caro
