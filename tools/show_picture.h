#pragma once

#include <string>

#include "formats/judge.h"
#include "formats/raw_record.h"
#include "tools/options.h"

namespace fivefold {

/// The board after the wanted number of stones (default: after the last) as an SVG file: what the viewer draws of it.
std::string show_picture(const RawRecord& record, const JudgeOptions& judge, const Options& options);

}  // namespace fivefold
