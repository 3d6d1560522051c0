#pragma once

#include "formats/format.h"

namespace fivefold::rif {

/// Reads one <game> with the help of the tables that stood before it (ParseOptions::context).
void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::rif
