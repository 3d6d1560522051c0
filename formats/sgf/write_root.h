#pragma once

#include "formats/format.h"
#include "formats/sgf/output.h"

namespace fivefold::sgf {

/// What the writing of one game must know in every node.
struct Plan {
  const Record& record;
  const BoardLayout& board;
  const Ruleset* ruleset = nullptr;
  bool first_is_white = false;
  bool pairs = false;

  bool is_white(Side side) const { return (side == Side::first) == first_is_white; }
};

Plan make_plan(const Judged& judged);
/// Writes the properties of the root node.
void write_root(const Plan& plan, Output& to);

}  // namespace fivefold::sgf
