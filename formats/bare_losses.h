#pragma once

#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"

namespace fivefold {

/// Says what a format of stones alone leaves out of a record (X101 each): id, rules, players, event, date, clock,
/// times, result, end, how the board is drawn, choices. What stands in variations, comments, acts and tags is the
/// format's own to say. `format`: its name.
void report_bare_losses(std::string_view format, const Record& record, Diagnostics& diagnostics);

}  // namespace fivefold
