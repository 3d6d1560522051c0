#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/game.h"
#include "viewer/scene/study.h"

namespace fivefold::test {

/// What a position shows, worked out the slow way: a fresh Game from the first move, a map of stones, nothing kept.
struct NaiveMoment {
  struct Stone {
    Side side;
    std::uint32_t ply;  ///< 0: of the setup
    friend bool operator==(const Stone&, const Stone&) = default;
  };
  struct Ghost {
    Point point;
    Side side;
    std::uint32_t ply;
    std::uint32_t taken_at;
    friend auto operator<=>(const Ghost&, const Ghost&) = default;
  };
  std::map<Point, Stone> stones;
  std::vector<Ghost> ghosts_now;  ///< taken by the last token, by point
  std::vector<Ghost> ghosts_all;  ///< all taken whose point is free now: the last one of each point
  BySide<int> taken;
  std::optional<Side> to_move;
  std::optional<Outcome> outcome;
  std::uint32_t outcome_ply = 0;
  std::uint32_t ply = 0;
  std::vector<std::vector<Point>> rows;  ///< winning rows of the ending step that still stand
  std::map<Point, std::vector<std::uint32_t>> reused;
  bool judged = true;  ///< the last token was played or refused, not merely listed
  Step step;           ///< of the last token
};

/// Tokens of the path that ends with a line, found by ids from the record alone.
std::vector<std::uint32_t> naive_path(const Record& record, std::uint32_t line);

NaiveMoment naive_moment(const Study& study, std::uint32_t line, std::uint32_t tokens, Policy policy = Policy::record);

}  // namespace fivefold::test
