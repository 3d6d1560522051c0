#pragma once

#include <string_view>

#include "formats/caro/members.h"
#include "formats/format.h"

namespace fivefold::caro {

/// Reads one game object of the site.
void parse_json(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

/// Whether a member that was kept as text still says what the record says.
bool still_says(Member member, std::string_view text, const Facts& facts);

}  // namespace fivefold::caro
