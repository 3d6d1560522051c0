#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::renlib {

/// Whether all of the bytes, from `at` on, are one complete tree without a fault.
bool is_whole_tree(std::string_view bytes, std::size_t at);

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::renlib
