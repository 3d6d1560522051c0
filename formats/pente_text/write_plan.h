#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/diagnostic.h"
#include "formats/format.h"

namespace fivefold::pente_text {

/// Which tokens of each line (by position in Record::lines) are written, and which lines hang where.
struct WritePlan {
  static constexpr std::uint32_t kLeftOut = 0xFFFFFFFF;

  struct Child {
    std::uint32_t parent = 0;  ///< positions in Record::lines
    std::uint32_t at = 0;      ///< token of the parent, counted within it, that the variation stands after
    std::uint32_t line = 0;
  };
  std::vector<std::uint32_t> count;  ///< tokens written of each line, or kLeftOut
  std::vector<Child> children;       ///< sorted by parent, then by place
  bool complete = true;              ///< false: some moves cannot be written (X102)
};

/// Decides what can be written and says what cannot: moves after one that cannot be placed (X102), variations that
/// PGN brackets cannot express (X101).
WritePlan plan_writing(const Judged& judged, Diagnostics& diagnostics);

/// Reports everything else that the text has no place for (X101).
void report_losses(const Judged& judged, Diagnostics& diagnostics);

/// Whether the board fits: the size that the game's name implies, no locked cells, portals or setup. Reports X103.
bool fits_board(const Judged& judged, Diagnostics& diagnostics);

/// Whether a token is written as a word of the moves.
bool is_written(const Token& token);
/// The resignation or time-out at the end of the main line, as an index into Record::tokens: it is written as a word in
/// the place of a move. Nothing when there is none, or when moves follow it (the rules did not accept it).
std::optional<std::uint32_t> closing_act(const Record& record);
/// Adds X101.
void report_loss(Diagnostics& diagnostics, std::string_view what);

}  // namespace fivefold::pente_text
