#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::moves {

/// Format::cut of moves: a line is a record, with the lines that go on with its numbers; a tag [board] and a text board
/// are records of several lines. An empty line ends each of them, a tag excepted; a tag that is not closed before the
/// next one begins is its first line.
Cut cut(std::string_view window, bool at_end);

/// Whether a text would go on with the record before it, and whether a text would take the next line in, where they
/// stand under each other without an empty line between.
bool goes_on_with_others(std::string_view text);
bool takes_next_line(std::string_view text);

}  // namespace fivefold::moves
