#include "core/symmetry.h"

#include <algorithm>
#include <utility>

namespace fivefold {
namespace {

constexpr unsigned kTranspose = 4;

constexpr unsigned bits(Symmetry symmetry) { return static_cast<unsigned>(symmetry); }

/// The two mirror bits with columns and rows exchanged.
constexpr unsigned exchanged(unsigned mirrors) { return ((mirrors & 1U) << 1U) | ((mirrors >> 1U) & 1U); }

}  // namespace

std::span<const Symmetry> symmetries(int width, int height) {
  static constexpr std::array all = {Symmetry::identity,  Symmetry::mirror_columns, Symmetry::mirror_rows,
                                     Symmetry::half_turn, Symmetry::transpose,      Symmetry::turn_right,
                                     Symmetry::turn_left, Symmetry::anti_transpose};
  return std::span<const Symmetry>(all).first(width == height ? 8 : 4);
}

Coord map(Coord at, Symmetry symmetry, int width, int height) {
  const int x = (bits(symmetry) & 1U) != 0 ? width - 1 - at.x : at.x;
  const int y = (bits(symmetry) & 2U) != 0 ? height - 1 - at.y : at.y;
  const bool exchange = (bits(symmetry) & kTranspose) != 0;
  return {static_cast<std::int16_t>(exchange ? y : x), static_cast<std::int16_t>(exchange ? x : y)};
}

// With F for mirrors and T for the exchange, a symmetry is T F, and F T = T F' where F' has its two bits exchanged.

Symmetry compose(Symmetry first, Symmetry second) {
  const unsigned a = bits(first);
  const unsigned b = bits(second);
  const unsigned mirrors_of_b = (a & kTranspose) != 0 ? exchanged(b & 3U) : b & 3U;
  return static_cast<Symmetry>(((a ^ b) & kTranspose) | ((a & 3U) ^ mirrors_of_b));
}

Symmetry inverse(Symmetry symmetry) {
  const unsigned a = bits(symmetry);
  return static_cast<Symmetry>((a & kTranspose) != 0 ? kTranspose | exchanged(a & 3U) : a);
}

std::vector<Coord> canonical(std::span<const Coord> cells, int width, int height) {
  std::vector<Coord> best(cells.begin(), cells.end());
  std::vector<Coord> image(cells.size());
  for (const Symmetry symmetry : symmetries(width, height)) {
    std::transform(cells.begin(), cells.end(), image.begin(),
                   [&](Coord at) { return map(at, symmetry, width, height); });
    if (image < best) best.swap(image);
  }
  return best;
}

}  // namespace fivefold
