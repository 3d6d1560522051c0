#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"

namespace fivefold::playok {

/// Who sits where in the text, and in whose places the stones of the opening stand.
struct Seating {
  std::array<Side, 2> sides{Side::first, Side::second};  ///< side of each seat at the end
  bool exchanged = false;     ///< the names change places: the sides did so without a choice that could be written
  bool alone = false;         ///< every stone before the choice stands in the first seat's places
  std::uint32_t opening = 0;  ///< stones before the last choice
  std::optional<std::uint32_t> last_choice;  ///< index of the last choice among the tokens
};

/// Seats for the first `count` tokens of the main line.
Seating seat_players(const Record& record, std::uint32_t count);

/// "1-0" when the first seat won, and so on; empty when the record states none.
std::string_view result_by_seat(Result result, const Seating& seating);

/// The move text with the result at its end.
void write_moves(const Record& record, std::uint32_t count, const Seating& seating, std::string_view result,
                 std::string_view line_end, std::string& out, Diagnostics& diagnostics);

}  // namespace fivefold::playok
