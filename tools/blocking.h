#pragma once

#include <string>
#include <vector>

#include "core/diagnostic.h"
#include "formats/format.h"

namespace fivefold {

/// The codes that keep a record from being written in `format`, each once, in the order of the two lists: critical
/// ones. A format that holds faults as they are loses nothing of a record of which nothing was rejected.
std::vector<Code> blocking_codes(const Diagnostics& reading, const Diagnostics& judging, const Format& format);
/// "M104, E102"
std::string code_list(const std::vector<Code>& codes);

}  // namespace fivefold
