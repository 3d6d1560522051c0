#include <array>

#include "formats/jsonl/decimal.h"
#include "formats/jsonl/token_json.h"

namespace fivefold::jsonl {
namespace {

constexpr std::array kChoices = {"first", "second", "put2"};
constexpr std::array kActs = {"resign", "timeout", "draw_offer", "draw_accept", "draw_decline", "pass"};

/// The members of a token that is written as an object.
struct Parts {
  std::optional<Coord> at;
  std::optional<std::size_t> choice;
  std::optional<std::size_t> act;
  std::optional<std::string_view> unreadable;
  int subjects = 0;  ///< how many of at, choose, act, unreadable are there, usable or not
  std::optional<Side> colour;
  std::optional<Side> by;
  std::optional<Seconds> time;
  std::string_view seconds;
  std::string_view comment;
  std::string other;
};

/// Where the value of a subject goes that cannot be used: nowhere, for the token keeps its whole text.
Sink nowhere(std::string& out) { return {"", &out}; }

void read_at(Reading& reading, Parts& parts, const Sink&, std::string_view key) {
  ++parts.subjects;
  parts.at = read_cell(reading, key);
}

void read_choose(Reading& reading, Parts& parts, const Sink&, std::string_view key) {
  ++parts.subjects;
  std::string unused;
  parts.choice = read_word(reading, nowhere(unused), key, kChoices);
}

void read_act(Reading& reading, Parts& parts, const Sink&, std::string_view key) {
  ++parts.subjects;
  std::string unused;
  parts.act = read_word(reading, nowhere(unused), key, kActs);
}

void read_unreadable(Reading& reading, Parts& parts, const Sink&, std::string_view key) {
  ++parts.subjects;
  std::string unused;
  parts.unreadable = read_text(reading, nowhere(unused), key);
}

void read_colour(Reading& reading, Parts& parts, const Sink& sink, std::string_view key) {
  parts.colour = read_side(reading, sink, key);
}

void read_by(Reading& reading, Parts& parts, const Sink& sink, std::string_view key) {
  parts.by = read_side(reading, sink, key);
}

void read_time(Reading& reading, Parts& parts, const Sink& sink, std::string_view key) {
  Cursor& cursor = reading.cursor;
  const Kind kind = cursor.peek();
  const std::size_t start = cursor.at();
  const std::string_view text = cursor.skip();
  if (kind == Kind::number) parts.time = read_seconds(text);
  if (parts.time) {
    parts.seconds = text;
    return;
  }
  if (text == "null") return;
  cursor.seek(start);
  keep_value(reading, sink, key);
  cursor.report(Code::time_negative, cursor.since(start), {{"text", shown(text)}});
}

void read_comment(Reading& reading, Parts& parts, const Sink& sink, std::string_view key) {
  parts.comment = read_text(reading, sink, key).value_or(std::string_view{});
}

constexpr std::array<Key<Parts>, 8> kKeys = {{{"at", read_at},
                                              {"choose", read_choose},
                                              {"act", read_act},
                                              {"unreadable", read_unreadable},
                                              {"colour", read_colour},
                                              {"by", read_by},
                                              {"t", read_time},
                                              {"comment", read_comment}}};

/// A side that this kind of token does not have stays among the unknown keys.
void keep_side(std::string_view key, const std::optional<Side>& side, std::string& other) {
  if (!side) return;
  if (!other.empty()) other += ',';
  append_quoted(key, other);
  other.append(":").append(std::to_string(number(*side)));
}

std::optional<Token> token_of(Parts& parts, Span where) {
  if (parts.subjects != 1) return std::nullopt;
  Token token;
  if (parts.at) {
    token = Token::move(*parts.at, where);
  } else if (parts.choice) {
    token = Token::choose(static_cast<Choice>(*parts.choice), where);
  } else if (parts.act) {
    token = Token::of(static_cast<Act>(*parts.act), 0, where);
  } else if (parts.unreadable) {
    token = Token::unreadable(where);
  } else {
    return std::nullopt;
  }
  const bool stone = token.kind == TokenKind::move || token.kind == TokenKind::unreadable;
  const std::optional<Side>& side = stone ? parts.colour : parts.by;
  if (side) token.side = static_cast<std::uint8_t>(number(*side));
  keep_side(stone ? "by" : "colour", stone ? parts.by : parts.colour, parts.other);
  if (parts.time) token.milliseconds = parts.time->milliseconds;
  return token;
}

void report_unreadable(Reading& reading, Span where, std::string_view text) {
  reading.cursor.report(Code::unreadable_move, where, {{"text", shown(text)}});
}

void add(Reading& reading, const Token& token, const Parts& parts) {
  Record& record = reading.record;
  record.add(token);
  const bool odd_time = parts.time && !parts.time->exact;
  if (parts.comment.empty() && parts.other.empty() && !odd_time && !parts.unreadable) return;
  Extra& extra = record.extra_of_last();
  extra.comment = parts.comment;
  if (odd_time) extra.seconds = parts.seconds;
  if (!parts.other.empty()) extra.other = record.keep(parts.other);
  if (parts.unreadable) extra.text = *parts.unreadable;
}

}  // namespace

void read_token(Reading& reading) {
  Cursor& cursor = reading.cursor;
  const Kind kind = cursor.peek();
  const std::size_t start = cursor.at();
  if (kind == Kind::array) {
    if (const auto cell = cursor.try_cell()) {
      reading.record.add(Token::move(*cell, cursor.since(start)));
      return;
    }
    read_cell(reading, "a move");  // for its report
  } else if (kind == Kind::object) {
    Parts parts;
    read_object<Parts>(reading, kKeys, parts, {"", &parts.other});
    const Span where = cursor.since(start);
    if (const auto token = token_of(parts, where)) {
      add(reading, *token, parts);
      if (parts.unreadable) report_unreadable(reading, where, *parts.unreadable);
      return;
    }
  }
  cursor.seek(start);
  const std::string_view text = cursor.skip();
  if (text.empty()) {
    cursor.report_syntax(cursor.since(start), "a value expected");
    return;
  }
  const Span where = cursor.since(start);
  reading.record.add(Token::unreadable(where));
  reading.record.extra_of_last().text = text;
  report_unreadable(reading, where, text);
}

void read_tokens(Reading& reading) {
  reading.cursor.open();
  bool first = true;
  while (reading.cursor.next_element(first)) read_token(reading);
}

}  // namespace fivefold::jsonl
