#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/point.h"
#include "core/symmetry.h"
#include "formats/format.h"

namespace fivefold {

/// What makes two games the same: the board with what is odd about it, the position to start from, and the stones of
/// the main line in their order. Choices and acts are not part of it.
struct GameImage {
  int width = 0;
  int height = 0;
  std::vector<Coord> locked;
  std::vector<std::pair<Coord, Coord>> portals;
  std::array<std::vector<Coord>, 2> setup;
  std::array<int, 3> start{};  ///< side to move (0: not stated), stones taken by either side
  std::vector<Coord> moves;    ///< kUnreadable where one could not be read
};
inline constexpr Coord kUnreadable{-32768, -32768};

void take_image(const Judged& judged, GameImage& image);
/// The image as bytes for a scratch file, and back. REQUIRES of `read_image`: what `append_image` wrote.
void append_image(const GameImage& image, std::string& out);
void read_image(std::string_view bytes, GameImage& image);

/// Names a game whatever way its board is turned or mirrored: the smallest of the hashes of all its images.
struct GameKey {
  std::uint64_t low = 0;
  std::uint32_t high = 0;  ///< 28 bits
  friend auto operator<=>(const GameKey&, const GameKey&) = default;
};

/// A game under every symmetry of its board at once, hashed stone by stone.
class GameHash {
 public:
  /// The board and the setup, before the first stone. The image must outlive the object.
  explicit GameHash(const GameImage& image);
  /// Plays the next stone of the main line; false when there is none.
  bool step();
  void play_all() {
    while (step()) {
    }
  }
  /// Key of what was played so far.
  GameKey key() const;
  /// The symmetries that give the smallest hash; more than one when what was played is symmetric itself.
  std::vector<Symmetry> smallest() const;

 private:
  struct Lanes {
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    friend auto operator<=>(const Lanes&, const Lanes&) = default;
  };
  const Lanes& least() const;

  const GameImage& image_;
  std::span<const Symmetry> symmetries_;
  std::array<Lanes, 8> lanes_{};
  std::size_t played_ = 0;
};

/// For each stone of the main line: a hash of the game with that one stone unknown, whatever way the board is turned.
/// Two games of one length that differ in one stone share one of them.
void hashes_but_one(const GameImage& image, std::vector<std::uint64_t>& out);

}  // namespace fivefold
