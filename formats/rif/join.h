#pragma once

#include <memory>

#include "formats/format.h"

namespace fivefold::rif {

/// Makes one set of tables of those that the games of a file were written with.
std::unique_ptr<FileJoiner> new_joiner();

}  // namespace fivefold::rif
