#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "viewer/games/collection.h"
#include "viewer/scene/study.h"

namespace fivefold::viewer {

/// A game in which a position occurs.
struct PositionMatch {
  std::uint64_t game = 0;
  std::uint32_t tokens = 0;  ///< on its main line, the first time
};

/// Looks for the position of a study behind a cursor in every game of a collection, on a thread of its own: the same
/// stones on an equal layout (size, locked cells, portals), in any of the board's symmetries. Games that come into the
/// collection later are not looked at. Start one by making it; stop it by letting it go.
class PositionSearch {
 public:
  /// The collection must outlive the search. REQUIRES: a valid cursor.
  PositionSearch(const Collection& collection, const Study& study, Cursor cursor);
  /// Stops soon.
  ~PositionSearch();
  PositionSearch(const PositionSearch&) = delete;
  PositionSearch& operator=(const PositionSearch&) = delete;

  bool done() const;
  float progress() const;  ///< 0 to 1
  /// Found so far, in the order of the games; only ever grows.
  std::vector<PositionMatch> matches() const;
  /// Waits for the end; all matches.
  std::vector<PositionMatch> wait();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fivefold::viewer
