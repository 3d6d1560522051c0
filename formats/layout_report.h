#pragma once

#include "core/diagnostic.h"
#include "core/layout.h"
#include "core/record.h"
#include "core/ruleset.h"
#include "core/topology.h"

namespace fivefold {

/// Reports every fault of a layout (family B) and takes the faulty cells and pairs out of it. False when not even the
/// size can be played on.
bool report_layout(BoardLayout& layout, Diagnostics& diagnostics);

/// Reports where a well-formed board is not one of the ruleset's: size, number of locked cells and portal pairs, no
/// centre where an opening rule needs one.
void report_board_of_ruleset(const BoardLayout& layout, const Ruleset& ruleset, Diagnostics& diagnostics);

/// Reports setup stones that cannot stand.
void report_setup(const Setup& setup, const Topology& topology, const Ruleset& ruleset, Diagnostics& diagnostics);

}  // namespace fivefold
