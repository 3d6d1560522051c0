#include "formats/playok/losses.h"

#include <algorithm>
#include <utility>

#include "formats/stated_sides.h"

namespace fivefold::playok {

void report_loss(std::string what, Diagnostics& diagnostics) {
  diagnostics.add(Code::cannot_hold, {}, {{"format", "playok"}, {"what", std::move(what)}});
}

void report_losses(const Judged& judged, bool exchanged, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  const auto lost = [&](bool present, const char* what) {
    if (present) report_loss(what, diagnostics);
  };
  const auto& players = record.players;
  bool comments = !record.intro.empty(), times = false, keys = false, acts = false;
  for (const Extra& extra : record.extras) {
    comments = comments || !extra.comment.empty();
    times = times || !extra.seconds.empty();
    keys = keys || !extra.other.empty();
  }
  bool put_two = false;
  for (const Token& token : record.tokens) {
    put_two = put_two || (token.kind == TokenKind::choose && token.choice() == Choice::put_two);
    times = times || token.milliseconds != kNoTime;
    acts = acts || token.kind == TokenKind::act;
  }
  keys = keys || !players[0].other.empty() || !players[1].other.empty();
  for (const Line& line : record.lines) keys = keys || !line.other.empty();
  lost(!record.id.empty(), "the id of the game");
  lost(!record.ruleset.empty() || !record.game.empty() || !record.rules_json.empty(), "the ruleset");
  lost(record.rated.has_value(), "whether the game is rated");
  lost(!record.section.empty(), "the section");
  lost(record.seconds_per_move.has_value(), "the time limit of a move");
  lost(players[0].kind != PlayerKind::unknown || players[1].kind != PlayerKind::unknown, "kinds of players");
  lost(exchanged, "who sat first (names stand in the order of the sides)");
  lost(record.layout.drawn == BoardDrawn::cells, "that the board is drawn with cells");
  lost(states_other_side(record), "stones of the side that is not to move");
  lost(put_two, "the choice to put two more stones");
  lost(comments, "comments");
  lost(record.lines.size() > 1, "variations");
  lost(acts, "resignations, draw offers and passes");
  lost(times, "the time of each move");
  lost(record.end.has_value() || !record.end_text.empty(), "how the game ended");
  lost(keys, "keys of moves, lines or players that only JSON has");
}

WriteLimits limits() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.times = limits.end = limits.portals = limits.locked = limits.setup =
      limits.acts = limits.rules = limits.faults = false;
  limits.max_width = limits.max_height = kMostColumns;
  limits.notes = "Square boards only; the kind of game is a number that names no rules.";
  return limits;
}

}  // namespace fivefold::playok
