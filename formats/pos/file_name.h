#pragma once

#include <string_view>

#include "core/record.h"

namespace fivefold::pos {

inline constexpr std::string_view kTagTable = "pos.table", kTagRule = "pos.rule", kTagSwap = "pos.swap",
                                  kTagState = "pos.state", kTagCells = "pos.cells", kTagAfter = "pos.after";

/// Facts of a name like "table#rule#black#white#swap#state.pos", as Zjrenju gives them to its files. False when the
/// name is another.
bool read_file_name(std::string_view path, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::pos
