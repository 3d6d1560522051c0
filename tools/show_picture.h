#pragma once

#include <string>

#include "core/diagnostic.h"
#include "formats/judge.h"
#include "formats/raw_record.h"
#include "tools/options.h"

namespace fivefold {

/// The board after the wanted number of stones (default: after the last) as an SVG file: what the viewer draws of it.
/// `notes` gets the marks of that place that the board has no room for.
std::string show_picture(const RawRecord& record, const JudgeOptions& judge, const Options& options,
                         Diagnostics& notes);

}  // namespace fivefold
