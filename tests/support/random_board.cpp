#include "tests/support/random_board.h"

#include <algorithm>
#include <set>
#include <utility>

namespace fivefold {

using nlohmann::json;

namespace {

using Cell = std::pair<int, int>;

class Layout {
 public:
  Layout(int width, int height) : width_(width), height_(height) {}

  Cell anywhere(RandomSource& random) const { return {random.from(0, width_ - 1), random.from(0, height_ - 1)}; }
  /// Within a block of 4 x 4 near the given corner.
  Cell near(Cell corner, RandomSource& random) const {
    return {std::min(corner.first + random.from(0, 3), width_ - 1),
            std::min(corner.second + random.from(0, 3), height_ - 1)};
  }
  bool on_board(Cell c) const { return c.first >= 0 && c.second >= 0 && c.first < width_ && c.second < height_; }

  void add_pair(Cell a, Cell b) {
    if (a == b || !on_board(a) || !on_board(b) || used_.count(a) != 0 || used_.count(b) != 0) return;
    used_.insert(a);
    used_.insert(b);
    portals_.push_back(json::array({json(a), json(b)}));
  }
  void add_locked(Cell c) {
    if (used_.insert(c).second) locked_.push_back(json(c));
  }

  json as_json() const {
    json board = {{"locked", locked_}, {"portals", portals_}};
    board["size"] = width_ == height_ ? json(width_) : json::array({width_, height_});
    return board;
  }

 private:
  int width_;
  int height_;
  std::set<Cell> used_;
  json locked_ = json::array();
  json portals_ = json::array();
};

void add_portals(Layout& layout, RandomSource& random) {
  const int pairs = random.from(1, 4);
  const int manner = random.from(0, 2);
  const Cell corner = layout.anywhere(random);
  for (int i = 0; i < pairs; ++i) {
    if (manner == 0) {
      layout.add_pair(layout.anywhere(random), layout.anywhere(random));
    } else if (manner == 1) {
      layout.add_pair(layout.near(corner, random), layout.near(corner, random));
    } else {
      static const std::vector<Cell> steps = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
      const auto [dx, dy] = random.one_of(steps);
      const Cell a = layout.anywhere(random);
      const int apart = random.from(1, 8);
      layout.add_pair(a, {a.first + apart * dx, a.second + apart * dy});
    }
  }
}

}  // namespace

json random_board(RandomSource& random) {
  const int longest = random.percent(8) ? 19 : 9;
  const int width = random.from(5, longest);
  const int height = random.percent(70) ? width : random.from(5, longest);
  Layout layout(width, height);
  if (random.percent(60)) add_portals(layout, random);
  int locked = random.percent(50) ? random.from(1, 4) : 0;
  if (random.percent(5)) locked = width * height / 2;
  for (int i = 0; i < locked; ++i) layout.add_locked(layout.anywhere(random));
  return layout.as_json();
}

}  // namespace fivefold
