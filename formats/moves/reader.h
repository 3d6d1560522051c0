#pragma once

#include <string_view>

#include "formats/format.h"

namespace fivefold::moves {

/// Text that could not be read because its letters may be either of two columns; written back as it was.
inline constexpr std::string_view kTagText = "moves.text";
/// "keep-i" or "skip-i": how the record's columns were named, where that was certain.
inline constexpr std::string_view kTagLetters = "moves.letters";
/// The address before the moves.
inline constexpr std::string_view kTagAddress = "moves.address";
inline constexpr std::string_view kPrefix = "moves.";

/// Format::parse of moves.
void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::moves
