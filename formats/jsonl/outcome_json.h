#pragma once

#include <string>
#include <vector>

#include "core/outcome.h"
#include "core/step.h"
#include "core/topology.h"

namespace fivefold {

/// The words of the axes in every JSON contract: "E", "N", "NE", "SE".
const char* word(Axis axis);

/// Appends "[x,y]".
void append_json_point(Point point, const Topology& topology, std::string& out);

/// Appends {"winner":1,"by":["row"],"lines":[...]}: winner 0 is a draw; "lines" is left out where there are none.
void append_json_outcome(const Outcome& outcome, const std::vector<Row>& rows, const Topology& topology,
                         std::string& out);

}  // namespace fivefold
