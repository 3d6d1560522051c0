#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "formats/caro/stone.h"
#include "formats/format.h"

namespace fivefold::caro {

/// The side whose turn it is after `placed` stones.
std::uint8_t side_by_turn(std::uint32_t placed, const TurnRule& turns);

/// Appends one token of the main line, a move or an unreadable one, in the usual spelling. `side_to_move`
/// stands for the colour where the record states none.
void append_token(const Token& token, std::uint8_t side_to_move, const Extra* extra, std::optional<std::int64_t> stamp,
                  const Parts& parts, int height, std::string& out);

bool write_json(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics);
WriteLimits limits_of_json();

}  // namespace fivefold::caro
