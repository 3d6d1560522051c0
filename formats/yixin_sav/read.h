#pragma once

#include "formats/format.h"

namespace fivefold::yixin_sav {

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::yixin_sav
