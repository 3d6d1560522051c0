#include "formats/jsonl/decimal.h"
#include "formats/jsonl/object_writer.h"
#include "formats/jsonl/token_json.h"

namespace fivefold::jsonl {
namespace {

void append_time(const Token& token, const Extra* extra, ObjectWriter& to) {
  const std::string_view seconds = extra != nullptr ? extra->seconds : std::string_view{};
  if (seconds.empty() && token.milliseconds < 0) return;
  to.key("t");
  if (seconds.empty()) {
    append_seconds(token.milliseconds, to.out());
  } else if (!is_json_number(seconds)) {
    append_quoted(seconds, to.out());
  } else if (to.spelling() == Spelling::canonical) {
    append_canonical_number(seconds, to.out());
  } else {
    to.out() += seconds;
  }
}

/// Whether the text would be read back as this same unreadable token.
bool stays_unreadable(std::string_view text) {
  std::string unused;
  if (append_value(text, Spelling::as_written, unused) != ValueFault::none) return false;
  Record record;
  record.clear();
  Diagnostics diagnostics;
  Reading reading(text, record, diagnostics);
  read_token(reading);
  return record.tokens.size() == 1 && record.tokens[0].kind == TokenKind::unreadable &&
         record.extras.at(0).text == text;
}

void append_subject(const Token& token, const Extra* extra, ObjectWriter& to) {
  switch (token.kind) {
    case TokenKind::move:
      to.key("at");
      append_cell(token.at, to.out());
      break;
    case TokenKind::choose: to.text("choose", word(token.choice())); break;
    case TokenKind::act: to.text("act", word(token.act())); break;
    case TokenKind::unreadable:
      to.key("unreadable");
      append_quoted(extra != nullptr ? extra->text : std::string_view{}, to.out());
      break;
  }
}

}  // namespace

void append_token(const Token& token, const Extra* extra, Spelling spelling, std::string& out) {
  const bool bare = token.side == 0 && token.milliseconds < 0 &&
                    (extra == nullptr || (extra->comment.empty() && extra->seconds.empty() && extra->other.empty()));
  if (bare && token.kind == TokenKind::move) {
    append_cell(token.at, out);
    return;
  }
  if (bare && token.kind == TokenKind::unreadable && extra != nullptr && stays_unreadable(extra->text)) {
    append_value(extra->text, Spelling::as_written, out);
    return;
  }
  ObjectWriter to(spelling, out);
  out += '{';
  append_subject(token, extra, to);
  const bool stone = token.kind == TokenKind::move || token.kind == TokenKind::unreadable;
  if (token.side != 0) to.number(stone ? "colour" : "by", token.side);
  append_time(token, extra, to);
  if (extra != nullptr) {
    to.text("comment", extra->comment);
    to.members(extra->other);
  }
  out += '}';
}

}  // namespace fivefold::jsonl
