#pragma once

#include "core/diagnostic.h"
#include "core/record.h"
#include "core/replay.h"
#include "core/ruleset.h"

namespace fivefold {

/// What a format can state at all: a record is not blamed for what its format cannot hold.
struct ClaimLimits {
  bool holds_result = true;
  bool holds_end = true;
};

/// Compares what a record claims (result, reason of the end) with what its replay showed, and with the ends that the
/// ruleset allows. Family E, and T for a loss on time of the wrong side.
void check_claims(const Record& record, const Ruleset& ruleset, const ReplaySummary& replay, const ClaimLimits& limits,
                  Diagnostics& diagnostics);

}  // namespace fivefold
