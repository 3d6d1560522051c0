#pragma once

#include <string>

#include "core/record.h"

namespace fivefold::test {

/// The first difference between what two records say, in words; empty when they say the same. Places in the text
/// (`where`) are no part of what a record says, and an Extra without content counts as none.
std::string record_difference(const Record& a, const Record& b);

inline bool same_record(const Record& a, const Record& b) { return record_difference(a, b).empty(); }

}  // namespace fivefold::test
