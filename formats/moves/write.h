#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::moves {

/// Format::write of moves: one line a game, numbered in pairs.
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

WriteLimits limits();

}  // namespace fivefold::moves
