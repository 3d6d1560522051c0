#pragma once

#include <string_view>

#include "core/diagnostic.h"

namespace fivefold::xml {

/// Checks the characters of a piece of text or of a tag: references that XML does not know (S403), references to
/// characters that cannot be (S402), control characters (S108). `offset` is the place of `text` in the record.
/// Returns false when the text cannot be read on (a NUL, or a reference to one).
bool check_characters(std::string_view text, std::size_t offset, Diagnostics& diagnostics);

}  // namespace fivefold::xml
