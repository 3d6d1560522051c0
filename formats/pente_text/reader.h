#pragma once

#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"
#include "formats/format.h"

namespace fivefold::pente_text {

/// Format::parse of pente-text.
void read_record(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::pente_text
