#include "formats/psq/losses.h"

#include <algorithm>
#include <string>

#include "formats/stated_sides.h"

namespace fivefold::psq {
namespace {

bool is_ours(std::string_view key) { return key.starts_with("psq.") || key.starts_with("rec."); }

struct Found {
  bool comments = false;
  bool exact_times = false;
  bool unknown_keys = false;
  bool choices = false;
  bool acts = false;
};

Found look(const Record& record) {
  Found found;
  found.comments = !record.intro.empty();
  for (const Extra& extra : record.extras) {
    found.comments = found.comments || !extra.comment.empty();
    found.exact_times = found.exact_times || !extra.seconds.empty();
    found.unknown_keys = found.unknown_keys || !extra.other.empty();
  }
  const Line& main = record.lines.front();
  for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
    const Token& token = record.tokens[i];
    found.choices = found.choices || token.kind == TokenKind::choose;
    found.acts = found.acts || token.kind == TokenKind::act;
  }
  return found;
}

}  // namespace

void report_losses(std::string_view format, const Record& record, bool judge_line, Diagnostics& diagnostics) {
  const auto lost = [&](bool present, std::string_view what) {
    if (!present) return;
    diagnostics.add(Code::cannot_hold, record.moves_where,
                    {{"format", std::string(format)}, {"what", std::string(what)}});
  };
  const Found found = look(record);
  const auto& players = record.players;
  const bool swapped = record.sides[0] == Side::second;
  lost(!record.id.empty(), "the id of the game");
  lost(!record.ruleset.empty() || !record.game.empty() || !record.rules_json.empty(), "the ruleset");
  lost(record.rated.has_value(), "whether the game is rated");
  lost(!judge_line && !record.event.empty(), "the event");
  lost(!record.site.empty() || !record.round.empty() || !record.section.empty(), "site, round and section");
  lost(!record.date.empty() || !record.time.empty(), "the date");
  lost(record.seconds_per_move.has_value() || !record.time_control.empty(), "the clock");
  lost(players[0].rating || players[1].rating, "ratings");
  lost(players[0].kind != PlayerKind::unknown || players[1].kind != PlayerKind::unknown, "kinds of players");
  lost(swapped, "who sat first (names stand in the order of the sides at the end)");
  lost(record.layout.drawn == BoardDrawn::cells, "that the board is drawn with cells");
  lost(found.comments, "comments");
  lost(record.lines.size() > 1, "variations");
  lost(found.choices, "choices of sides");
  lost(found.acts, "resignations, draw offers and passes");
  lost(states_other_side(record), "stones of the side that is not to move");
  lost(found.exact_times, "times finer than milliseconds");
  lost(!judge_line && record.result != Result::missing, "the result");
  lost(record.end.has_value() || !record.end_text.empty(), "how the game ended");
  const bool more_tags =
      std::any_of(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !is_ours(tag.key); });
  lost(more_tags || found.unknown_keys || !players[0].other.empty() || !players[1].other.empty(), "other tags");
}

}  // namespace fivefold::psq
