#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::psq {

/// Says (X101) what a record holds that a file of plain moves cannot: one finding per kind of fact.
/// `judge_line`: the newer judge's result line is written, which keeps the result and the event.
void report_losses(std::string_view format, const Record& record, bool judge_line, Diagnostics& diagnostics);

}  // namespace fivefold::psq
