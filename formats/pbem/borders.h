#pragma once

#include <cstddef>
#include <string_view>

#include "formats/format.h"

namespace fivefold::pbem {

/// Format::sniff: a row of a table behind a line that only this server writes.
int sniff(std::string_view head);
/// Format::cut: a record goes on to the sign of the next game behind its table, or to the next table.
Cut cut(std::string_view window, bool at_end);
/// Format::find_start.
std::size_t find_start(std::string_view window, std::size_t from);

}  // namespace fivefold::pbem
