#pragma once

#include "formats/format.h"

namespace fivefold::ccgc {

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::ccgc
