#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"

namespace fivefold::xml {

/// Checks the characters of a piece of text or of a tag: references that XML does not know (S403), references to
/// characters that cannot be (S402), control characters (S108). `offset` is the place of `text` in the record.
/// The places of "&" that begin no reference are added to `bare`: tinyxml2 garbles the text after them.
/// Returns false when the text cannot be read on (a NUL, or a reference to one).
bool check_characters(std::string_view text, std::size_t offset, std::vector<std::uint32_t>& bare,
                      Diagnostics& diagnostics);

}  // namespace fivefold::xml
