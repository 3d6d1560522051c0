#pragma once

#include <optional>

#include "core/ruleset.h"
#include "core/side.h"

namespace fivefold {

/// How a game ended as the board (or an act on it) shows. `winner` empty means a draw; `by` holds at least one bit.
struct Outcome {
  std::optional<Side> winner;
  EndSet by = 0;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// The result a record claims, by side.
enum class Result : std::uint8_t {
  missing,  ///< the record says nothing
  unknown,  ///< it says "*" or "?"
  first,    ///< 1-0
  second,   ///< 0-1
  draw      ///< 1/2-1/2
};

/// "1-0", "0-1", "1/2-1/2", "*" (for missing and unknown).
const char* word(Result result);

/// The result that an outcome means; `unknown` for none.
Result result_of(const std::optional<Outcome>& outcome);

}  // namespace fivefold
