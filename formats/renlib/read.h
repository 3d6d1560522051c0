#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::renlib {

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::renlib
