#include "tests/support/random_player.h"

#include <algorithm>

namespace fivefold {

using nlohmann::json;

namespace {

json cell(Coord coord) { return json::array({coord.x, coord.y}); }

}  // namespace

json RandomPlayer::token() {
  if (passed_ && random_.percent(40)) return act();
  passed_ = false;
  const bool choosing = game_.phase() == Phase::other_chooses || game_.phase() == Phase::starter_chooses;
  if (random_.percent(choosing ? 75 : 1)) return {{"choose", random_.one_of<std::string>({"first", "second", "put2"})}};
  if (random_.percent(game_.ruleset().turns.pass ? 9 : 4)) return act();
  if (random_.permille(4)) return {{"unreadable", "?"}};
  return move();
}

json RandomPlayer::act() {
  Act act = static_cast<Act>(random_.from(0, 5));
  if (game_.ruleset().turns.pass && random_.percent(50)) act = Act::pass;
  passed_ = act == Act::pass;
  // Resignations end games early; keep them rare.
  if (act == Act::resign && random_.percent(80)) return move();
  json token = {{"act", word(act)}};
  if (random_.percent(act == Act::timeout ? 20 : 80)) token["by"] = random_.from(1, 2);
  return token;
}

json RandomPlayer::move() {
  const auto good = good_place();
  const bool bad = !good || random_.permille(referee() ? 50 : 12);
  const Coord at = bad ? bad_place() : game_.topology().coord(*good);
  json token = {{"at", cell(at)}};
  if (random_.percent(8)) {
    const int mover = game_.to_move() ? number(*game_.to_move()) : random_.from(1, 2);
    token["colour"] = random_.percent(70) ? mover : 3 - mover;
  }
  if (random_.percent(8)) token["t"] = random_.one_of<double>({0.0, 12.5, 44.999, 45.0});
  if (random_.permille(8)) token["t"] = random_.one_of<double>({45.001, 60.0});
  return token.size() == 1 ? token["at"] : token;
}

Coord RandomPlayer::bad_place() {
  const Topology& topology = game_.topology();
  std::vector<Coord> places = {{-1, 0}, {static_cast<std::int16_t>(topology.width()), 2}, {3, 99}};
  for (std::size_t i = 0; i < topology.size(); ++i)
    if (!game_.position().is_free(static_cast<Point>(i))) places.push_back(topology.coord(static_cast<Point>(i)));
  return random_.one_of(places);
}

std::optional<Point> RandomPlayer::good_place() {
  const Topology& topology = game_.topology();
  std::vector<Point> free;
  for (std::size_t i = 0; i < topology.size(); ++i)
    if (game_.position().is_free(static_cast<Point>(i))) free.push_back(static_cast<Point>(i));
  if (free.empty()) return std::nullopt;
  const PointSet forbidden = opening_forbidden(game_);
  if (!forbidden.empty()) {
    const bool wanted = random_.percent(25);
    free.erase(std::remove_if(free.begin(), free.end(), [&](Point p) { return forbidden.has(p) != wanted; }),
               free.end());
  }
  if (free.empty()) return std::nullopt;
  if (random_.percent(20)) return random_.one_of(free);
  const Side side = game_.to_move().value_or(Side::first);
  std::optional<Point> best;
  for (int i = random_.from(1, 8); i > 0; --i) {
    const Point point = near_a_stone(free).value_or(random_.one_of(free));
    if (!best || promise(point, side) > promise(*best, side)) best = point;
  }
  return best;
}

std::optional<Point> RandomPlayer::near_a_stone(const std::vector<Point>& free) {
  const Point point = random_.one_of(free);
  for (const Direction direction : kDirections) {
    const Point next = game_.topology().next(point, direction);
    if (next != kNoPoint && game_.position().has_stone(next)) return point;
  }
  return std::nullopt;
}

// How much a stone there does: long own runs and brackets score.
int RandomPlayer::promise(Point point, Side side) const {
  const Topology& topology = game_.topology();
  const Position& position = game_.position();
  int score = 0;
  for (const Direction direction : kDirections) {
    const auto count = [&](Side colour, Point& at) {
      int length = 0;
      while (at != kNoPoint && at != point && position.has(at, colour) && length < 8) {
        at = topology.next(at, direction);
        ++length;
      }
      return length;
    };
    Point at = topology.next(point, direction);
    const int own = count(side, at);
    score += own * own;
    if (own > 0) continue;
    const int enemies = count(opponent(side), at);
    if (enemies >= 2 && enemies <= 3 && at != kNoPoint && position.has(at, side)) score += 8;
    if (enemies >= 3) score += 2;
  }
  return score;
}

}  // namespace fivefold
