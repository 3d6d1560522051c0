#pragma once

#include <sstream>
#include <string>
#include <string_view>

#include "core/coordinates.h"
#include "core/record.h"

namespace fivefold {

/// A record from moves in board labels ("K10 L9 ..."), for tests of what judges records. Words that are no labels
/// become unreadable tokens. Each token's place is its place in `moves`.
inline Record record_of(std::string_view moves, CoordinateStyle style = CoordinateStyle::skip_i) {
  Record record;
  record.clear();
  std::size_t at = 0;
  while ((at = moves.find_first_not_of(' ', at)) != std::string_view::npos) {
    const std::size_t end = std::min(moves.find(' ', at), moves.size());
    const std::string_view word = moves.substr(at, end - at);
    const Span where{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
    if (const auto coord = read_coord(word, style)) {
      record.add(Token::move(*coord, where));
    } else {
      record.add(Token::unreadable(where));
      record.extra_of_last().text = record.keep(word);
    }
    at = end;
  }
  return record;
}

}  // namespace fivefold
