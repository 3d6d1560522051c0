#pragma once

#include "formats/format.h"

namespace fivefold::yixin_sav {

inline constexpr std::string_view kTagRule = "yixin-sav.rule";  ///< number of the rule, where the file states it

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::yixin_sav
