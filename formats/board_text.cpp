#include "formats/board_text.h"

#include <fmt/format.h>
#include <algorithm>

namespace fivefold {
namespace {

std::string letters_of(int x, CoordinateStyle coordinates) {
  std::string name = write_coord({static_cast<std::int16_t>(x), 0}, coordinates);
  name.pop_back();  // the row, "1"
  return name;
}

/// Names of two letters stand one letter above the other, or they would run into each other.
std::string header(int width, CoordinateStyle coordinates) {
  std::string above = "    ";
  std::string out = "    ";
  for (int x = 0; x < width; ++x) {
    const std::string name = letters_of(x, coordinates);
    above += fmt::format("{:<2}", name.size() > 1 ? name.substr(0, name.size() - 1) : "");
    out += fmt::format("{:<2}", name.substr(name.size() - 1));
  }
  above.erase(above.find_last_not_of(' ') + 1);
  out.erase(out.find_last_not_of(' ') + 1);
  return above.empty() ? out + "\n" : above + "\n" + out + "\n";
}

/// The board of a position with the holes as their pairs are numbered.
std::vector<std::string> rows_of(const Game& game, bool hole_numbers) {
  std::vector<std::string> rows = game.position().rows_as_text();
  if (!hole_numbers) return rows;
  const std::vector<PortalPair>& portals = game.topology().layout().portals;
  for (std::size_t pair = 0; pair < portals.size(); ++pair)
    for (const Coord hole : {portals[pair].a, portals[pair].b})
      rows[rows.size() - 1 - static_cast<std::size_t>(hole.y)][static_cast<std::size_t>(hole.x)] = hole_sign(pair);
  return rows;
}

/// Whose stone stands on a point; what stands in the text may be the number of a hole.
std::optional<Side> stone_on(const Position& position, Point point) {
  if (!position.has_stone(point)) return std::nullopt;
  return position.has(point, Side::first) ? Side::first : Side::second;
}

}  // namespace

std::string stone_sign(const Ruleset& ruleset, Side side, StoneStyle style) {
  if (style == StoneStyle::letters) return side == Side::first ? "X" : "O";
  const std::string& name = ruleset.side_names[side];
  const bool black = name == "Black" || (name != "White" && side == Side::first);
  return black ? "●" : "○";
}

char hole_sign(std::size_t pair) {
  constexpr std::size_t kDigits = 9;
  constexpr std::size_t kLetters = 26;
  return static_cast<char>(pair < kDigits ? '1' + pair : 'a' + (pair - kDigits) % kLetters);
}

std::string board_text(const Game& game, const BoardMarks& marks, const BoardSigns& signs) {
  const Topology& topology = game.topology();
  const PointSet forbidden = marks.opening_zone ? opening_forbidden(game) : PointSet();
  const std::vector<std::string> rows = rows_of(game, signs.hole_numbers);
  const Point last = marks.last != nullptr && marks.last->placed ? marks.last->point : kNoPoint;
  std::string out = header(topology.width(), signs.coordinates);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int y = topology.height() - 1 - static_cast<int>(i);
    std::string line = fmt::format("{:>2} ", y + 1);
    char before = ' ';
    for (int x = 0; x < topology.width(); ++x) {
      const Point point = *topology.at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
      const char cell = rows[i][static_cast<std::size_t>(x)];
      const std::optional<Side> stone = stone_on(game.position(), point);
      const bool is_last = point == last && stone;
      line += is_last ? '(' : before;
      before = is_last ? ')' : ' ';
      if (stone) {
        line += signs.stones[*stone];
      } else if (marks.last != nullptr &&
                 (marks.last->captured.contains(point) || marks.last->poofed.contains(point))) {
        line += '*';
      } else {
        line += cell == '.' && forbidden.has(point) ? ':' : cell;
      }
    }
    if (signs.right_names)
      line += fmt::format("{} {}", before, y + 1);
    else if (before == ')')
      line += before;
    out += line + "\n";
  }
  return out + header(topology.width(), signs.coordinates);
}

std::string board_text(const Game& game, const BoardMarks& marks, CoordinateStyle coordinates, StoneStyle style) {
  const Ruleset& ruleset = game.ruleset();
  BoardSigns signs;
  signs.stones = {{stone_sign(ruleset, Side::first, style), stone_sign(ruleset, Side::second, style)}};
  signs.coordinates = coordinates;
  return board_text(game, marks, signs);
}

}  // namespace fivefold
