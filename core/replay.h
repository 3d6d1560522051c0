#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/diagnostic.h"
#include "core/game.h"
#include "core/record.h"

namespace fivefold {

/// What a replay of the main line found, in numbers.
struct ReplaySummary {
  std::uint32_t plies = 0;          ///< stones placed up to the end (or to the first move that cannot be placed)
  std::uint32_t capture_plies = 0;  ///< of these, plies that capture (or poof)
  std::uint32_t captured_stones = 0;
  std::uint32_t playable_tokens = 0;  ///< tokens of the main line before the first that cannot be placed
  bool stopped = false;               ///< a move of the main line could not be placed
  std::optional<Outcome> outcome;     ///< what the board or an act on it shows
  Ply outcome_ply{0};
  bool long_row_only = false;   ///< a row won, and every winning row was longer than the ruleset's length
  std::optional<Side> to_move;  ///< at the end of the main line, when nobody has won
};

/// What to do with every step: called for each token of each line in order (variations after their parent's token).
/// Used by `replay`, `show` and the viewer; judging needs none.
class StepSink {
 public:
  virtual ~StepSink() = default;
  /// Comes before the steps of a record; it outlives them.
  virtual void begin(const Record&) {}
  /// `line` is an index into record.lines, `token` an index into record.tokens.
  virtual void step(std::size_t line, std::size_t token, const Step& step, const Game& game) = 0;
};

/// Memory that replays share; reuse one per worker.
class Replayer {
 public:
  Replayer();
  ~Replayer();
  Replayer(const Replayer&) = delete;
  Replayer& operator=(const Replayer&) = delete;

  /// Replays every line of the record and reports what the moves, the opening, the clock and the end show (families M,
  /// O, E, T). `topology` must be built from the record's layout (or the ruleset's board). Never fails.
  struct Options {
    Policy policy = Policy::record;
    double clock_tolerance = 1.0;  ///< seconds beyond the limit that are a warning only
    bool main_line_only = false;
  };
  ReplaySummary replay(const Record& record, const Ruleset& ruleset, const Topology& topology, const Options& options,
                       Diagnostics& diagnostics, StepSink* sink = nullptr);

  struct Impl;  ///< private to replay.cpp

 private:
  std::unique_ptr<Impl> impl_;
};

}  // namespace fivefold
