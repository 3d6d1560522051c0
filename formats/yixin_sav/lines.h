#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace fivefold::yixin_sav {

inline constexpr int kSmallest = 5;
inline constexpr int kLargest = 52;
inline constexpr int kRules = 5;  ///< a second line below this is no width but the number of a rule
inline constexpr int kMostMoves = kLargest * kLargest;

/// A line without its end, and where the next one begins.
struct Line {
  std::string_view text;  ///< without blanks around it
  std::size_t next = 0;
  bool whole = false;  ///< a line end stands behind it
};
/// REQUIRES: at < text.size().
Line line_at(std::string_view text, std::size_t at);

/// The numbers of a line: parted by blanks, tabs or one comma, with signs and leading zeros. `count` is 0 to 3, where 3
/// means three or more; -1 when something else stands there. Numbers too large for an int saturate.
struct Numbers {
  int count = 0;
  int first = 0;
  int second = 0;
  bool plain = true;  ///< spelt as the program spells them: digits, one blank between
};
Numbers read_numbers(std::string_view line);

}  // namespace fivefold::yixin_sav
