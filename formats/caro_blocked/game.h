#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "formats/caro_blocked/members.h"
#include "formats/caro_blocked/move.h"
#include "formats/format.h"

namespace fivefold::caro_blocked {

/// Reads one game object of the site.
void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);
/// Whether a member that was kept as text still says what the record says.
bool still_says(Member member, std::string_view text, const Facts& facts);

/// Writes one game object.
bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);
WriteLimits limits();
/// Appends a token of the main line; `number` counts the moves from 1, `side_to_move` has no piece stated for it.
void append_token(const Token& token, std::int64_t number, std::uint8_t side_to_move, const Extra* extra,
                  const Shape& shape, int height, std::string& out);

}  // namespace fivefold::caro_blocked
