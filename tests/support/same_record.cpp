#include "tests/support/same_record.h"

#include <fmt/format.h>

#include "core/outcome.h"

namespace fivefold::test {
namespace {

/// Collects the first difference met.
class Comparison {
 public:
  std::string difference;

  void text(const std::string& what, std::string_view a, std::string_view b) {
    if (a != b) found(fmt::format("{}: \"{}\" and \"{}\"", what, a, b));
  }
  void number(const std::string& what, double a, double b) {
    if (a != b) found(fmt::format("{}: {} and {}", what, a, b));
  }
  template <class T>
  void same(const std::string& what, const T& a, const T& b) {
    if (!(a == b)) found(what);
  }
  bool size(const std::string& what, std::size_t a, std::size_t b) {
    if (a != b) found(fmt::format("number of {}: {} and {}", what, a, b));
    return a == b;
  }

 private:
  void found(std::string what) {
    if (difference.empty()) difference = std::move(what);
  }
};

void compare_players(const Record& a, const Record& b, Comparison& to) {
  for (const std::size_t i : {0U, 1U}) {
    const std::string what = fmt::format("player {}", i);
    to.text(what + " name", a.players[i].name, b.players[i].name);
    to.same(what + " rating", a.players[i].rating, b.players[i].rating);
    to.same(what + " kind", a.players[i].kind, b.players[i].kind);
    to.text(what + " other", a.players[i].other, b.players[i].other);
  }
  to.same("sides", a.sides, b.sides);
  to.same("sides_stated", a.sides_stated, b.sides_stated);
}

void compare_tokens(const Record& a, const Record& b, Comparison& to) {
  if (!to.size("tokens", a.tokens.size(), b.tokens.size())) return;
  const Extra none;
  for (std::uint32_t i = 0; i < a.tokens.size(); ++i) {
    const std::string what = fmt::format("token {}", i);
    const Token& s = a.tokens[i];
    const Token& t = b.tokens[i];
    to.same(what + " kind", s.kind, t.kind);
    if (s.kind == TokenKind::move)
      to.text(what + " at", fmt::format("{},{}", s.at.x, s.at.y), fmt::format("{},{}", t.at.x, t.at.y));
    to.same(what + " what", s.what, t.what);
    to.same(what + " side", s.side, t.side);
    to.number(what + " milliseconds", s.milliseconds, t.milliseconds);
    const Extra* const x = a.extra(i);
    const Extra* const y = b.extra(i);
    const Extra& e = x != nullptr ? *x : none;
    const Extra& f = y != nullptr ? *y : none;
    to.text(what + " comment", e.comment, f.comment);
    to.text(what + " text", e.text, f.text);
    to.text(what + " seconds", e.seconds, f.seconds);
    to.text(what + " other", e.other, f.other);
    to.same(what + " has_extra", s.has_extra, x != nullptr);
    to.same(what + " has_extra", t.has_extra, y != nullptr);
  }
}

void compare_lines(const Record& a, const Record& b, Comparison& to) {
  if (!to.size("lines", a.lines.size(), b.lines.size())) return;
  for (std::size_t i = 0; i < a.lines.size(); ++i) {
    const std::string what = fmt::format("line {}", i);
    to.number(what + " id", a.lines[i].id, b.lines[i].id);
    to.number(what + " parent", a.lines[i].parent, b.lines[i].parent);
    to.number(what + " after", a.lines[i].after, b.lines[i].after);
    to.number(what + " first", a.lines[i].first, b.lines[i].first);
    to.number(what + " count", a.lines[i].count, b.lines[i].count);
    to.text(what + " other", a.lines[i].other, b.lines[i].other);
  }
}

void compare_tags(const Record& a, const Record& b, Comparison& to) {
  if (!to.size("tags", a.tags.size(), b.tags.size())) return;
  for (std::size_t i = 0; i < a.tags.size(); ++i) {
    to.text(fmt::format("tag {} key", i), a.tags[i].key, b.tags[i].key);
    to.text(fmt::format("tag {} value", i), a.tags[i].value, b.tags[i].value);
    to.same(fmt::format("tag {} json", i), a.tags[i].json, b.tags[i].json);
  }
}

}  // namespace

std::string record_difference(const Record& a, const Record& b) {
  Comparison to;
  to.text("id", a.id, b.id);
  to.text("game", a.game, b.game);
  to.text("ruleset", a.ruleset, b.ruleset);
  to.text("rules_json", a.rules_json, b.rules_json);
  to.text("site", a.site, b.site);
  to.text("event", a.event, b.event);
  to.text("round", a.round, b.round);
  to.text("section", a.section, b.section);
  to.text("date", a.date, b.date);
  to.text("time", a.time, b.time);
  to.text("time_control", a.time_control, b.time_control);
  to.text("intro", a.intro, b.intro);
  to.same("rated", a.rated, b.rated);
  compare_players(a, b, to);
  to.same("board_stated", a.board_stated, b.board_stated);
  to.same("layout", a.layout, b.layout);
  to.same("setup stones", a.setup.stones, b.setup.stones);
  to.same("setup to_move", a.setup.to_move, b.setup.to_move);
  to.same("setup taken", a.setup.taken, b.setup.taken);
  to.same("seconds_per_move", a.seconds_per_move, b.seconds_per_move);
  to.text("result", word(a.result), word(b.result));
  to.same("result", a.result, b.result);
  to.same("end", a.end, b.end);
  to.text("end_text", a.end_text, b.end_text);
  compare_tokens(a, b, to);
  compare_lines(a, b, to);
  compare_tags(a, b, to);
  return to.difference;
}

}  // namespace fivefold::test
