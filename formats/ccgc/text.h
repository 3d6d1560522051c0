#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace fivefold::ccgc {

/// A sign of the text. Chinese keyboards write brackets, letters and digits in wide forms as well: they count as the
/// ASCII ones.
struct Sign {
  char c = '\0';  ///< in ASCII; 0 for a character that has no such form
  std::size_t length = 1;
  bool wide = false;
};
/// REQUIRES: at < text.size().
Sign sign_at(std::string_view text, std::size_t at);

bool is_blank(char c);
/// The text without blanks (wide ones too) at both ends.
std::string_view trimmed(std::string_view text);
/// Where the next sign stands that is no blank; the text's size at its end.
std::size_t skip_blanks(std::string_view text, std::size_t at);

/// What a record begins with: "{[C5]", or one of its untidy forms "{{C5}", "{C5;", "[C5]" at the start of a line.
struct Start {
  std::size_t begin = 0;
  std::size_t end = 0;  ///< after the bracket that closes it, if there is one
  char kind = '5';      ///< the digit
  bool tidy = false;
};
/// The start of a record at exactly this place.
std::optional<Start> start_at(std::string_view text, std::size_t at);
/// The first start of a record at or after a place.
std::optional<Start> find_start_mark(std::string_view text, std::size_t from);

}  // namespace fivefold::ccgc
