#include "viewer/scene/board_outline.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace fivefold::board {
namespace {

using Corner = std::pair<int, int>;  // x, y

Vec vec(Corner corner) { return {static_cast<float>(corner.first), static_cast<float>(corner.second)}; }

}  // namespace

std::vector<std::vector<Vec>> outline(const CellSet& has, int columns, int rows) {
  // Every border between a cell of the set and one outside is an arrow with the set on its right.
  std::multimap<Corner, Corner> arrows;
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < columns; ++x) {
      if (!has(x, y)) continue;
      if (y == 0 || !has(x, y - 1)) arrows.emplace(Corner{x, y}, Corner{x + 1, y});
      if (x + 1 == columns || !has(x + 1, y)) arrows.emplace(Corner{x + 1, y}, Corner{x + 1, y + 1});
      if (y + 1 == rows || !has(x, y + 1)) arrows.emplace(Corner{x + 1, y + 1}, Corner{x, y + 1});
      if (x == 0 || !has(x - 1, y)) arrows.emplace(Corner{x, y + 1}, Corner{x, y});
    }
  }
  std::vector<std::vector<Vec>> paths;
  while (!arrows.empty()) {
    auto next = arrows.begin();
    const Corner start = next->first;
    std::vector<Corner> path{start};
    for (;;) {
      const Corner from = next->first;
      const Corner to = next->second;
      arrows.erase(next);
      path.push_back(to);
      if (to == start) break;
      // Where two borders leave a corner, the right turn stays with the same cell.
      const auto [low, high] = arrows.equal_range(to);
      next = low;
      for (auto way = low; way != high; ++way) {
        const int turn = (to.first - from.first) * (way->second.second - to.second) -
                         (to.second - from.second) * (way->second.first - to.first);
        if (turn > 0) next = way;
      }
    }
    // Corners only: what lies straight between its neighbours goes.
    std::vector<Vec> corners;
    const std::size_t n = path.size() - 1;
    for (std::size_t i = 0; i < n; ++i) {
      const Corner before = path[(i + n - 1) % n];
      const Corner after = path[i + 1];
      if (before.first != after.first && before.second != after.second) corners.push_back(vec(path[i]));
    }
    corners.push_back(corners.front());
    paths.push_back(std::move(corners));
  }
  return paths;
}

std::vector<Segment> hatch(const CellSet& has, int columns, int rows, float spacing) {
  std::vector<Segment> segments;
  const auto width = static_cast<float>(columns);
  const auto height = static_cast<float>(rows);
  const auto inside = [&](float x, float y) {
    const int column = static_cast<int>(std::floor(x));
    const int row = static_cast<int>(std::floor(y));
    return column >= 0 && row >= 0 && column < columns && row < rows && has(column, row);
  };
  const float step = spacing * std::sqrt(2.0F);
  const int lines = static_cast<int>(std::ceil((width + height) / step - 0.5F));
  for (int diagonal = 0; diagonal < lines; ++diagonal) {
    const float sum = (static_cast<float>(diagonal) + 0.5F) * step;  // the line x + y = sum
    const float first = std::max(0.0F, sum - height);
    const float last = std::min(width, sum);
    std::vector<float> cuts{first, last};
    for (int x = 0; x <= columns; ++x) cuts.push_back(static_cast<float>(x));
    for (int y = 0; y <= rows; ++y) cuts.push_back(sum - static_cast<float>(y));
    cuts.erase(std::remove_if(cuts.begin(), cuts.end(), [&](float x) { return x < first || x > last; }), cuts.end());
    std::sort(cuts.begin(), cuts.end());
    bool open = false;
    for (std::size_t i = 1; i < cuts.size(); ++i) {
      if (cuts[i] - cuts[i - 1] < 1e-4F) continue;
      const float middle = (cuts[i - 1] + cuts[i]) / 2;
      const bool within = inside(middle, sum - middle);
      const Vec end{cuts[i], sum - cuts[i]};
      if (within && open)
        segments.back().to = end;
      else if (within)
        segments.push_back({{cuts[i - 1], sum - cuts[i - 1]}, end});
      open = within;
    }
  }
  return segments;
}

}  // namespace fivefold::board
