#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/limited_findings.h"

namespace fivefold::pbem {

/// One place of the table: a move, or several with commas between them.
struct Cell {
  std::string_view text;
  Span where;
};

/// Signs behind the moves of pente+-, as members of a JSON object: {"captures":"+-"}.
inline constexpr std::string_view kMember = "pbem";
inline constexpr std::string_view kPrefix = "pbem.";

/// What the cells say besides the stones.
struct CellFacts {
  bool swapped = false;
  Span swap_where;
  int ended_by = -1;  ///< the seat that resigned or forfeited
};

/// Turns the cells into tokens of the main line; the columns belong to the two seats in turn.
CellFacts read_cells(const std::vector<Cell>& cells, std::string_view bytes, CoordinateStyle style, Record& record,
                     LimitedFindings& findings);

}  // namespace fivefold::pbem
