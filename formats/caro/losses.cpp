#include "formats/caro/losses.h"

#include <algorithm>
#include <string>

#include "formats/stated_sides.h"

namespace fivefold::caro {
namespace {

/// What single tokens have that may be lost.
struct Found {
  bool comments = false;
  bool fine_times = false;
  bool unknown_keys = false;
  bool choices = false;
  bool acts = false;
  bool times = false;
  bool first_time = false;  ///< the first move took no time: a first stamp of 0 says nothing
  bool gap = false;         ///< a time after a move without one, which stamps cannot give
};

Found look(const Record& record, std::string_view own_key) {
  Found found;
  found.comments = !record.intro.empty();
  for (const Extra& extra : record.extras) {
    found.comments = found.comments || !extra.comment.empty();
    found.fine_times = found.fine_times || !extra.seconds.empty();
    found.unknown_keys = found.unknown_keys || (!extra.other.empty() && extra.other.find(own_key) != 1);
  }
  const Line& main = record.lines.front();
  bool untimed = false;
  bool first = true;
  for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
    const Token& token = record.tokens[i];
    found.choices = found.choices || token.kind == TokenKind::choose;
    found.acts = found.acts || token.kind == TokenKind::act;
    if (token.kind != TokenKind::move) continue;
    const bool timed = token.milliseconds != kNoTime;
    found.times = found.times || timed;
    found.first_time = found.first_time || (first && token.milliseconds == 0);
    found.gap = found.gap || (timed && untimed);
    untimed = !timed && !first;
    first = false;
  }
  return found;
}

}  // namespace

void report_losses(const Room& room, const Record& record, Diagnostics& diagnostics) {
  const auto lost = [&](bool present, std::string_view what) {
    if (!present) return;
    diagnostics.add(Code::cannot_hold, record.moves_where,
                    {{"format", std::string(room.format)}, {"what", std::string(what)}});
  };
  const Found found = look(record, room.format);
  const auto& players = record.players;
  const auto& portals = record.layout.portals;
  lost(!room.id && !record.id.empty(), "the id of the game");
  lost(!room.names && !(players[0].name.empty() && players[1].name.empty()), "the names of the players");
  lost(!room.outcome && record.result != Result::missing, "the result");
  lost(!room.outcome && (record.end.has_value() || !record.end_text.empty()), "how the game ended");
  lost(!room.rules && (!record.ruleset.empty() || !record.game.empty() || !record.rules_json.empty()), "the ruleset");
  lost(!room.rated && record.rated.has_value(), "whether the game is rated");
  lost(!record.event.empty(), "the event");
  lost(!record.site.empty() || !record.round.empty() || !record.section.empty(), "site, round and section");
  lost(!room.date && (!record.date.empty() || !record.time.empty()), "the date");
  lost(record.seconds_per_move.has_value() || !record.time_control.empty(), "the clock");
  lost(!room.ratings && (players[0].rating || players[1].rating), "ratings");
  lost(players[0].kind != PlayerKind::unknown || players[1].kind != PlayerKind::unknown, "kinds of players");
  lost(room.names && record.sides[0] == Side::second,
       room.ratings ? "who sat first (names and ratings stand with the colours at the end)"
                    : "who sat first (names stand with the colours at the end)");
  lost(!room.portals && !portals.empty(), "portals");
  lost(room.portals && !room.portal_names &&
           std::any_of(portals.begin(), portals.end(), [](const PortalPair& pair) { return !pair.name.empty(); }),
       "the names of the portals");
  lost(record.layout.drawn == BoardDrawn::cells, "that the board is drawn with cells");
  lost(found.comments, "comments");
  lost(record.lines.size() > 1, "variations");
  lost(found.choices, "choices of sides");
  lost(found.acts, "resignations, draw offers and passes among the moves");
  lost(!room.odd_colours && states_other_side(record), "stones of the side that is not to move");
  lost(!room.times && found.times, "the times of the moves");
  lost(room.times && room.stamps && found.first_time, "the time of the first move");
  lost(room.times && found.fine_times, "times finer than milliseconds");
  lost(room.times && room.stamps && found.gap, "the time of a move that follows one without");
  const bool more_tags = std::any_of(record.tags.begin(), record.tags.end(),
                                     [&](const Tag& tag) { return !tag.key.starts_with(room.tags); });
  lost(more_tags || found.unknown_keys || !players[0].other.empty() || !players[1].other.empty(), "other tags");
}

}  // namespace fivefold::caro
