#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "formats/judge.h"
#include "viewer/scene/study.h"
#include "viewer/scene/views.h"

namespace fivefold::viewer {

/// What the games table says about one record; texts as written in it.
struct GameRow {
  std::string first, second;  ///< players by the side they ended with
  std::string event, date, ruleset;
  Result result = Result::missing;
  std::uint32_t sort_date = 0;  ///< yyyymmdd as far as known, 0 when not
  std::uint32_t plies = 0;
  std::uint32_t captures = 0;  ///< stones captured
  std::uint8_t status = 0;     ///< 0 clean, 1 notes or warnings, 2 errors
  std::string path;
  std::uint64_t number = 1;  ///< within its file
};

/// The games of all opened files and archives, read and judged by a thread of its own: the first ones are there at
/// once, the others follow. Functions may be called at any time from one thread.
class Collection {
 public:
  Collection(std::vector<std::string> paths, const JudgeOptions& judge);
  /// A record that was pasted: `name` stands for its path.
  Collection(std::string text, std::string name, const JudgeOptions& judge);
  /// Stops reading.
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
  /// The record itself, ready to be shown. REQUIRES: index < size().
  std::shared_ptr<const Study> study(std::uint64_t index) const;
  /// Inputs that could not be read, as sentences with their code.
  std::vector<std::string> problems() const;

  /// The games that match a filter, in the order of a column; made anew when games arrive. `filter`: words that must
  /// all occur in the players, event, ruleset, date or path, without regard to case and accents ("nguyen" finds
  /// "Nguyễn", "d" finds "Đ"). At 100,000 games a call takes a few milliseconds.
  std::vector<std::uint32_t> select(const std::string& filter, GameColumn by, bool descending) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Games of the collection in which the position of the study behind the cursor occurs, in any of the board's
/// symmetries: the same stones on an equal layout. Reads every record again; `stop` ends it early.
struct PositionMatch {
  std::uint64_t game = 0;
  std::uint32_t tokens = 0;  ///< on its main line
};
std::vector<PositionMatch> find_position(const Collection& collection, const Study& study, Cursor cursor);

}  // namespace fivefold::viewer
