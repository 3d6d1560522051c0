#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/coordinates.h"
#include "viewer/scene/board_painter.h"
#include "viewer/scene/text_metrics.h"

namespace fivefold::board {
namespace {

constexpr float kFirst = kBoardMargin + 0.5F;  // centre of the first column and row
constexpr float kBetweenNames = 0.12F;         // cells between the names of two columns
constexpr float kRuler = 20;                   // pixels
constexpr float kRulerSize = 12;

/// The name of a column or row of the board as it is written around it.
std::string line_name(const Board& board, int number, bool column) {
  CoordinateStyle style = board.study.ruleset().coordinates;
  switch (board.options.coordinates) {
    case CoordinateScheme::skip_i: style = CoordinateStyle::skip_i; break;
    case CoordinateScheme::keep_i: style = CoordinateStyle::keep_i; break;
    case CoordinateScheme::numbers: return std::to_string(number + 1);
    case CoordinateScheme::ruleset:
    case CoordinateScheme::off: break;
  }
  if (!column) return std::to_string(number + 1);
  std::string name = write_coord({static_cast<std::int16_t>(number), 0}, style);
  name.pop_back();  // the row, "1"
  return name;
}

/// Names of the columns from left to right, or of the rows from top to bottom, as the board is turned. Which line lies
/// where is asked of the geometry: names follow the stones.
std::vector<std::string> names_of(const Board& board, bool columns) {
  const auto coord_at = [&](float x, float y) { return board.topology().coord(*board.geometry.at({x, y})); };
  const bool upright = coord_at(kFirst + 1, kFirst).y == coord_at(kFirst, kFirst).y;
  std::vector<std::string> names;
  const int count = columns ? board.geometry.columns() : board.geometry.rows();
  for (int i = 0; i < count; ++i) {
    const float along = kFirst + static_cast<float>(i);
    const Coord at = columns ? coord_at(along, kFirst) : coord_at(kFirst, along);
    names.push_back(line_name(board, upright == columns ? at.x : at.y, upright == columns));
  }
  return names;
}

/// Every how many columns there is room for a name.
std::size_t every(const std::vector<std::string>& names, float size) {
  float widest = 0;
  for (const std::string& name : names) widest = std::max(widest, text_width(name, size, false));
  return static_cast<std::size_t>(std::max(1.0F, std::ceil(widest + kBetweenNames)));
}

bool has_names(const Board& board) {
  return board.options.coordinates != CoordinateScheme::off && board.cell_pixels >= kSmallestCoordinates;
}

void put(const Board& board, Vec at, const std::string& name, float size) {
  Paint paint;
  paint.role = Role::coordinate;
  board.list.text({at.x, at.y + 0.36F * size}, name, size, paint, Anchor::middle);
}

}  // namespace

void draw_coordinates(const Board& board) {
  if (!has_names(board)) return;
  const BoardGeometry& geometry = board.geometry;
  const float size = std::clamp(board.px(11), 0.34F, 0.62F);
  const float middle = board.cells ? 0.54F : 0.6F;  // distance of the names from the picture's edge
  board.list.begin(Part::coordinate);
  const std::vector<std::string> columns = names_of(board, true);
  // Names that would run into each other are left out by turns.
  for (std::size_t i = 0; i < columns.size(); i += every(columns, size)) {
    const float x = kFirst + static_cast<float>(i);
    put(board, {x, middle}, columns[i], size);
    put(board, {x, geometry.height() - middle}, columns[i], size);
  }
  const std::vector<std::string> rows = names_of(board, false);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const float y = kFirst + static_cast<float>(i);
    put(board, {middle, y}, rows[i], size);
    put(board, {geometry.width() - middle, y}, rows[i], size);
  }
}

void draw_rulers(const Board& board, const Rect& shown) {
  if (!has_names(board)) return;
  const float wide = board.px(kRuler);
  const float size = board.px(kRulerSize);
  const bool top = shown.y > kBoardMargin - wide;
  const bool left = shown.x > kBoardMargin - wide;
  Paint ground;
  ground.role = Role::board;
  board.list.begin(Part::coordinate);
  if (top) board.list.box({shown.x, shown.y, shown.width, wide}, 0, ground);
  if (left) board.list.box({shown.x, shown.y, wide, shown.height}, 0, ground);
  if (top) {
    const std::vector<std::string> names = names_of(board, true);
    for (std::size_t i = 0; i < names.size(); i += every(names, size)) {
      const float x = kFirst + static_cast<float>(i);
      // Whole names only, and none where the two rulers meet.
      const float half = text_width(names[i], size, false) / 2;
      if (x - half > shown.x + (left ? wide : 0) && x + half < shown.right())
        put(board, {x, shown.y + wide / 2}, names[i], size);
    }
  }
  if (!left) return;
  const std::vector<std::string> names = names_of(board, false);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const float y = kFirst + static_cast<float>(i);
    if (y - size / 2 > shown.y + (top ? wide : 0) && y + size / 2 < shown.bottom())
      put(board, {shown.x + wide / 2, y}, names[i], size);
  }
}

}  // namespace fivefold::board
