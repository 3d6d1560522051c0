#include "tools/series.h"

#include <iterator>

#include <fmt/format.h>

#include "tools/match.h"

namespace fivefold {

void Series::add(const RawRecord& raw, const Judged& judged, bool all) {
  if (judged.ruleset == nullptr || !(judged.ruleset->sides_alternate || all)) return;
  const Record& record = judged.record;
  Game game;
  for (const Side side : {Side::first, Side::second}) {
    game.players[side] = player_of(record, side);
    game.side_names[side] = judged.ruleset->side_names[side];
  }
  game.round = record.round;
  game.date = record.date;
  game.time = record.time;
  game.site = record.site;
  game.path = raw.entry->path;
  game.id = record.id;
  game.line = raw.line;
  game.column = raw.column;
  game.byte = raw.offset;
  game.number = raw.number;
  games_.push_back(std::move(game));
}

void Series::merge(Series&& later) {
  games_.insert(games_.end(), std::make_move_iterator(later.games_.begin()),
                std::make_move_iterator(later.games_.end()));
}

std::string Series::name_of(const Game& game) {
  std::string name = fmt::format("game {}", game.number);
  if (!game.id.empty()) name += fmt::format(" #{}", game.id);
  return name + " of " + game.path;
}

void Series::report(bool declared, const Reporter& reporter, Findings& to, Summary& summary) const {
  std::vector<MatchGame> games;
  games.reserve(games_.size());
  for (const Game& game : games_) {
    MatchGame entry;
    for (const Side side : {Side::first, Side::second}) entry.players[side] = game.players[side];
    entry.round = game.round;
    entry.date = game.date;
    entry.time = game.time;
    entry.site = game.site;
    games.push_back(entry);
  }
  for (const MatchViolation& violation : check_match(games, declared)) {
    const Game& game = games_[violation.game];
    const Game& previous = games_[violation.previous];
    Diagnostics made;
    if (violation.fault == MatchFault::stranger) {
      const std::string& first = previous.players[Side::first];
      const std::string& second = previous.players[Side::second];
      const std::string& player = game.players[Side::first];
      const bool known = player == first || player == second;
      made.add(Code::stranger_in_match, {},
               {{"player", known ? game.players[Side::second] : player}, {"first", first}, {"second", second}});
    } else {
      made.add(violation.fault == MatchFault::order_unknown ? Code::match_order_unknown : Code::sides_not_changed, {},
               {{"player", game.players[Side::first]},
                {"side", game.side_names[Side::first]},
                {"previous", name_of(previous)}});
    }
    const std::optional<Severity> severity = reporter.severity(made[0]);
    if (!severity) continue;
    summary.count(made[0].code, *severity);
    FindingPlace place;
    place.path = game.path;
    place.line = game.line;
    place.column = game.column;
    place.byte = game.byte;
    place.game = game.number;
    place.id = game.id;
    place.first = game.players[Side::first];
    place.second = game.players[Side::second];
    reporter.finding(made[0], *severity, place, {}, to);
  }
}

}  // namespace fivefold
