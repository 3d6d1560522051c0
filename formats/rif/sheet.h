#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "core/record.h"
#include "formats/rif/tables.h"

namespace fivefold::rif {

/// The rows that one record needs in the tables of a file that is written. Rows that were made for it have ids like
/// "+1" until `numbered`.
class Sheet : public RowSource {
 public:
  const Row* find(Table table, std::string_view id) const override;
  /// Takes the rows of a record's tag apart; returns the id that the game names, empty when there is no tag.
  std::string load(const Record& record, std::string_view attribute);
  /// Adds a row with an id of its own; returns that.
  std::string add(Table table, const Row& row);
  /// Replaces a row, or adds it under its own id.
  void put(Table table, Row row);
  /// Marks a row and all that it names as needed.
  void need(Table table, std::string_view id);
  /// The id to be written: numbers stay, others get the smallest number that is free, or stay "+1" with `later`.
  std::string written_id(Table table, std::string_view id, bool later);
  /// Appends the tables with the rows that are needed. Returns how many characters XML cannot hold.
  std::size_t append(bool later, std::string& out);
  /// True when some tag could not be used.
  bool unusable = false;

 private:
  struct Entry {
    Row row;
    bool needed = false;
  };
  using Key = std::pair<Table, std::string>;

  template <class Json>
  std::string take_apart(Table table, const Json& object);

  std::map<Key, Entry, std::less<>> rows_;
  std::map<Key, std::string> numbers_;
  int made_ = 0;
};

/// Appends one row as an element on a line of its own: known attributes first, in the order of the database.
std::size_t append_row(Table table, const Row& row, std::string& out);

}  // namespace fivefold::rif
