#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/outcome.h"
#include "core/ruleset.h"

namespace fivefold::sgf {

/// What an RE says.
struct ResultReading {
  Result result = Result::missing;
  std::optional<EndKind> end;
  bool whole = true;      ///< nothing of the text is lost when it is written from the two above
  bool doubtful = false;  ///< the text is none of those that SGF or a known program writes
};

/// `black`: the side that has the black stones.
ResultReading read_result(std::string_view text, Side black);
/// The RE for a result; empty for none. `end` matters for resignation and time.
std::string write_result(Result result, const std::optional<EndKind>& end, Side black);

}  // namespace fivefold::sgf
