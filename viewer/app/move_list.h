#pragma once

#include <vector>

#include "viewer/scene/views.h"

namespace fivefold::viewer {

/// The rows of the move list of a whole record: the main line, each variation right after the move that it replaces,
/// nested by depth.
struct MoveList {
  std::vector<MoveRow> rows;
  std::vector<std::uint32_t> row_of_token;  ///< by index into Record::tokens

  /// The row of the token behind which the cursor stands; the number of rows before the first.
  std::size_t row_at(const Study& study, Cursor cursor) const;
};

/// Never fails: lines whose parent does not exist stand at the end. Not recursive, however deep variations nest.
MoveList list_moves(const Study& study);

}  // namespace fivefold::viewer
