#include "tools/stats.h"

#include <algorithm>

#include "core/symmetry.h"
#include "tools/report.h"

namespace fivefold {

void Score::add(Result result) {
  switch (result) {
    case Result::first: ++first; break;
    case Result::second: ++second; break;
    case Result::draw: ++drawn; break;
    case Result::missing:
    case Result::unknown: ++open; break;
  }
}

void Score::merge(const Score& other) {
  first += other.first;
  second += other.second;
  drawn += other.drawn;
  open += other.open;
}

void Range::add(std::uint64_t value) {
  least = count == 0 ? value : std::min(least, value);
  most = std::max(most, value);
  sum += value;
  ++count;
}

void Range::merge(const Range& other) {
  if (other.count == 0) return;
  least = count == 0 ? other.least : std::min(least, other.least);
  most = std::max(most, other.most);
  sum += other.sum;
  count += other.count;
}

namespace {

void add_player(std::map<std::string, PlayerScore>& players, const Record& record, Result result) {
  for (const Side side : {Side::first, Side::second}) {
    const std::string_view name = player_of(record, side);
    if (name.empty() || name == "?" || name == "-") continue;
    PlayerScore& score = players[std::string(name)];
    const Result win = side == Side::first ? Result::first : Result::second;
    if (result == Result::missing || result == Result::unknown) {
      ++score.open;
    } else if (result == Result::draw) {
      ++score.drawn;
    } else {
      ++(result == win ? score.won : score.lost);
    }
  }
}

}  // namespace

RulesetStats& Stats::of(const Ruleset& ruleset) {
  for (RulesetStats& known : rulesets_)
    if (known.id == ruleset.id) return known;
  RulesetStats& added = rulesets_.emplace_back();
  added.id = ruleset.id;
  added.title = ruleset.title;
  added.side_names = ruleset.side_names;
  added.coordinates = ruleset.coordinates;
  return added;
}

void Stats::add(const Judged& judged, const std::vector<Coord>& first_side) {
  if (judged.ruleset == nullptr || judged.replay == nullptr) return;
  RulesetStats& stats = of(*judged.ruleset);
  const Result shown = result_of(judged.replay->outcome);
  const Result claimed = judged.record.result;
  const Result counted = result_index(claimed) == 3 ? shown : claimed;
  stats.claimed.add(claimed);
  stats.shown.add(shown);
  ++stats.ends[static_cast<std::size_t>(end_group(*judged.replay))];
  stats.plies.add(judged.replay->plies);
  stats.captured.add(judged.replay->captured_stones);
  const BoardLayout& layout = *judged.layout;
  // Locked cells and portals leave a board no symmetry to speak of.
  if (first_side.size() == 2 && layout.locked.empty() && layout.portals.empty()) {
    const std::vector<Coord> key = canonical(first_side, layout.width, layout.height);
    stats.openings[write_coord(key[0], stats.coordinates) + " " + write_coord(key[1], stats.coordinates)].add(counted);
  }
  add_player(players_, judged.record, counted);
}

void Stats::merge(const Stats& later) {
  for (const RulesetStats& theirs : later.rulesets_) {
    const auto found =
        std::find_if(rulesets_.begin(), rulesets_.end(), [&](const auto& r) { return r.id == theirs.id; });
    if (found == rulesets_.end()) {
      rulesets_.push_back(theirs);
      continue;
    }
    found->claimed.merge(theirs.claimed);
    found->shown.merge(theirs.shown);
    for (std::size_t i = 0; i < kEndGroups; ++i) found->ends[i] += theirs.ends[i];
    found->plies.merge(theirs.plies);
    found->captured.merge(theirs.captured);
    for (const auto& [key, score] : theirs.openings) found->openings[key].merge(score);
  }
  for (const auto& [name, score] : later.players_) {
    PlayerScore& mine = players_[name];
    mine.won += score.won;
    mine.lost += score.lost;
    mine.drawn += score.drawn;
    mine.open += score.open;
  }
}

}  // namespace fivefold
