#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/diagnostic.h"
#include "core/ruleset.h"
#include "formats/format.h"
#include "tools/messages.h"
#include "tools/words.h"

// Readers of option values: each says what is wrong with the value, or puts it where it belongs and returns "".

namespace fivefold {

/// A whole number from `low` to `high`.
template <class Number>
std::string read_number(std::string_view value, Number low, Number high, Number& to) {
  Number number{};
  const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (fault != std::errc{} || end != value.data() + value.size() || number < low || number > high) {
    const std::string range = high == std::numeric_limits<Number>::max()
                                  ? " from " + std::to_string(low) + " up"
                                  : " from " + std::to_string(low) + " to " + std::to_string(high);
    return say(Message::value_not_number, {{"value", std::string(value)}, {"range", range}});
  }
  to = number;
  return {};
}

/// A word of an option and what it means.
template <class Word>
struct WordRow {
  std::string_view word;
  Word value;
};

/// One of a few words.
template <class Word, std::size_t N>
std::string read_word(std::string_view value, const std::array<WordRow<Word>, N>& rows, Word& to) {
  std::string words;
  std::array<std::string_view, N> known;
  for (std::size_t i = 0; i < N; ++i) {
    if (rows[i].word == value) {
      to = rows[i].value;
      return {};
    }
    known[i] = rows[i].word;
    words += (i == 0 ? "" : i + 1 == N ? " and " : ", ");
    words += rows[i].word;
  }
  return say(Message::value_not_word, {{"value", std::string(value)}, {"words", words}, {"hint", hint(value, known)}});
}

/// Seconds, with or without a fraction; never negative.
std::string read_seconds(std::string_view value, double& to);
/// Bytes: "1048576", "512K", "8M", "1G".
std::string read_size(std::string_view value, std::size_t& to);
/// "15x15".
std::string read_board(std::string_view value, std::optional<std::pair<int, int>>& to);
/// "XO": two signs for stones, different, ASCII, none of those that a board in text has besides.
std::string read_signs(std::string_view value, std::string& to);
/// "true", "1", "yes", "on" and their opposites.
std::string read_flag(std::string_view value, bool& to);
/// The id or an alias of a ruleset.
std::string read_ruleset(std::string_view id, const Ruleset*& to);
std::string read_format(std::string_view name, const Format*& to);
/// Ids of diagnostics parted by commas; they are added.
std::string read_codes(std::string_view list, std::vector<Code>& to);

}  // namespace fivefold
