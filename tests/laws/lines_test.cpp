#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/topology.h"
#include "tests/support/catch.h"
#include "tests/support/random_board.h"
#include "tests/support/reference_json.h"
#include "tests/support/vector_reader.h"

using namespace fivefold;
using nlohmann::json;

namespace {

/// Every fault of the lines of a layout, as text; empty when there is none.
std::string fault_of(const json& vector, int& rings) {
  const Topology topology(layout_from_vector(vector, Ruleset{}));
  const reference::Board board = reference::read_board(vector, 19);
  for (const Coord cell : board.cells()) {
    const Point point = *topology.at(cell);
    if (topology.is_hole(point) != board.is_hole(cell) || topology.is_locked(point) != board.is_locked(cell))
      return "kind of " + reference::cell_json(cell).dump();
    if (topology.is_hole(point)) continue;
    for (const Direction direction : kDirections) {
      const std::string place = reference::cell_json(cell).dump() + " direction " + std::to_string(index(direction));
      const Coord unit = step_of(direction);
      std::vector<Coord> holes;
      const auto expected = board.next(cell, unit.x, unit.y, &holes);
      const Point next = topology.next(point, direction);
      if ((next == kNoPoint) != !expected || (expected && topology.coord(next) != *expected)) return "next of " + place;
      std::vector<Coord> passed;
      for (const Point hole : topology.holes_between(point, direction)) passed.push_back(topology.coord(hole));
      if (passed != holes) return "holes of " + place;
      if (next != kNoPoint && topology.next(next, opposite(direction)) != point) return "no way back from " + place;
    }
  }
  for (const Axis axis : kAxes) {
    std::map<Point, int> lines_of;
    std::set<Point> seen;
    for (std::size_t i = 0; i < topology.size(); ++i) {
      const auto point = static_cast<Point>(i);
      if (topology.is_hole(point) || seen.count(point) != 0) continue;
      const std::vector<Point> line = topology.line(point, axis);
      const bool ring = topology.ring_length(point, axis) != 0;
      rings += ring ? 1 : 0;
      if (ring && topology.ring_length(point, axis) != static_cast<int>(line.size())) return "length of a ring";
      for (const Point cell : line) {
        if (++lines_of[cell] > 1) return "a cell lies on two lines or twice on one";
        seen.insert(cell);
      }
    }
    if (lines_of.size() + 2 * topology.layout().portals.size() != topology.size()) return "a cell lies on no line";
  }
  return "";
}

}  // namespace

TEST_CASE("on every layout next has an inverse and the lines part the cells", "[laws]") {
  const LawRange range = law_range(1, 20000);
  int rings = 0;
  for (std::uint64_t seed = range.first; seed < range.first + range.cases; ++seed) {
    RandomSource random(seed);
    const json vector = {{"board", random_board(random)}};
    const std::string fault = fault_of(vector, rings);
    if (!fault.empty()) FAIL("FIVEFOLD_LAW_SEED=" << seed << ": " << fault << " on " << vector.dump());
  }
  if (range.whole) CHECK(rings > 5000);
}
