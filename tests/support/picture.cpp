#include "tests/support/picture.h"

#include <map>
#include <stdexcept>
#include <string>

namespace fivefold {

namespace {

std::vector<std::string> without_spaces(std::initializer_list<const char*> rows) {
  std::vector<std::string> lines;
  for (const char* row : rows) {
    lines.emplace_back();
    for (const char* sign = row; *sign != '\0'; ++sign)
      if (*sign != ' ') lines.back() += *sign;
    if (lines.back().size() != lines.front().size()) throw std::runtime_error("rows of different length");
  }
  return lines;
}

}  // namespace

Picture::Picture(const Ruleset& ruleset, std::initializer_list<const char*> rows)
    : ruleset_(std::make_unique<Ruleset>(ruleset)) {
  const std::vector<std::string> lines = without_spaces(rows);
  BoardLayout layout;
  layout.width = static_cast<int>(lines.front().size());
  layout.height = static_cast<int>(lines.size());
  std::map<char, std::vector<Coord>> holes;
  std::vector<std::pair<Coord, Side>> stones;
  for (int y = 0; y < layout.height; ++y)
    for (int x = 0; x < layout.width; ++x) {
      const char sign = lines[static_cast<std::size_t>(layout.height - 1 - y)][static_cast<std::size_t>(x)];
      const Coord at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
      if (sign == '#') layout.locked.push_back(at);
      if (sign == '1') stones.emplace_back(at, Side::first);
      if (sign == '2') stones.emplace_back(at, Side::second);
      if (sign == '*') star_ = at;
      if (sign >= 'a' && sign <= 'z') holes[sign].push_back(at);
    }
  for (const auto& [letter, ends] : holes) {
    if (ends.size() != 2) throw std::runtime_error(std::string("portal without two ends: ") + letter);
    layout.portals.push_back({ends[0], ends[1], ""});
  }
  topology_ = std::make_unique<Topology>(layout);
  position_ = std::make_unique<Position>(*ruleset_, *topology_);
  for (const auto& [at, side] : stones) position_->put(*topology_->at(at), side);
}

Step Picture::play(Side side) { return play(side, star_); }

Step Picture::play(Side side, Coord at) {
  Step step;
  step.clear();
  position_->place(topology_->at(at).value(), side, step);
  return step;
}

}  // namespace fivefold
