#include "formats/rif/read_moves.h"

#include <algorithm>

#include "core/coordinates.h"
#include "formats/excerpt.h"
#include "formats/rif/names.h"

namespace fivefold::rif {
namespace {

constexpr std::string_view kWhite = " \t\r\n";
/// A game has 225 points: a text of so many unreadable words holds no moves.
constexpr std::size_t kMostUnreadable = 1000;

bool is_tidy(std::string_view word) {
  const std::size_t digits = word.find_first_of("0123456789");
  return word.front() >= 'a' && digits != std::string_view::npos && word[digits] != '0' &&
         std::none_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

}  // namespace

std::string_view take_word(std::string_view& text) {
  const std::size_t begin = std::min(text.find_first_not_of(kWhite), text.size());
  text.remove_prefix(begin);
  const std::string_view word = text.substr(0, text.find_first_of(kWhite));
  text.remove_prefix(word.size());
  return word;
}

void read_moves(std::string_view text, std::optional<std::uint32_t> first, Span whole, Record& record,
                Diagnostics& diagnostics) {
  std::string_view rest = text;
  std::size_t unreadable = 0;
  bool untidy = false;
  for (std::string_view word = take_word(rest); !word.empty(); word = take_word(rest)) {
    Span where = whole;
    if (first) {
      where.begin = *first + static_cast<std::uint32_t>(word.data() - text.data());
      where.end = where.begin + static_cast<std::uint32_t>(word.size());
    }
    const Ply ply{static_cast<std::uint32_t>(record.tokens.size() + 1)};
    if (const auto at = read_coord(word, CoordinateStyle::keep_i)) {
      record.add(Token::move(*at, where));
      if (untidy || is_tidy(word)) continue;
      untidy = true;
      diagnostics.add(Code::move_untidy, where,
                      {{"text", excerpt(word)}, {"move", write_coord(*at, CoordinateStyle::keep_i)}}, ply);
      continue;
    }
    if (++unreadable > kMostUnreadable) {
      diagnostics.add(Code::too_many_unreadable, where, {{"limit", std::to_string(kMostUnreadable)}});
      return;
    }
    record.add(Token::unreadable(where));
    record.extra_of_last().text = word;  // the replay reports it
  }
}

bool is_alternatives(std::string_view text) {
  const bool number = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  if (number) return true;
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    const auto at = read_coord(word, CoordinateStyle::keep_i);
    if (!at || at->x >= kSize || at->y >= kSize) return false;
  }
  return true;
}

}  // namespace fivefold::rif
