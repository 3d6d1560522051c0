#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::jsonl {

/// Borders of the next game: an object by its braces, whatever lines it spans; other text is a record of one line, so
/// that it is reported and costs nothing else. White space and the commas and brackets of an array are filler; an
/// opening bracket stays with the object behind it, for the report. An object that was cut off ends before the next
/// line that begins an object of its own.
Cut cut(std::string_view window, bool at_end);

/// 0 to 100: how much the text looks like this format.
int sniff(std::string_view head);

}  // namespace fivefold::jsonl
