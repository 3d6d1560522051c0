#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/outcome.h"

namespace fivefold::pente_text {

/// The number that a word of move text begins with: "12." or "3...".
struct MoveNumber {
  std::size_t digits = 0;  ///< length of the number
  std::size_t length = 0;  ///< with its dots
  unsigned value = 0;      ///< saturates, never overflows
  std::size_t dots() const { return length - digits; }
};
/// Empty when the word does not begin with a digit or a dot.
std::optional<MoveNumber> read_number(std::string_view word);

/// A result that a word begins with.
struct ResultWord {
  Result result = Result::unknown;
  std::size_t length = 0;
};
/// Empty when the word is not a result, possibly with stray characters glued to its end. A digit after it makes it no
/// result.
std::optional<ResultWord> read_result(std::string_view word);

/// Length of the invisible or odd blank (no-break space, zero-width space ...) at the start of the text, or 0.
std::size_t odd_blank(std::string_view text);
/// The code point of such a blank as four hexadecimal digits. REQUIRES: `blank` is one, whole.
std::string code_point(std::string_view blank);

/// Where the word at `at` ends: before a blank (odd ones too), a bracket, a brace or a semicolon; at least one byte on.
std::size_t word_end(std::string_view text, std::size_t at);

bool is_word(std::string_view word, std::string_view lower_case);

}  // namespace fivefold::pente_text
