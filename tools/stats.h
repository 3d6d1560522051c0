#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "formats/judge.h"
#include "tools/options.h"
#include "tools/summary.h"

namespace fivefold {

/// Games won by each side and drawn; games without a result.
struct Score {
  std::uint64_t first = 0, second = 0, drawn = 0, open = 0;
  std::uint64_t decided() const { return first + second + drawn; }
  void add(Result result);
  void merge(const Score& other);
};

/// A player's games, by what became of them.
struct PlayerScore {
  std::uint64_t won = 0, lost = 0, drawn = 0, open = 0;
  std::uint64_t games() const { return won + lost + drawn + open; }
};

/// Smallest, largest and sum of a number.
struct Range {
  std::uint64_t least = 0, most = 0, sum = 0, count = 0;
  void add(std::uint64_t value);
  void merge(const Range& other);
};

/// What `stats` counts of the games of one ruleset.
struct RulesetStats {
  std::string id, title;
  BySide<std::string> side_names;
  CoordinateStyle coordinates = CoordinateStyle::keep_i;
  Score claimed, shown;
  std::array<std::uint64_t, kEndGroups> ends{};
  Range plies, captured;
  /// Score by where the first side put its first two stones, symmetric games taken together: the key is the canonical
  /// pair of points on its board.
  std::map<std::string, Score> openings;
};

/// Totals by ruleset and by player. Memory grows with the number of players and of openings, not of games.
class Stats {
 public:
  /// `second_own`: the first side's first two stones, where it placed two.
  void add(const Judged& judged, const std::vector<Coord>& first_side);
  void merge(const Stats& later);
  const std::vector<RulesetStats>& rulesets() const { return rulesets_; }
  const std::map<std::string, PlayerScore>& players() const { return players_; }

 private:
  RulesetStats& of(const Ruleset& ruleset);
  std::vector<RulesetStats> rulesets_;
  std::map<std::string, PlayerScore> players_;
};

/// The block that the sites print: "White 38753 (54.23 %)", "Black ...", "Draws ...", percentages cut after two places.
/// Games without a result are not in it.
std::string score_block(const Score& score, const BySide<std::string>& side_names, Language language);

std::string stats_text(const Stats& stats, Language language);
std::string stats_json(const Stats& stats);

}  // namespace fivefold
