#include "formats/bare_losses.h"

#include <algorithm>
#include <string>

namespace fivefold {

void report_bare_losses(std::string_view format, const Record& record, Diagnostics& diagnostics) {
  const auto lost = [&](bool present, std::string_view what) {
    if (!present) return;
    diagnostics.add(Code::cannot_hold, record.moves_where,
                    {{"format", std::string(format)}, {"what", std::string(what)}});
  };
  const auto& players = record.players;
  const auto any_extra = [&](auto has) { return std::any_of(record.extras.begin(), record.extras.end(), has); };
  const auto any_token = [&](auto has) { return std::any_of(record.tokens.begin(), record.tokens.end(), has); };
  lost(!record.id.empty(), "the id of the game");
  lost(!record.ruleset.empty() || !record.game.empty() || !record.rules_json.empty(), "the ruleset and other rules");
  lost(record.rated.has_value(), "whether the game is rated");
  lost(!players[0].name.empty() || !players[1].name.empty(), "the names of the players");
  lost(players[0].rating || players[1].rating, "ratings");
  lost(players[0].kind != PlayerKind::unknown || players[1].kind != PlayerKind::unknown, "kinds of players");
  lost(record.sides[0] == Side::second, "who sat first and which sides they had");
  lost(!record.event.empty(), "the event");
  lost(!record.site.empty() || !record.round.empty() || !record.section.empty(), "site, round and section");
  lost(!record.date.empty() || !record.time.empty(), "the date");
  lost(record.seconds_per_move.has_value() || !record.time_control.empty(), "the clock");
  lost(any_token([](const Token& t) { return t.milliseconds != kNoTime; }) ||
           any_extra([](const Extra& e) { return !e.seconds.empty(); }),
       "the times of the moves");
  lost(record.result != Result::missing, "the result");
  lost(record.end.has_value() || !record.end_text.empty(), "how the game ended");
  lost(record.layout.drawn == BoardDrawn::cells, "that the board is drawn with cells");
  lost(any_token([](const Token& t) { return t.kind == TokenKind::choose; }), "choices of sides");
}

}  // namespace fivefold
