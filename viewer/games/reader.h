#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "formats/judge.h"
#include "formats/splitter.h"
#include "viewer/games/game_table.h"

namespace fivefold::viewer {

/// Where the records of a collection come from.
struct RecordSource {
  std::vector<std::string> paths;
  std::optional<std::string> text;  ///< a pasted record instead of paths; `name` stands for its path
  std::string name;

  std::unique_ptr<Inputs> open(const std::atomic<bool>* stop) const;
  /// Whether reading it again gives the same again: not so for standard input.
  bool repeatable() const;
};

/// What the reading thread and the owner of a collection share. Everything below the mutex is guarded by it, except
/// `stop`.
struct ReadState {
  struct Place {
    std::uint32_t batch = 0;
    std::uint32_t item = 0;
    std::size_t print = 0;  ///< of the record's bytes: tells whether a file that is read again still has it
  };

  RecordSource source;
  JudgeOptions judge;
  std::size_t kept_bytes = 0;

  std::mutex mutex;
  std::condition_variable news;
  std::atomic<bool> stop = false;
  GameTable table;
  std::vector<Place> places;                          ///< by game
  std::vector<std::shared_ptr<const Batch>> batches;  ///< null once the limit of memory is reached
  std::vector<std::string> problems;
  float progress = 0;
  bool in_input = false;  ///< the thread may be waiting for the system
  bool ended = false;
};

/// A number that differs where bytes differ, almost always.
std::size_t print_of(const RawRecord& raw);

/// Reads and judges everything; for a thread of its own. Ends soon after `stop` is set, unless the system keeps it
/// waiting for a byte.
void read_games(ReadState& state);

/// Cuts the source into records again and hands out those from the game `from` on, until `each` returns false or
/// `stop` is set.
void read_again(const RecordSource& source, std::uint64_t from, const std::atomic<bool>* stop,
                const std::function<bool(std::uint64_t game, const RawRecord& raw)>& each);

}  // namespace fivefold::viewer
