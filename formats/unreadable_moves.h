#pragma once

#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"

namespace fivefold {

/// Sees to it that each unreadable token of a record is said exactly once (S101), whoever saw it: a format that knows
/// the place best, the replay that knows the ply, or nobody, because no ruleset applied and nothing was replayed.
/// `diagnostics`: everything that was found so far. Of two findings at one place the later one, the replay's, stays.
void settle_unreadable_moves(const Record& record, std::string_view bytes, Diagnostics& diagnostics);

}  // namespace fivefold
