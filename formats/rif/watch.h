#pragma once

#include <memory>

#include "formats/format.h"

namespace fivefold::rif {

/// Looks for games that have the id of an earlier one (S908).
std::unique_ptr<StreamWatch> new_watch();

}  // namespace fivefold::rif
