#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "formats/limited_findings.h"
#include "formats/sgf/grammar.h"
#include "formats/sgf/values.h"

namespace fivefold::sgf {

/// One property of a node with all its values.
struct Property {
  std::string_view name;
  Span where;
  std::vector<Value> values;
};

/// A stone as the node has it.
struct NodeMove {
  bool white = false;
  Value value;
};

/// The properties of one node; the order in which they stand does not matter, but for the moves.
class Node {
 public:
  void clear();
  /// Adds the property that the scanner has just read. Properties that stand twice become one.
  void add(const Scanner& scanner, LimitedFindings& findings);
  bool empty() const { return used_ == 0 && moves.empty(); }

  const Property* find(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }
  /// The first value as written, or empty.
  std::string_view raw(std::string_view name) const;
  /// The first value as text, or empty; the exact text where the node has one (FVXT).
  std::string_view text(std::string_view name, TextKind kind, Record& record) const;

  const Property* begin() const { return properties_.data(); }
  const Property* end() const { return properties_.data() + used_; }

  std::vector<NodeMove> moves;

 private:
  /// Index of the property with this name, or `used_`.
  std::size_t place_of(std::string_view name) const;

  std::vector<Property> properties_;  // the first used_ ones; kept for their memory
  std::size_t used_ = 0;
  std::unordered_map<std::string_view, std::size_t> places_;  // filled only when there are many
};

/// "name":["value",...] for each property, with commas: as members of a JSON object.
void append_members(const std::vector<const Property*>& properties, std::string& out);

}  // namespace fivefold::sgf
