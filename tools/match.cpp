#include "tools/match.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include "tools/calendar.h"

namespace fivefold {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

Pair pair_of(const MatchGame& game) { return std::minmax(game.players[Side::first], game.players[Side::second]); }

bool named(std::string_view name) { return !name.empty() && name != "?" && name != "-"; }

std::optional<int> whole(std::string_view text) {
  int number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// -1, 0 or 1 as a comes before, with, or after b; 0 also where one of them does not say.
int compare(const MatchGame& a, const MatchGame& b) {
  const auto order = [](const auto& x, const auto& y) {
    if (!x || !y || *x == *y) return 0;
    return *x < *y ? -1 : 1;
  };
  if (const int by_round = order(whole(a.round), whole(b.round)); by_round != 0) return by_round;
  const auto day_a = read_day(a.date, a.site);
  const auto day_b = read_day(b.date, b.site);
  if (const int by_day = order(day_a, day_b); by_day != 0) return by_day;
  if (day_a != day_b || a.time.size() != b.time.size()) return 0;
  const int by_time = a.time.compare(b.time);
  return by_time < 0 ? -1 : by_time > 0 ? 1 : 0;
}

void check_pair(std::span<const MatchGame> games, std::vector<std::size_t> order, bool declared,
                std::vector<MatchViolation>& violations) {
  // Insertion keeps the order of the list wherever the games do not say theirs; `compare` is no strict weak order when
  // some games lack a date, which std::sort would not forgive.
  if (!declared) {
    for (std::size_t i = 1; i < order.size(); ++i)
      for (std::size_t j = i; j > 0 && compare(games[order[j]], games[order[j - 1]]) < 0; --j)
        std::swap(order[j], order[j - 1]);
  }
  for (std::size_t i = 1; i < order.size(); ++i) {
    const MatchGame& before = games[order[i - 1]];
    const MatchGame& game = games[order[i]];
    if (before.players[Side::first] != game.players[Side::first]) continue;
    const bool known = declared || compare(before, game) != 0;
    violations.push_back({order[i], order[i - 1], known ? MatchFault::sides_not_changed : MatchFault::order_unknown});
  }
}

}  // namespace

std::vector<MatchViolation> check_match(std::span<const MatchGame> games, bool declared) {
  std::vector<MatchViolation> violations;
  std::map<Pair, std::vector<std::size_t>> pairs;
  std::optional<std::size_t> opening_game;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (!named(games[i].players[Side::first]) || !named(games[i].players[Side::second])) continue;
    if (!opening_game) opening_game = i;
    if (declared && pair_of(games[i]) != pair_of(games[*opening_game])) {
      violations.push_back({i, *opening_game, MatchFault::stranger});
    } else {
      pairs[pair_of(games[i])].push_back(i);
    }
  }
  for (const auto& [pair, order] : pairs) check_pair(games, order, declared, violations);
  std::sort(violations.begin(), violations.end(),
            [](const MatchViolation& a, const MatchViolation& b) { return a.game < b.game; });
  return violations;
}

}  // namespace fivefold
