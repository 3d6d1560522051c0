#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/ruleset.h"

// The keys of rules files, one row each. Internal to house_rules.

namespace fivefold::house_rules {

enum class ValueKind : std::uint8_t {
  words,  ///< a '#' after a blank begins a comment
  text    ///< runs to the end of the line
};

/// One key: how its value is read into a ruleset and written from it.
struct Key {
  std::string_view name;
  ValueKind kind;
  std::string_view expected;  ///< for messages: "a whole number from 1 to 6"
  /// False when the value cannot be used; the ruleset is then unchanged.
  bool (*read)(std::string_view value, Ruleset& ruleset);
  /// Empty when the key need not be written: its value is the one that holds without it.
  std::optional<std::string> (*write)(const Ruleset& ruleset);
};

/// In the order in which a rules file is written. `inherit`, `opening`, `opening.N` and `tip.N` are not among them.
std::span<const Key> keys();

/// "first stone 2 from-centre 3 rated-only". Empty when malformed.
std::optional<OpeningConstraint> read_opening(std::string_view text);
std::string write_opening(const OpeningConstraint& constraint);
inline constexpr std::string_view kOpeningExpected =
    "\"SIDE stone N\" and one of: centre, from-centre N, from-own-first N, adjacent-to-locked, off-centre-lines N ...";

/// Pieces of values, shared by the readers.
std::string_view trim(std::string_view text);
/// The parts between separators, trimmed; with ' ' as separator any number of blanks is one.
std::vector<std::string_view> split(std::string_view text, char separator);
/// Case does not matter, nor does '-' against '_'.
bool same_word(std::string_view a, std::string_view b);
std::optional<int> read_number(std::string_view text, int low, int high);

}  // namespace fivefold::house_rules
