#include "formats/ccgc/moves.h"

#include <string>

#include "formats/ccgc/text.h"
#include "formats/pente_text/lexis.h"

namespace fivefold::ccgc {
namespace {

/// Signs that a move may have between its brackets: a foreign text must not be searched to its end.
constexpr std::size_t kLongestInside = 24;

char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// "J,10" in plain letters without its comma: "J10"; empty when there is something else.
std::string point_of(std::string_view inside) {
  std::string point;
  std::size_t commas = 0;
  for (const char c : inside) {
    if (c == ',') {
      ++commas;
    } else {
      point += c;
    }
  }
  const bool well_placed = commas == 0 || (commas == 1 && inside.size() > 1 && inside[1] == ',');
  return well_placed ? point : std::string();
}

/// Takes "MARK[1]" behind a move.
void take_mark(std::string_view text, Move& move) {
  std::size_t at = skip_blanks(text, move.length);
  for (const char wanted : std::string_view("MARK")) {
    if (at >= text.size() || upper(sign_at(text, at).c) != wanted) return;
    at += sign_at(text, at).length;
  }
  at = skip_blanks(text, at);
  if (at >= text.size() || sign_at(text, at).c != '[') return;
  at += sign_at(text, at).length;
  for (std::size_t i = 0, from = at; i < kLongestInside && at < text.size(); ++i) {
    const Sign sign = sign_at(text, at);
    if (sign.c == ']') {
      move.mark = trimmed(text.substr(from, at - from));
      move.length = at + sign.length;
      return;
    }
    if (sign.c == ';' || sign.c == '}') return;
    at += sign.length;
  }
}

}  // namespace

Move read_move(std::string_view text, CoordinateStyle style) {
  Move move;
  if (text.empty()) return move;
  const Sign colour = sign_at(text, 0);
  if (!pente_text::is_letter(colour.c)) return move;
  const std::size_t open = skip_blanks(text, colour.length);
  if (open >= text.size()) {
    move.kind = Move::Kind::cut_short;
    move.length = text.size();
    return move;
  }
  const Sign bracket = sign_at(text, open);
  if (bracket.c != '(' && bracket.c != '[') return move;
  std::string inside;  // in ASCII, without blanks
  bool closed = false, plain = colour.length == 1 && bracket.c == '(' && !bracket.wide && open == 1;
  std::size_t at = open + bracket.length;
  while (at < text.size() && inside.size() < kLongestInside) {
    const Sign sign = sign_at(text, at);
    if (sign.c == ';' || sign.c == '}' || sign.c == '\n') break;
    at += sign.length;
    plain = plain && !sign.wide && !is_blank(sign.c);
    closed = sign.c == ')' || sign.c == ']';
    if (closed) break;
    if (!is_blank(sign.c)) inside += sign.c;
  }
  if (!closed && at < text.size()) return move;
  move.body = move.length = at;
  if (!closed) {
    move.kind = Move::Kind::cut_short;
    return move;
  }
  move.side = upper(colour.c) == 'B' ? 1 : upper(colour.c) == 'W' ? 2 : 0;
  move.kind = Move::Kind::unreadable;
  const std::string point = point_of(inside);
  if (move.side != 0 && point.size() == 4 && lower(point[0]) == 'p' && lower(point[1]) == 'a' &&
      lower(point[2]) == 's') {
    move.kind = Move::Kind::pass;
  } else if (const auto coord = read_coord(point, style); coord && move.side != 0) {
    move.kind = Move::Kind::stone;
    move.at = *coord;
  }
  move.tidy = plain && inside.size() > 1 && inside[1] == ',' && inside[0] == upper(inside[0]) && inside[2] != '0' &&
              colour.c == upper(colour.c);
  take_mark(text, move);
  return move;
}

}  // namespace fivefold::ccgc
