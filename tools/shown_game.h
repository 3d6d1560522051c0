#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"
#include "formats/format.h"
#include "tools/options.h"

namespace fivefold {

/// The main line of a record up to a stone: what `fivefold show` draws.
struct ShownGame {
  Game game;                  ///< after the wanted number of stones and the acts behind it
  Step step;                  ///< of the last stone; not placed at the start
  std::vector<Point> stones;  ///< the whole main line's, in order
  std::uint32_t ply = 0;      ///< stones of it that are shown
  std::uint32_t plies = 0;    ///< that can be shown
  bool passed = false;        ///< a side passed before the shown stone
};

/// Plays the main line up to --ply, or to its end; under the record policy to the move that cannot be placed.
/// REQUIRES: a record that was replayed; the topology is that of its board and outlives the result.
ShownGame play_to(const Judged& judged, const Topology& topology, const Options& options);

/// "White has won (row)", "drawn (full-board)", "Black to move".
std::string end_text(const Game& game);

/// The moves from the first to ply `last` with their numbers: "1. K10 L10 2. M10"; the one at ply `marked` (0: none) in
/// brackets.
std::string moves_text(const Judged& judged, const Topology& topology, const ShownGame& shown, std::uint32_t last,
                       std::uint32_t marked, CoordinateStyle style);

/// " K9 K8": the points with a blank before each.
template <class Points>
std::string points_text(const Points& points, const Topology& topology, CoordinateStyle style) {
  std::string out;
  for (const Point point : points) out += " " + write_coord(topology.coord(point), style);
  return out;
}

}  // namespace fivefold
