#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fivefold {

/// The side that moves first and the side that moves second. Colour names are data of the ruleset:
/// the first side is White in Pente, X in caro, Black elsewhere.
enum class Side : std::uint8_t { first, second };

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr Side opponent(Side side) { return side == Side::first ? Side::second : Side::first; }

/// 1 for the first side, 2 for the second: how JSON, the vectors and messages number the sides.
constexpr int number(Side side) { return static_cast<int>(side) + 1; }

/// One value for each side.
template <class T>
struct BySide {
  std::array<T, 2> values{};
  constexpr T& operator[](Side side) { return values[index(side)]; }
  constexpr const T& operator[](Side side) const { return values[index(side)]; }
  friend constexpr bool operator==(const BySide&, const BySide&) = default;
};

}  // namespace fivefold
