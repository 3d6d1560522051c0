#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/layout.h"
#include "core/record.h"

namespace fivefold {

/// What an annotator put on the board beside the stones.
enum class MarkKind : std::uint8_t { triangle, square, circle, cross, selected, label, line, arrow };

struct Mark {
  MarkKind kind = MarkKind::triangle;
  Coord at;           ///< on the board
  Coord to;           ///< of lines and arrows: where they lead; on the board
  std::string label;  ///< of labels: one line of text, never empty
};

/// A value of a property for marks that names no place of the board.
struct UnreadMark {
  std::string name;  ///< "TR"
  std::string text;  ///< the value as written
  bool off_board = false;  ///< it names a place, but none of this board
};

/// The marks behind a token (its index + 1; 0: before the first move) of a record that keeps them as
/// docs/formats/sgf.md says. An intersection has at most one mark and one label, the last that was given. More than a
/// few boards full are not read. `unread`, if given, gets the values that could not be used.
std::vector<Mark> marks_behind(const Record& record, const BoardLayout& layout, std::uint32_t token,
                               std::vector<UnreadMark>* unread = nullptr);

}  // namespace fivefold
