#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace fivefold {

/// An intersection as a pair: x counts to the east, y to the north, the lower left corner is (0, 0).
/// May lie off any board: records keep a move as it was written.
struct Coord {
  std::int16_t x = 0;
  std::int16_t y = 0;
  friend constexpr auto operator<=>(const Coord&, const Coord&) = default;
};

/// An intersection as an index on one board: y * width + x. Meaningful only together with its Topology.
enum class Point : std::uint16_t {};

/// "No such intersection": off the board, or the end of a line.
inline constexpr Point kNoPoint{0xFFFF};

constexpr std::size_t index(Point point) { return static_cast<std::size_t>(point); }

/// The four axes a row can lie on, named by the direction in which they are walked.
enum class Axis : std::uint8_t { east, north, north_east, south_east };
inline constexpr std::array kAxes = {Axis::east, Axis::north, Axis::north_east, Axis::south_east};

/// The eight directions; the first four walk their axis forwards, the last four backwards.
enum class Direction : std::uint8_t { east, north, north_east, south_east, west, south, south_west, north_west };
inline constexpr std::array kDirections = {Direction::east,       Direction::north,     Direction::north_east,
                                           Direction::south_east, Direction::west,      Direction::south,
                                           Direction::south_west, Direction::north_west};

constexpr std::size_t index(Axis axis) { return static_cast<std::size_t>(axis); }
constexpr std::size_t index(Direction direction) { return static_cast<std::size_t>(direction); }
constexpr Axis axis_of(Direction direction) { return static_cast<Axis>(static_cast<unsigned>(direction) % 4); }
constexpr Direction forwards(Axis axis) { return static_cast<Direction>(axis); }
constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<unsigned>(direction) + 4) % 8);
}

/// The unit step of a direction.
constexpr Coord step_of(Direction direction) {
  constexpr std::array<Coord, 8> steps = {{{1, 0}, {0, 1}, {1, 1}, {1, -1}, {-1, 0}, {0, -1}, {-1, -1}, {-1, 1}}};
  return steps[index(direction)];
}

/// Chebyshev distance max(|dx|, |dy|), the only distance that the rules use (docs/rules.md, terms); never through
/// portals.
constexpr int distance(Coord a, Coord b) {
  const int dx = a.x < b.x ? b.x - a.x : a.x - b.x;
  const int dy = a.y < b.y ? b.y - a.y : a.y - b.y;
  return dx > dy ? dx : dy;
}

}  // namespace fivefold
