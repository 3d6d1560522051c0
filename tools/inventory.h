#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/judge.h"
#include "formats/raw_record.h"
#include "tools/calendar.h"
#include "tools/stats.h"

namespace fivefold {

/// What is in one input: a file, or an archive with all its members.
struct InventoryRow {
  std::string path;  ///< of the file on disk, or "-"
  std::uint64_t members = 0;
  std::uint64_t last_member = 0;
  std::uint64_t first_member = 0;
  std::uint64_t records = 0;
  std::map<std::string, std::uint64_t> formats, encodings, rulesets;  ///< records by name
  std::uint64_t without_ruleset = 0;
  std::set<std::string> players;
  std::optional<Day> first_day, last_day;
  std::uint64_t without_day = 0;
  Range plies;
};

/// The inputs in their order. Memory grows with the number of files and players, not of records.
class Inventory {
 public:
  void add(const RawRecord& raw, const Judged& judged);
  void merge(const Inventory& later);
  const std::vector<InventoryRow>& rows() const { return rows_; }

 private:
  std::vector<InventoryRow> rows_;
};

std::string inventory_text(const Inventory& inventory);
/// One object a line, one for each input.
std::string inventory_json(const Inventory& inventory);

}  // namespace fivefold
