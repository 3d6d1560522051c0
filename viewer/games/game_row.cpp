#include "viewer/games/game_row.h"

#include <algorithm>

#include "formats/dates.h"

namespace fivefold::viewer {
namespace {

std::string player_of(const Record& record, Side side) {
  const std::size_t seat = record.sides[0] == side ? 0 : 1;
  return std::string(record.players[seat].name);
}

std::uint32_t sortable(const Record& record) {
  const PartialDate date = read_date(record.date, record.site).date;
  if (!date.year) return 0;
  return static_cast<std::uint32_t>(*date.year * 10000 + date.month.value_or(0) * 100 + date.day.value_or(0));
}

std::uint8_t status_of(const Diagnostics& diagnostics) {
  std::uint8_t status = 0;
  for (const Diagnostic& diagnostic : diagnostics)
    status = std::max<std::uint8_t>(status, diagnostic.severity == Severity::error ? 2 : 1);
  return status;
}

std::uint32_t stated_moves(const Record& record) {
  const Line& line = record.lines.front();
  const auto begin = record.tokens.begin() + line.first;
  return static_cast<std::uint32_t>(
      std::count_if(begin, begin + line.count, [](const Token& token) { return token.kind == TokenKind::move; }));
}

}  // namespace

GameRow make_game_row(const RawRecord& raw, const Judged& judged, const Diagnostics& found) {
  const Record& record = judged.record;
  GameRow row;
  row.first = player_of(record, Side::first);
  row.second = player_of(record, Side::second);
  row.event = record.event;
  row.date = record.date;
  row.ruleset = judged.ruleset != nullptr ? std::string_view(judged.ruleset->title) : record.game;
  row.result = record.result;
  row.sort_date = sortable(record);
  row.plies = judged.replay != nullptr ? judged.replay->plies : stated_moves(record);
  row.captures = judged.replay != nullptr ? judged.replay->captured_stones : 0;
  row.status = std::max(status_of(raw.diagnostics), status_of(found));
  row.path = raw.entry->path;
  row.number = raw.number;
  return row;
}

}  // namespace fivefold::viewer
