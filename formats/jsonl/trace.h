#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/record.h"
#include "core/replay.h"

namespace fivefold {

/// Writes what every token of a game did, one JSON object a line, and the position at the end of the main line
/// (docs/json.md, Trace). One writer serves any number of games: `begin_game`, then the replay (or none, where the
/// record cannot be judged), then `end_game`.
class TraceWriter : public StepSink {
 public:
  /// `out` receives the lines; it must outlive the writer and may be emptied between games.
  explicit TraceWriter(std::string& out) : out_(out) {}

  /// `number` is the game's number as the lines give it, from 1.
  void begin_game(std::uint64_t number);
  void begin(const Record& record) override { record_ = &record; }
  void step(std::size_t line, std::size_t token, const Step& step, const Game& game) override;
  /// Writes the last object of the game; nothing when no token was replayed.
  void end_game();

 private:
  void append_token(std::size_t line, std::size_t token);
  void append_events(const Step& step, const Game& game);
  void remember_end(std::size_t token, const Step& step, const Game& game);

  std::string& out_;
  std::uint64_t number_ = 0;
  const Record* record_ = nullptr;
  std::string outcome_;  ///< the outcome of the main line as JSON, once there is one
  std::string last_;     ///< members of the last object so far; empty before the first token
};

}  // namespace fivefold
