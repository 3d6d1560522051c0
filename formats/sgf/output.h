#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/sgf/values.h"

namespace fivefold::sgf {

/// A name with its values as they stand between brackets.
using RawProperty = std::pair<std::string, std::vector<std::string>>;

/// Writes brackets, nodes and properties, with line breaks where they do no harm.
class Output {
 public:
  explicit Output(std::string& out) : out_(out) {}

  void open();
  void close();
  /// Begins a node; the one before it is complete.
  void node();
  /// Ends a node: texts that SGF changes are added in their exact form.
  void end_node();
  /// One more value; properties of one name are written one after the other.
  void raw(std::string_view name, std::string_view value);
  /// A text, left out when empty.
  void text(std::string_view name, std::string_view value, TextKind kind = TextKind::text);
  void raw_list(const RawProperty& property);

 private:
  std::string& out_;
  std::string_view last_name_;
  std::vector<std::pair<std::string, std::string>> exact_;
  std::size_t line_ = 0;  ///< where the line begins that is being written
};

/// The unknown members of a token or line, parted as the reader joined them.
struct Others {
  std::string rest;                             ///< members of other formats
  std::vector<RawProperty> properties;          ///< of the node itself
  std::vector<std::vector<RawProperty>> nodes;  ///< of nodes without a move that follow
};
/// `leading`: the nodes stand before the first token of a variation, where comments are among their properties.
Others part_others(std::string_view all, bool leading);
/// The values of a tag that holds a property of the root, or nothing when it cannot be written as one.
std::vector<std::string> root_values(std::string_view value, bool json);
/// The nodes that the tag "sgf.nodes" holds; empty when it is not one of the reader's.
std::vector<std::vector<RawProperty>> root_nodes(std::string_view json);

}  // namespace fivefold::sgf
