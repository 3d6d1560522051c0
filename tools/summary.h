#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/diagnostic.h"
#include "formats/format.h"
#include "tools/choices.h"

namespace fivefold {

/// What the board shows as the end of a game, as summaries count it.
enum class EndGroup : std::uint8_t { row, long_row, captures, row_and_captures, board_full, foul, none };
inline constexpr std::size_t kEndGroups = 7;
const char* word(EndGroup group);
/// A game that an act ended (resignation, time, agreement) has no end on the board.
EndGroup end_group(const ReplaySummary& replay);

/// How often each result occurs: first, second, draw, unknown (or not stated).
using Results = std::array<std::uint64_t, 4>;
std::size_t result_index(Result result);

/// The totals of a run. Parts are made by workers and merged in the order of the input.
struct Summary {
  std::uint64_t inputs = 0;  ///< paths that were named
  std::uint64_t records = 0;
  std::uint64_t records_with_errors = 0;
  std::uint64_t plies = 0;
  std::uint64_t capture_plies = 0;
  std::uint64_t captured_stones = 0;
  std::array<std::uint64_t, kEndGroups> ends{};
  Results claimed{};
  Results derived{};
  std::uint64_t contradictory = 0;                              ///< records whose claim the board contradicts
  std::array<std::uint64_t, 3> findings{};                      ///< by Severity
  std::vector<std::uint64_t> codes;                             ///< by Code; empty while there are none
  std::vector<std::pair<std::string, std::uint64_t>> rulesets;  ///< by id, in the order of appearance
  RulesetChoices choices;

  /// Counts a record (not its findings).
  void add(const Judged& judged);
  void count(Code code, Severity severity);
  void merge(const Summary& later);
  std::uint64_t found(Severity severity) const { return findings[static_cast<std::size_t>(severity)]; }
};

/// The contract's last object (docs/json.md), one line without its end.
std::string summary_json(const Summary& summary);
/// The same for people.
std::string summary_text(const Summary& summary);

}  // namespace fivefold
