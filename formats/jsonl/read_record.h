#pragma once

#include <string_view>

#include "core/record.h"
#include "formats/format.h"

namespace fivefold::jsonl {

/// Fills a cleared record from one game's JSON text; see docs/formats/jsonl.md.
void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::jsonl
