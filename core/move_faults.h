#pragma once

#include <string>

#include "core/diagnostic.h"
#include "core/game.h"
#include "core/record.h"
#include "core/step.h"

namespace fivefold {

/// Where in a record a step belongs.
struct StepPlace {
  const Record& record;
  std::size_t line = 0;   ///< index into record.lines
  std::size_t token = 0;  ///< index into record.tokens
  bool rated = true;      ///< false only where the record says "unrated"
  double clock_tolerance = 1.0;
};

/// Turns the problems of a step into diagnostics (families M, O, T, E). `game` is the game after the step.
void report_problems(const StepPlace& place, const Step& step, const Game& game, Diagnostics& diagnostics);

/// After a line stopped: the faults of a later token that need no replay (off board, locked, hole, unreadable, the
/// point of a stone standing at the stop).
void report_unplayed(const StepPlace& place, const Game& game, Diagnostics& diagnostics);

/// Whether report_unplayed has anything to say of a move. Unreadable tokens are said by whoever reads them.
bool is_unplayable(const Token& token, const Game& game);

/// "row", "row and captures", "resignation" ...: an outcome in words.
std::string in_words(EndSet by);

}  // namespace fivefold
