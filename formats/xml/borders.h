#pragma once

#include <cstddef>
#include <string_view>

#include "formats/format.h"

namespace fivefold::xml {

int sniff(std::string_view head);
/// A record is a <game> element. What stands before the first one (declaration, document type, root) or between two
/// belongs to the bytes of the next record if it is more than comments and blanks, so that `parse` can judge it.
Cut cut(std::string_view window, bool at_end);
std::size_t find_start(std::string_view window, std::size_t from);
/// The character set of the XML declaration, or empty.
std::string_view declared_encoding(std::string_view bytes);

}  // namespace fivefold::xml
