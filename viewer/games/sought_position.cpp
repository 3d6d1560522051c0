#include "viewer/games/sought_position.h"

#include <algorithm>

namespace fivefold::viewer {
namespace {

/// splitmix64: every bit of the key changes half the bits of the result.
std::uint64_t scramble(std::uint64_t key) {
  key += 0x9E3779B97F4A7C15U;
  key = (key ^ (key >> 30U)) * 0xBF58476D1CE4E5B9U;
  key = (key ^ (key >> 27U)) * 0x94D049BB133111EBU;
  return key ^ (key >> 31U);
}

/// The layout as far as rules depend on it, in one order: what the pairs are called and which hole is named first, and
/// whether stones are drawn in cells, makes no other board.
BoardLayout plain(const BoardLayout& layout, Symmetry symmetry) {
  const auto image = [&](Coord at) { return map(at, symmetry, layout.width, layout.height); };
  BoardLayout to;
  to.width = layout.width;
  to.height = layout.height;
  for (const Coord at : layout.locked) to.locked.push_back(image(at));
  for (const PortalPair& pair : layout.portals) {
    const auto [a, b] = std::minmax({image(pair.a), image(pair.b)});
    to.portals.push_back({a, b, {}});
  }
  std::sort(to.locked.begin(), to.locked.end());
  std::sort(to.portals.begin(), to.portals.end(), [](const PortalPair& x, const PortalPair& y) { return x.a < y.a; });
  return to;
}

}  // namespace

void StoneHash::flip(Coord at, Side side, int count) {
  const auto cell = static_cast<std::uint64_t>(at.y) * kMaxSide + static_cast<std::uint64_t>(at.x);
  value_ ^= scramble(cell * 2 + (side == Side::first ? 0 : 1));
  stones_[side] += count;
}

SoughtPosition::SoughtPosition(const Position& position) {
  const Topology& topology = position.topology();
  for (const Symmetry symmetry : symmetries(topology.width(), topology.height())) {
    Image image;
    image.layout = plain(topology.layout(), symmetry);
    for (std::size_t i = 0; i < topology.size(); ++i) {
      const auto point = static_cast<Point>(i);
      if (!position.has_stone(point)) continue;
      const Coord at = map(topology.coord(point), symmetry, topology.width(), topology.height());
      const Side side = position.has(point, Side::first) ? Side::first : Side::second;
      image.stones.push_back({at, side});
      image.hash.flip(at, side, 1);
    }
    images_.push_back(std::move(image));
  }
}

bool SoughtPosition::fits(const BoardLayout& layout) {
  if (last_ && *last_ == layout) return !fitting_.empty();
  last_ = layout;
  const BoardLayout wanted = plain(layout, Symmetry::identity);
  fitting_.clear();
  for (const Image& image : images_)
    if (image.layout == wanted) fitting_.push_back(&image);
  return !fitting_.empty();
}

bool SoughtPosition::maybe(const StoneHash& hash) const {
  return std::any_of(fitting_.begin(), fitting_.end(), [&](const Image* image) { return image->hash == hash; });
}

bool SoughtPosition::equals(const Position& position) const {
  const Topology& topology = position.topology();
  std::size_t stones = 0;
  for (std::size_t i = 0; i < topology.size(); ++i) stones += position.has_stone(static_cast<Point>(i)) ? 1 : 0;
  return std::any_of(fitting_.begin(), fitting_.end(), [&](const Image* image) {
    return image->stones.size() == stones &&
           std::all_of(image->stones.begin(), image->stones.end(),
                       [&](const Stone& stone) { return position.has(*topology.at(stone.at), stone.side); });
  });
}

}  // namespace fivefold::viewer
