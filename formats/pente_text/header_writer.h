#pragma once

#include <string>

#include "core/diagnostic.h"
#include "formats/format.h"

namespace fivefold::pente_text {

/// Appends the header lines: the site's sixteen in their order, the swap header, fivefold's own two where they are
/// needed, then the record's other tags in their order.
void write_headers(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

/// The word after the moves: the same as in the Result header where that is a result's word.
std::string result_word(const Judged& judged, const WriteOptions& options);

}  // namespace fivefold::pente_text
