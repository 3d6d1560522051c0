#pragma once

#include <cstdint>
#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"
#include "formats/format.h"

namespace fivefold::pente_text {

/// The sites whose files are of this kind; what one of them always writes is no remark in its own files.
enum class Dialect : std::uint8_t {
  pente_org,  ///< lines end in CR LF; keys "Game", "Player 1 Name" ...
  brainking   ///< lines end in LF; keys "GameType", "White" ...
};

/// Format::parse of pente-text and its relatives.
void read_record(std::string_view bytes, Dialect dialect, const ParseOptions& options, Record& record,
                 Diagnostics& diagnostics);

}  // namespace fivefold::pente_text
