#include "formats/sgf/node_tokens.h"

#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "formats/sgf/names.h"

namespace fivefold::sgf {
namespace {

constexpr std::array<std::string_view, 4> kClocks = {"BL", "WL", "OB", "OW"};

std::optional<int> stated_side(const Node& node) {
  const std::string_view text = trimmed(node.raw(kBy));
  if (text == "1") return 1;
  if (text == "2") return 2;
  return {};
}

Token with_side(Token token, std::uint8_t side) {
  token.side = side;
  return token;
}

NodeToken token_of(const MoveReading& one, const NodeMove& move, Side side, std::uint8_t claimed) {
  const Span where = move.value.where;
  switch (one.kind) {
    case MoveReading::Kind::stone: return {with_side(Token::move(one.at, where), claimed), true, {}};
    case MoveReading::Kind::pass: return {Token::of(Act::pass, claimed, where), true, {}};
    case MoveReading::Kind::resign:
    case MoveReading::Kind::timeout: {
      const Act act = one.kind == MoveReading::Kind::resign ? Act::resign : Act::timeout;
      return {Token::of(act, static_cast<std::uint8_t>(number(side)), where), false, {}};
    }
    case MoveReading::Kind::unreadable: break;
  }
  return {with_side(Token::unreadable(where), claimed), true, move.value.raw};
}

}  // namespace

const std::vector<NodeToken>& NodeTokens::moves(const Node& node, Span where, std::uint32_t plies, Reading& reading) {
  found_.clear();
  const std::optional<int> stated = stated_side(node);
  const Side to_move = reading.record.setup.to_move.value_or(Side::first);
  for (const NodeMove& move : node.moves) {
    read_.clear();
    read_move(move.value, reading, read_);
    for (const MoveReading& one : read_) {
      const Side due = side_after(plies, reading.pairs, to_move);
      const Side side = reading.dialect ? due : reading.side_of(move.white);
      // A colour that is due says nothing that the order does not.
      const auto claimed = static_cast<std::uint8_t>(stated.value_or(side == due ? 0 : number(side)));
      found_.push_back(token_of(one, move, side, claimed));
      if (found_.back().counts) ++plies;
    }
  }
  if (found_.size() > 1 && reading.points != Points::labels) {
    reading.findings.add(Code::sgf_several_moves, where, {{"count", std::to_string(found_.size())}});
  }
  return found_;
}

const std::vector<NodeToken>& NodeTokens::private_ones(const Node& node, Reading& reading) {
  found_.clear();
  const auto side = static_cast<std::uint8_t>(stated_side(node).value_or(0));
  constexpr std::array kWords = {Act::resign, Act::timeout, Act::draw_offer, Act::draw_accept, Act::draw_decline};
  for (const Property& property : node) {
    const Value& value = property.values.front();
    const std::string_view text = trimmed(value.raw);
    if (property.name == kAt) {
      const auto at = read_any_point(text, reading.height());
      if (at) found_.push_back({with_side(Token::move(*at, value.where), side), true, {}});
    } else if (property.name == kUnreadable) {
      const std::string_view written = node.text(kUnreadable, TextKind::text, reading.record);
      found_.push_back({with_side(Token::unreadable(value.where), side), true, written});
      reading.findings.add(Code::unreadable_move, value.where, {{"text", excerpt(written)}});
    } else if (property.name == kChoose) {
      for (const Choice choice : {Choice::first, Choice::second, Choice::put_two})
        if (text == word(choice)) found_.push_back({Token::choose(choice, value.where), false, {}});
    } else if (property.name == kAct) {
      for (const Act act : kWords)
        if (text == word(act)) found_.push_back({Token::of(act, side, value.where), false, {}});
    }
  }
  return found_;
}

void check_clocks(const Node& node, LimitedFindings& findings) {
  for (const std::string_view name : kClocks) {
    const Property* const clock = node.find(name);
    if (clock == nullptr) continue;
    const std::string_view text = trimmed(clock->values.front().raw);
    double value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size() && value >= 0) continue;
    findings.add(Code::time_negative, clock->values.front().where, {{"text", excerpt(text)}});
  }
}

}  // namespace fivefold::sgf
