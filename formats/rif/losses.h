#pragma once

#include <string>
#include <vector>

#include "formats/format.h"

namespace fivefold::rif {

/// Says (X101) what a record holds that a game of the database cannot; `changed` are more such things.
void report_losses(const Record& record, const std::vector<std::string>& changed, Diagnostics& diagnostics);
void report_loss(const Record& record, std::string what, Diagnostics& diagnostics);

}  // namespace fivefold::rif
