#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "formats/judge.h"
#include "formats/raw_record.h"
#include "viewer/games/game_row.h"
#include "viewer/scene/study.h"
#include "viewer/scene/views.h"

namespace fivefold::viewer {

/// The games of all opened files and archives, read and judged by a thread of its own: the first one is there at once,
/// the others follow. Functions may be called at any time from any thread.
///
/// The text of the records is kept in memory up to a limit. A record beyond it is read from its file again when it is
/// opened, which takes as long as the file is long, and fails when the file has changed.
class Collection {
 public:
  static constexpr std::size_t kKeptBytes = 512U << 20;

  /// `kept_bytes`: how much text is kept. What `judge` points to must outlive the collection.
  Collection(std::vector<std::string> paths, const JudgeOptions& judge, std::size_t kept_bytes = kKeptBytes);
  /// A record (or several) that was pasted: `name` stands for its path.
  Collection(std::string text, std::string name, const JudgeOptions& judge);
  /// Stops reading, quickly also in the midst of a huge file.
  ~Collection();
  Collection(const Collection&) = delete;
  Collection& operator=(const Collection&) = delete;

  /// Games read so far; never less than before.
  std::uint64_t size() const;
  bool loading() const;
  float progress() const;  ///< 0 to 1
  /// Waits until the game with this index is there or reading has ended; true when it is.
  bool wait_for(std::uint64_t index) const;
  /// REQUIRES: index < size().
  GameRow row(std::uint64_t index) const;
  /// The record itself, ready to be shown. Null only when it lies beyond the limit of memory and its file has changed
  /// or cannot be read any more. REQUIRES: index < size().
  std::shared_ptr<const Study> study(std::uint64_t index) const;
  /// Inputs that could not be read, as sentences with their code.
  std::vector<std::string> problems() const;

  /// The games that match a filter, in the order of a column; made anew when games arrive. `filter`: words that must
  /// all occur in the players, event, ruleset, date or path, without regard to case and accents ("nguyen" finds
  /// "Nguyễn", "d" finds "Đ"). Games that are equal in the column keep the order of their files; those that do not
  /// state it come last, whichever way around. At 100,000 games a call takes a few milliseconds.
  std::vector<std::uint32_t> select(const std::string& filter, GameColumn by, bool descending) const;

  /// Hands out the record of every game read so far, in order, until `each` returns false or `stop` is set. The record
  /// lives only during the call. May take long.
  void each_record(const std::atomic<bool>& stop,
                   const std::function<bool(std::uint64_t game, const RawRecord& raw)>& each) const;
  const JudgeOptions& judge_options() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fivefold::viewer
