#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/limited_findings.h"
#include "formats/sgf/node.h"
#include "formats/sgf/reading.h"

namespace fivefold::sgf {

/// A token that a node stands for.
struct NodeToken {
  Token token;
  bool counts = false;    ///< as a ply: a stone, a pass, or what should be one
  std::string_view text;  ///< of an unreadable move
};

/// Makes tokens of nodes; what it returns is valid until the next call.
class NodeTokens {
 public:
  /// The moves of B and W. `where`: the node; `plies`: stones and passes on the path before it.
  const std::vector<NodeToken>& moves(const Node& node, Span where, std::uint32_t plies, Reading& reading);
  /// What only private properties can say: resignations and the like, choices, stones off the board, unreadable moves.
  const std::vector<NodeToken>& private_ones(const Node& node, Reading& reading);

 private:
  std::vector<MoveReading> read_;
  std::vector<NodeToken> found_;
};

/// Reports clocks that are no time; they are kept as they stand.
void check_clocks(const Node& node, LimitedFindings& findings);

}  // namespace fivefold::sgf
