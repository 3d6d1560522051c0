#pragma once

#include <cstdint>
#include <string>

#include "formats/format.h"
#include "formats/raw_record.h"

namespace fivefold::viewer {

/// What the games table says about one record; texts as written in it.
struct GameRow {
  std::string first, second;  ///< players by the side they ended with
  std::string event, date;
  std::string ruleset;  ///< title of the ruleset that it was judged by; else the game as the record names it
  Result result = Result::missing;
  std::uint32_t sort_date = 0;  ///< yyyymmdd as far as known (missing parts 00), 0 when the year is not
  std::uint32_t plies = 0;
  std::uint32_t captures = 0;  ///< stones captured
  std::uint8_t status = 0;     ///< 0 clean, 1 notes or warnings, 2 errors
  std::string path;
  std::uint64_t number = 1;  ///< within its file
};

/// The row of a record. `found`: the diagnostics of judging it.
GameRow make_game_row(const RawRecord& raw, const Judged& judged, const Diagnostics& found);

}  // namespace fivefold::viewer
