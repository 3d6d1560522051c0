#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::pente_text {

/// Format::cut of pente-text. A record is a run of header lines and the text up to the next header line that begins a
/// line outside of a comment; text without headers is a record too.
///
/// - Empty lines between headers part nothing, unless the next header repeats the first one of the record.
/// - A [Game, [Event or [Site line after an empty line begins a record even inside a comment: a brace that is never
///   closed must not swallow the archive.
Cut cut_record(std::string_view window, bool at_end);

}  // namespace fivefold::pente_text
