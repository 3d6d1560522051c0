#pragma once

#include <cstddef>

#include "formats/format.h"
#include "formats/renlib/tree.h"

namespace fivefold::renlib {

/// What was found on the way that a library has no place for.
struct Found {
  bool members = false;   ///< other members of moves
  bool labels = false;    ///< board texts of points on which a move follows, or in another order
  bool controls = false;  ///< control characters and line ends in comments
};

/// Lists everything that is lost (X101).
void report_losses(const Record& record, const Tree& tree, const Found& found, Diagnostics& diagnostics);
WriteLimits limits();

}  // namespace fivefold::renlib
