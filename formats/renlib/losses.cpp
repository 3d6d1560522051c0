#include "formats/renlib/losses.h"

#include <algorithm>
#include <string>

#include "formats/renlib/notes.h"
#include "formats/stated_sides.h"

namespace fivefold::renlib {
namespace {

bool is_ours(const Tag& tag) {
  return (tag.key.starts_with("renlib.") && tag.key != kTagRest) ||
         (tag.key == kTagLabels && !labels_from(tag.value, tag.json).empty());
}

}  // namespace

void report_losses(const Record& record, const Tree& tree, const Found& found, Diagnostics& diagnostics) {
  const auto lost = [&](bool present, std::string_view what) {
    if (!present) return;
    diagnostics.add(Code::cannot_hold, record.moves_where, {{"format", "renlib"}, {"what", std::string(what)}});
  };
  const auto& players = record.players;
  const bool times = std::any_of(record.tokens.begin(), record.tokens.end(),
                                 [](const Token& token) { return token.milliseconds != kNoTime; });
  const bool exact_times =
      std::any_of(record.extras.begin(), record.extras.end(), [](const Extra& e) { return !e.seconds.empty(); });
  const auto has = [&](TokenKind kind, bool pass) {
    return std::any_of(record.tokens.begin(), record.tokens.end(), [&](const Token& token) {
      return token.kind == kind && (kind != TokenKind::act || (token.act() == Act::pass) == pass);
    });
  };
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
  lost(times || exact_times, "the times of the moves");
  lost(record.result != Result::missing, "the result");
  lost(record.end.has_value() || !record.end_text.empty(), "how the game ended");
  lost(record.layout.drawn == BoardDrawn::cells, "that the board is drawn with cells");
  lost(has(TokenKind::choose, false), "choices of sides");
  lost(has(TokenKind::act, false), "resignations and draw offers");
  lost(states_other_side(record), "stones of the side that is not to move");
  if (!tree.homeless.empty()) {
    lost(true, std::to_string(tree.homeless.size()) + " variations that have no place");
  }
  lost(tree.numbering_lost && tree.homeless.empty(), "how the variations are numbered and nested");
  lost(found.labels, "the order and the moves at which labels stand (other keys of moves)");
  lost(found.controls, "line ends and control characters of comments");
  const bool more_tags =
      std::any_of(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !is_ours(tag); });
  const bool line_keys =
      std::any_of(record.lines.begin(), record.lines.end(), [](const Line& line) { return !line.other.empty(); });
  lost(more_tags || !players[0].other.empty() || !players[1].other.empty(), "other tags");
  lost(found.members || line_keys, "other keys of moves and variations");
}

WriteLimits limits() {
  WriteLimits limits;
  limits.times = limits.result = limits.end = limits.players = limits.ratings = limits.event = limits.date =
      limits.portals = limits.locked = limits.setup = limits.choices = limits.acts = limits.rules = limits.tags =
          limits.faults = false;
  limits.max_width = limits.max_height = 15;
  limits.notes = "Boards of 15x15 only. Marks and labels of SGF are held, passes too.";
  return limits;
}

}  // namespace fivefold::renlib
