#include "formats/pbem/lines.h"

#include <algorithm>
#include <array>

#include "core/coordinates.h"
#include "formats/pente_text/lexis.h"
#include "formats/pente_text/words.h"

namespace fivefold::pbem {
namespace {

using pente_text::is_blank;
using pente_text::is_digit;

constexpr std::array<std::string_view, 10> kMailHeads = {
    "Subject:", "From:", "To:", "Date:", "Received:", "Reply-To:", "Cc:", "Message-I", "Return-Path:", "From "};
constexpr std::string_view kDots = "....";

bool is_mail_head(std::string_view line) {
  return std::any_of(kMailHeads.begin(), kMailHeads.end(),
                     [&](std::string_view head) { return line.starts_with(head); });
}

/// Both marks of the server and not much else: "Ohs   Eks", "tentative Ohs   tentative Eks".
bool is_heads(std::string_view line) {
  constexpr std::size_t kMost = 4;
  const auto words = words_of(line, kMost + 1);
  const auto has = [&](std::string_view word) { return std::find(words.begin(), words.end(), word) != words.end(); };
  return words.size() <= kMost && has("Eks") && has("Ohs");
}

/// The first move of a cell can be read, so that the line is a row and no prose.
bool is_cell(std::string_view word) {
  if (cell_word(word) != CellWord::none) return true;
  word = word.substr(0, word.find_first_of(",+-"));
  return read_coord(word, CoordinateStyle::keep_i).has_value();
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

LineText unquoted(std::string_view line) {
  LineText out{trimmed(line), false};
  while (!out.text.empty() && (out.text[0] == '>' || out.text[0] == '|')) {
    out.text.remove_prefix(1);
    while (!out.text.empty() && is_blank(out.text[0])) out.text.remove_prefix(1);
    out.quoted = true;
  }
  return out;
}

std::string_view next_word(std::string_view& rest) {
  std::size_t begin = 0;
  while (begin < rest.size() && is_blank(rest[begin])) ++begin;
  std::size_t end = begin;
  while (end < rest.size() && !is_blank(rest[end])) ++end;
  const std::string_view word = rest.substr(begin, end - begin);
  rest.remove_prefix(end);
  return word;
}

std::vector<std::string_view> words_of(std::string_view line, std::size_t most) {
  std::vector<std::string_view> words;
  while (words.size() < most) {
    const std::string_view word = next_word(line);
    if (word.empty()) break;
    words.push_back(word);
  }
  return words;
}

CellWord cell_word(std::string_view text) {
  using pente_text::is_word;
  if (text == "--" || is_word(text, "pass")) return CellWord::pass;
  if (is_word(text, "resign") || is_word(text, "resigns") || is_word(text, "resigned")) return CellWord::resign;
  if (is_word(text, "forfeit") || is_word(text, "forfeits")) return CellWord::forfeit;
  return is_word(text, "swap") ? CellWord::swap : CellWord::none;
}

bool continues_rows(std::string_view line) {
  const std::string_view number = next_word(line);
  const auto read = pente_text::read_number(number);
  return read && read->digits > 0 && read->length == number.size() && !trimmed(line).empty();
}

unsigned first_number(std::string_view line) {
  const auto read = pente_text::read_number(next_word(line));
  return read ? read->value : 0;
}

LineKind kind_of(std::string_view line) {
  if (line.empty()) return LineKind::blank;
  if (is_digit(line[0])) {
    if (!continues_rows(line)) return LineKind::text;
    next_word(line);
    return is_cell(next_word(line)) ? LineKind::row : LineKind::text;
  }
  if (line.starts_with("Game ended..")) return LineKind::ended;
  if (line.starts_with("Game won by") || line.starts_with("Game drawn")) return LineKind::winner;
  if (is_mail_head(line)) return LineKind::mail;
  // Lines of a log, not of a book: nothing below needs more of a line than this.
  const std::string_view head = line.substr(0, 200);
  if (is_heads(head)) return LineKind::heads;
  if (head.find(kDots) != std::string_view::npos && head.find(':') != std::string_view::npos) return LineKind::log;
  return head.find("rating") != std::string_view::npos ? LineKind::rating : LineKind::text;
}

}  // namespace fivefold::pbem
