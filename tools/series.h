#pragma once

#include <string>
#include <vector>

#include "formats/raw_record.h"
#include "tools/report.h"

namespace fivefold {

/// The games whose players have to change sides after every game (Ruleset::sides_alternate), kept until all inputs are
/// read. Only these cost memory that grows with the input: one small entry a game.
class Series {
 public:
  /// Keeps the record if its ruleset has the rule, or if `all` says so.
  void add(const RawRecord& raw, const Judged& judged, bool all);
  void merge(Series&& later);
  /// Checks the rule (match.h) and reports every breach, in the order of the input.
  void report(bool declared, const Reporter& reporter, Findings& to, Summary& summary) const;

 private:
  struct Game {
    BySide<std::string> players;
    BySide<std::string> side_names;
    std::string round, date, time, site, path, id;
    std::uint64_t line = 0, column = 0, byte = 0, number = 0;
  };
  static std::string name_of(const Game& game);
  std::vector<Game> games_;
};

}  // namespace fivefold
