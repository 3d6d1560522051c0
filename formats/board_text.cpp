#include "formats/board_text.h"

#include <fmt/format.h>

namespace fivefold {
namespace {

std::string letters_of(int x, CoordinateStyle coordinates) {
  std::string name = write_coord({static_cast<std::int16_t>(x), 0}, coordinates);
  name.pop_back();  // the row, "1"
  return name;
}

std::string header(int width, CoordinateStyle coordinates) {
  std::string out = "    ";
  for (int x = 0; x < width; ++x) out += fmt::format("{:<2}", letters_of(x, coordinates));
  out.erase(out.find_last_not_of(' ') + 1);
  return out + "\n";
}

}  // namespace

std::string stone_sign(const Ruleset& ruleset, Side side, StoneStyle style) {
  if (style == StoneStyle::letters) return side == Side::first ? "X" : "O";
  const std::string& name = ruleset.side_names[side];
  const bool black = name == "Black" || (name != "White" && side == Side::first);
  return black ? "●" : "○";
}

std::string board_text(const Game& game, const BoardMarks& marks, CoordinateStyle coordinates, StoneStyle style) {
  const Topology& topology = game.topology();
  const PointSet forbidden = marks.opening_zone ? opening_forbidden(game) : PointSet();
  const std::vector<std::string> rows = game.position().rows_as_text();
  const Point last = marks.last != nullptr && marks.last->placed ? marks.last->point : kNoPoint;
  std::string out = header(topology.width(), coordinates);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int y = topology.height() - 1 - static_cast<int>(i);
    std::string line = fmt::format("{:>2} ", y + 1);
    char before = ' ';
    for (int x = 0; x < topology.width(); ++x) {
      const Point point = *topology.at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
      const char cell = rows[i][static_cast<std::size_t>(x)];
      const bool is_last = point == last && (cell == '1' || cell == '2');
      line += is_last ? '(' : before;
      before = is_last ? ')' : ' ';
      if (cell == '1' || cell == '2') {
        line += stone_sign(game.ruleset(), cell == '1' ? Side::first : Side::second, style);
      } else if (marks.last != nullptr &&
                 (marks.last->captured.contains(point) || marks.last->poofed.contains(point))) {
        line += '*';
      } else {
        line += cell == '.' && forbidden.has(point) ? ':' : cell;
      }
    }
    if (before == ')') line += before;
    out += line + "\n";
  }
  return out + header(topology.width(), coordinates);
}

}  // namespace fivefold
