#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/record.h"

namespace fivefold::renlib {

/// A record's lines as the tree that a library is: one node a token, plus nodes that only carry a board text.
class Tree {
 public:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
  static constexpr std::uint32_t kRoot = 0;

  struct TreeNode {
    std::uint32_t token = kNone;  ///< kNone: the root, or a label
    std::uint32_t line = 0;       ///< index of the token's line
    std::uint32_t label = kNone;  ///< index into the labels given to add_label
    std::uint32_t parent = kNone, first = kNone, last = kNone, next = kNone;
    std::uint8_t point = 0;
  };

  explicit Tree(const Record& record) : record_(record) { nodes_.emplace_back(); }

  /// Takes in all lines. What cannot be a node ends its line: see `unwritable`.
  void build();
  /// Hangs a board text below a node, where no child has its point; false where one has.
  bool add_label(std::uint32_t node, std::uint8_t point, std::uint32_t label);

  const std::vector<TreeNode>& nodes() const { return nodes_; }
  std::uint32_t node_of(std::uint32_t token) const { return node_of_[token]; }
  /// All nodes in the order of the file, the root first.
  std::vector<std::uint32_t> order() const;

  std::uint32_t unwritable = kNone;        ///< the first token that no byte stands for
  std::uint32_t unwritable_after = kRoot;  ///< the node before it
  std::size_t unwritten = 0;               ///< tokens from there on, and those of variations behind it
  bool skipped = false;                    ///< choices and acts were passed over
  std::vector<std::uint32_t> homeless;     ///< lines without a place in their parent
  bool numbering_lost = false;             ///< the reader will number or nest the variations in another way

 private:
  std::uint32_t append(std::uint32_t parent, TreeNode node);
  void check_numbering();

  const Record& record_;
  std::vector<TreeNode> nodes_;
  std::uint32_t points_of_ = kNone;  ///< the node whose children have `points_`
  std::bitset<256> points_;
  std::vector<std::uint32_t>
      node_of_;  ///< of a token: its node, or where a token passed over stands; kNone: not written
};

/// The byte of a token's point; nothing when a library has none for it.
std::optional<std::uint8_t> point_byte(const Record& record, std::uint32_t token);

}  // namespace fivefold::renlib
