#include "tests/support/reference_opening.h"

#include <algorithm>

namespace fivefold::reference {

namespace {

bool breaches(const Board& board, const Restriction& restriction, const EarlyStone& stone) {
  const Coord at = stone.at;
  if (restriction.type == "adjacent_to_locked") {
    for (const Coord locked : board.locked())
      if (distance(at, locked) == 1) return false;
    return !board.locked().empty();
  }
  if (restriction.from == "own_first") return distance(at, *stone.first_stone) < restriction.min;
  if (board.width() % 2 == 0 || board.height() % 2 == 0) return false;
  const Coord centre{static_cast<std::int16_t>(board.width() / 2), static_cast<std::int16_t>(board.height() / 2)};
  if (restriction.type == "stone_at_center") return at != centre;
  if (restriction.type == "min_distance") return distance(at, centre) < restriction.min;
  const bool on_line = at.x == centre.x || at.y == centre.y;
  const auto& distances = restriction.distances;
  return on_line && std::find(distances.begin(), distances.end(), distance(at, centre)) != distances.end();
}

}  // namespace

std::vector<std::string> opening_breaches(const Board& board, const Rules& rules, const EarlyStone& stone) {
  const std::pair<const char*, const char*> kinds[] = {{"stone_at_center", "opening.center"},
                                                       {"adjacent_to_locked", "opening.adjacent_to_locked"},
                                                       {"min_distance", "opening.distance"},
                                                       {"gpente_lines", "opening.gpente_line"}};
  std::vector<std::string> breached;
  for (const auto& [type, word] : kinds)
    for (const Restriction& restriction : rules.opening) {
      if (restriction.type != type || restriction.colour != stone.colour || restriction.stone != stone.stone) continue;
      if (breaches(board, restriction, stone)) breached.push_back(word);
    }
  return breached;
}

}  // namespace fivefold::reference
