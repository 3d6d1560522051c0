#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::moves {

/// Format::cut of moves: a line is a record, with the lines that go on with its numbers; a tag [board] and a text board
/// are records of several lines.
Cut cut(std::string_view window, bool at_end);

}  // namespace fivefold::moves
