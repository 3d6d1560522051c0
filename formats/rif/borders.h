#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::rif {

int sniff(std::string_view head);
/// A record is a <game> element; a preamble is a row of a table, the start tag of the database, a comment, or anything
/// else that stands outside the games. Tags of the tables themselves are filler.
Cut cut(std::string_view window, bool at_end);

}  // namespace fivefold::rif
