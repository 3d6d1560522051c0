#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "formats/format.h"

namespace fivefold::rif {

/// The tables in the order in which they stand in a file.
enum class Table : std::uint8_t { country, city, month, rule, opening, player, tournament };
inline constexpr std::size_t kTables = 7;
/// Names of a table's element ("countries") and of its rows ("country").
std::string_view plural(Table table);
std::string_view singular(Table table);
std::optional<Table> table_of_row(std::string_view element);
/// The table that an attribute of a row or game points into ("black": players), if it is a reference.
std::optional<Table> target_of(std::string_view attribute);

/// Names of what stands inside a row's element, where it is no attribute.
inline constexpr std::string_view kInfo = "info";       ///< the text of its only child <info>
inline constexpr std::string_view kInside = "#inside";  ///< anything else, as it stands

/// One row of a table: named values in the order of the text, packed into one string.
class Row {
 public:
  /// Rows are searched from end to end: whoever fills one from foreign text keeps to so many values.
  static constexpr std::size_t kMostValues = 64;
  /// Adds a value, or replaces the one of that name.
  void set(std::string_view name, std::string_view value);
  void remove(std::string_view name);
  /// Empty when there is none.
  std::string_view get(std::string_view name) const;
  bool has(std::string_view name) const;
  std::string_view id() const { return get("id"); }
  bool empty() const { return packed_.empty(); }
  std::size_t bytes() const { return packed_.size(); }
  /// Calls `see(name, value)` for all values in their order.
  template <class See>
  void each(See&& see) const {  // NOLINT(misc-no-recursion): those who call it from within say why it ends
    std::string_view rest = packed_;
    while (!rest.empty()) {
      const std::string_view name = take(rest);
      see(name, take(rest));
    }
  }
  friend bool operator==(const Row&, const Row&) = default;

 private:
  static std::string_view take(std::string_view& rest) {
    const std::size_t end = rest.find('\0');
    const std::string_view text = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    return text;
  }
  std::string packed_;  ///< name NUL value NUL ...
};

/// Whatever knows rows by table and id.
class RowSource {
 public:
  RowSource() = default;
  RowSource(const RowSource&) = delete;
  RowSource& operator=(const RowSource&) = delete;
  virtual ~RowSource() = default;
  /// Null when there is none.
  virtual const Row* find(Table table, std::string_view id) const = 0;
};

/// Rows in memory, in the order in which they came.
class Rows : public RowSource {
 public:
  const Row* find(Table table, std::string_view id) const override;
  /// REQUIRES: no row of the table has that id.
  const Row& add(Table table, Row row);
  const std::deque<Row>& of(Table table) const { return rows_[static_cast<std::size_t>(table)]; }
  std::size_t size() const;

 private:
  std::array<std::deque<Row>, kTables> rows_;
  std::array<std::unordered_map<std::string_view, const Row*>, kTables> index_;  ///< keys look into the rows
};

/// The tables of a stream as far as it was read. Rows that were shared with games never change: a copy begins a new
/// layer, and layers are joined when they have grown to about one size, so that no order of rows and games costs more
/// than the logarithm.
class Tables : public FileContext, public RowSource {
 public:
  /// Rows may take that many bytes.
  static constexpr std::size_t kMostBytes = 32U << 20;

  Tables() : top_(std::make_shared<Rows>()) {}
  std::shared_ptr<FileContext> copy() const override;

  const Row* find(Table table, std::string_view id) const override;
  /// False when the limit is reached; the row is not added then. REQUIRES: its id is not there.
  bool add(Table table, Row row);
  /// True the first time that it is asked about a name: what is said once a stream.
  bool first_time(std::string_view what);
  /// Attributes of <database>.
  Row database;

 private:
  std::vector<std::shared_ptr<const Rows>> layers_;
  std::shared_ptr<Rows> top_;
  std::set<std::string, std::less<>> said_;
  std::size_t bytes_ = 0;
};

}  // namespace fivefold::rif
