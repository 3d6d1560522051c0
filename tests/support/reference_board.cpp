#include "tests/support/reference_board.h"

#include <algorithm>

namespace fivefold::reference {

Board::Board(int width, int height, std::vector<Coord> locked, std::vector<std::pair<Coord, Coord>> portals)
    : width_(width),
      height_(height),
      locked_(std::move(locked)),
      portals_(std::move(portals)),
      stones_(static_cast<std::size_t>(width * height), 0) {}

bool Board::is_locked(Coord c) const { return std::find(locked_.begin(), locked_.end(), c) != locked_.end(); }

bool Board::is_hole(Coord c) const {
  for (const auto& [a, b] : portals_)
    if (c == a || c == b) return true;
  return false;
}

std::vector<Coord> Board::cells() const {
  std::vector<Coord> all;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) all.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
  return all;
}

bool Board::is_full() const {
  for (const Coord c : cells())
    if (is_free(c)) return false;
  return true;
}

Coord Board::partner(Coord c) const {
  for (const auto& [a, b] : portals_) {
    if (c == a) return b;
    if (c == b) return a;
  }
  return c;
}

std::optional<Coord> Board::next(Coord c, int dx, int dy, std::vector<Coord>* passed) const {
  Coord here = c;
  for (;;) {
    if (is_hole(here) && passed != nullptr) {
      passed->push_back(here);
      passed->push_back(partner(here));
    }
    here = partner(here);
    here = {static_cast<std::int16_t>(here.x + dx), static_cast<std::int16_t>(here.y + dy)};
    if (!on_board(here)) return std::nullopt;
    if (!is_hole(here)) return here;
  }
}

std::vector<std::string> Board::rows() const {
  std::vector<std::pair<Coord, Coord>> pairs = portals_;
  for (auto& [a, b] : pairs)
    if (b < a) std::swap(a, b);
  std::sort(pairs.begin(), pairs.end());
  std::vector<std::string> rows;
  for (int y = height_ - 1; y >= 0; --y) {
    std::string row;
    for (int x = 0; x < width_; ++x) {
      const Coord c{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
      char sign = ".12"[stone(c)];
      if (is_locked(c)) sign = '#';
      for (std::size_t i = 0; i < pairs.size(); ++i)
        if (c == pairs[i].first || c == pairs[i].second) sign = static_cast<char>('a' + i);
      row += sign;
    }
    rows.push_back(row);
  }
  return rows;
}

}  // namespace fivefold::reference
