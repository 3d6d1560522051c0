#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/coordinates.h"
#include "formats/format.h"
#include "formats/limited_findings.h"
#include "formats/moves/shapes.h"

namespace fivefold::moves {

/// A move as the text has it.
struct Written {
  std::string_view text;
  Span where;
};

/// Whether the column I exists, by what the user says, by the shape of the text, or by the moves themselves. Empty,
/// with the reason reported (S706), when none of these decides and it matters.
std::optional<CoordinateStyle> decide_letters(const std::vector<Written>& moves, Shape shape,
                                              const ParseOptions& options, LimitedFindings& findings);

}  // namespace fivefold::moves
