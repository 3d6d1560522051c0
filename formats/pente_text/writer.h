#pragma once

#include <string>

#include "core/diagnostic.h"
#include "formats/format.h"

namespace fivefold::pente_text {

/// Format::write of pente-text: the bytes of the site's own file for a record without comments and variations.
bool write_record(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);

}  // namespace fivefold::pente_text
