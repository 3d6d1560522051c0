#pragma once

#include <string_view>

namespace fivefold {

/// What must stand between a record's text and the next one so that this does not begin on the last line of that: a
/// line end of the kind that the text has, or nothing when its last line is closed.
std::string_view missing_line_end(std::string_view text);

}  // namespace fivefold
