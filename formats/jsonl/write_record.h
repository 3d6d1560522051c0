#pragma once

#include <string>

#include "formats/format.h"

namespace fivefold::jsonl {

/// Appends the record as one line of JSON in the order of the contract; see docs/json.md. Holds everything, so it never
/// fails. A record that names no ruleset gets the id of the one it was judged by.
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

}  // namespace fivefold::jsonl
