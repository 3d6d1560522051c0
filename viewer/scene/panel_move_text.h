#pragma once

#include <string>
#include <vector>

#include "viewer/scene/views.h"

namespace fivefold {

/// What one row of the list says, in the order of its columns.
struct MoveText {
  std::string number;  ///< the ply; empty for acts
  std::string move;
  std::string captures;    ///< "x2"
  std::vector<int> pairs;  ///< portal pairs that a counting row of the move passes
  std::string note;
  std::string comment;
  std::string time;
  bool late = false;
  bool grey = false;   ///< not played
  bool fault = false;  ///< an error is about it
  bool mark = false;   ///< the mark of `side` stands before it: its stone or its act
  Side side = Side::first;
};

/// The texts of one row. Costs the same for any length of the list, but for stones that were captured: the captures
/// after the move are looked through.
MoveText move_text(const WindowView& view, const MoveRow& row);

}  // namespace fivefold
