#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/game.h"
#include "core/symmetry.h"

namespace fivefold::viewer {

/// The stones of a board in one number that changes with every stone put or taken: equal positions have equal ones,
/// different ones almost never.
class StoneHash {
 public:
  /// Puts a stone where none stands, or takes the one that stands there (`count` +1 or -1).
  void flip(Coord at, Side side, int count);
  std::uint64_t value() const { return value_; }
  int stones(Side side) const { return stones_[side]; }
  friend bool operator==(const StoneHash&, const StoneHash&) = default;

 private:
  std::uint64_t value_ = 0;
  BySide<int> stones_{};
};

/// A position that is looked for on other boards, turned and mirrored as the board allows.
class SoughtPosition {
 public:
  explicit SoughtPosition(const Position& position);

  /// Prepares for boards with this layout; false when no symmetry takes the position's layout to it.
  bool fits(const BoardLayout& layout);
  /// Whether a position with this hash may be the one. REQUIRES: fits(its layout) was the last call and true.
  bool maybe(const StoneHash& hash) const;
  /// Whether it is. REQUIRES: as above.
  bool equals(const Position& position) const;

 private:
  struct Stone {
    Coord at;
    Side side;
  };
  struct Image {
    std::vector<Stone> stones;
    StoneHash hash;
    BoardLayout layout;  ///< without names, sorted
  };
  std::vector<Image> images_;  ///< one a symmetry
  std::optional<BoardLayout> last_;
  std::vector<const Image*> fitting_;  ///< images on the layout last asked for
};

}  // namespace fivefold::viewer
