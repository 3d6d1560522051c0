#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::playok {

/// Format::write of playok.
bool write_record(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

}  // namespace fivefold::playok
