#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "formats/rif/tables.h"

namespace fivefold::rif {

/// Spells the rows that one record names as JSON, for its tags: {"id":"17","name":"Ann","country":{"id":"5", ...}}.
/// Where a row is named the first time it is spelled out, with the rows that it names itself; after that its id alone
/// stands, as it does for an id that no row has.
class RowSpeller {
 public:
  explicit RowSpeller(const RowSource& rows) : rows_(rows) {}
  /// Appends an object, or a quoted id. True for an object.
  bool append(Table table, std::string_view id, std::string& out);

 private:
  const RowSource& rows_;
  std::set<std::pair<Table, std::string>> spelled_;
};

}  // namespace fivefold::rif
