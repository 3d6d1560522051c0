#pragma once

#include <string_view>

#include "core/record.h"
#include "formats/format.h"

namespace fivefold::sgf {

/// Fills the record from the text of one game (Format::parse).
void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::sgf
