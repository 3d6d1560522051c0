#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::sgf {

/// Writes one game as FF[4] in UTF-8 (Format::write). Whatever a record holds comes back when it is read; what SGF has
/// no property for stands in properties of fivefold's own.
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

}  // namespace fivefold::sgf
