#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::renlib {

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

}  // namespace fivefold::renlib
