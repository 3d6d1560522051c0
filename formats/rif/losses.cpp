#include "formats/rif/losses.h"

#include <algorithm>
#include <utility>

#include "formats/rif/names.h"
#include "formats/rif/text.h"
#include "formats/rif/write.h"
#include "formats/stated_sides.h"

namespace fivefold::rif {

void report_loss(const Record& record, std::string what, Diagnostics& diagnostics) {
  diagnostics.add(Code::cannot_hold, record.moves_where, {{"format", "rif"}, {"what", std::move(what)}});
}

void report_losses(const Record& record, const std::vector<std::string>& changed, Diagnostics& diagnostics) {
  const auto lost = [&](bool present, const char* what) {
    if (present) report_loss(record, what, diagnostics);
  };
  const auto& players = record.players;
  bool comments = false, times = false, keys = !players[0].other.empty() || !players[1].other.empty();
  for (const Extra& extra : record.extras) {
    comments = comments || !extra.comment.empty();
    times = times || !extra.seconds.empty();
    keys = keys || !extra.other.empty();
  }
  for (const Line& line : record.lines) keys = keys || !line.other.empty();
  const Line& main = record.lines.front();
  bool choices = false, acts = false;
  for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
    const Token& token = record.tokens[i];
    choices = choices || token.kind == TokenKind::choose;
    acts = acts || token.kind == TokenKind::act;
    times = times || token.milliseconds != kNoTime;
  }
  lost(!record.id.empty() && !is_number(record.id), "the id of the game, which is no number");
  lost(!record.game.empty(), "the name of the game (that of the ruleset is written)");
  lost(!record.rules_json.empty(), "house rules");
  lost(!record.section.empty(), "the section");
  lost(!record.time.empty(), "the time of day");
  lost(record.seconds_per_move.has_value() || !record.time_control.empty(), "the clock");
  lost(players[0].rating || players[1].rating, "ratings");
  lost(players[0].kind != PlayerKind::unknown || players[1].kind != PlayerKind::unknown, "kinds of players");
  lost(record.sides[0] == Side::second, "who sat first (names stand with the colours at the end)");
  lost(record.layout.drawn == BoardDrawn::cells, "that the board is drawn with cells");
  lost(comments, "comments on moves");
  lost(record.lines.size() > 1, "variations");
  lost(choices, "choices of sides");
  lost(acts, "resignations, draw offers and passes");
  lost(states_other_side(record), "stones of the side that is not to move");
  lost(times, "the times of moves");
  lost(record.result == Result::unknown && record.tag(kTagResult).empty(), "that the result is open");
  lost(record.end.has_value() || !record.end_text.empty(), "how the game ended");
  for (const std::string& what : changed) report_loss(record, what, diagnostics);
  const bool tags =
      std::any_of(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !tag.key.starts_with(kPrefix); });
  lost(tags || keys, "other tags");
}

WriteLimits limits() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.times = limits.end = limits.ratings = limits.portals = limits.locked =
      limits.setup = limits.choices = limits.acts = limits.rules = limits.tags = false;
  limits.max_width = limits.max_height = kSize;
  limits.notes = "15x15 only. A comment on the whole game is kept; dates and sites are those of its tournament.";
  return limits;
}

}  // namespace fivefold::rif
