#pragma once

#include <string>

#include "formats/format.h"
#include "tools/options.h"

namespace fivefold {

/// The board after the wanted number of stones as text for a forum: between [code] and [/code], ASCII but for names.
/// REQUIRES: a record that was replayed.
std::string show_forum(const Judged& judged, const Options& options);

}  // namespace fivefold
