#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "viewer/games/game_row.h"
#include "viewer/games/text_pool.h"
#include "viewer/scene/views.h"

namespace fivefold::viewer {

/// The rows of many games, kept small; filters and sorts them. Not for two threads at once.
class GameTable {
 public:
  void add(const GameRow& row);
  std::size_t size() const { return rows_.size(); }
  /// REQUIRES: index < size().
  GameRow row(std::size_t index) const;
  /// See Collection::select.
  std::vector<std::uint32_t> select(const std::string& filter, GameColumn by, bool descending) const;

 private:
  struct Row {
    TextPool::Id first, second, event, date, ruleset, path;
    std::uint32_t sort_date, plies, captures;
    Result result;
    std::uint8_t status;
    std::uint64_t number;
  };
  std::vector<std::uint32_t> filtered(const std::string& filter) const;
  /// What rows are compared by; kUnknown for what is not known.
  std::uint32_t key(const Row& row, GameColumn by, const std::vector<std::uint32_t>& ranks) const;

  TextPool texts_;
  std::vector<Row> rows_;
};

}  // namespace fivefold::viewer
