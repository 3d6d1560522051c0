#pragma once

#include "formats/format.h"

namespace fivefold::connect6_csv {

inline constexpr std::string_view kPrefix = "connect6-csv.";  ///< of tags: the name of the column stands behind it

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::connect6_csv
