#pragma once

#include "formats/format.h"

namespace fivefold::pbem {

/// Format::parse.
void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::pbem
