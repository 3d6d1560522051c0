#include "formats/moves/write.h"

#include <algorithm>
#include <string_view>

#include "core/coordinates.h"
#include "formats/moves/cut.h"
#include "formats/moves/reader.h"
#include "formats/playable.h"
#include "formats/stated_sides.h"

namespace fivefold::moves {
namespace {

void report_losses(const Judged& judged, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  const auto lost = [&](bool present, const char* what) {
    if (present) diagnostics.add(Code::cannot_hold, {}, {{"format", "moves"}, {"what", what}});
  };
  const auto& players = record.players;
  bool comments = !record.intro.empty(), times = false, choices = false, acts = false;
  bool keys = !players[0].other.empty() || !players[1].other.empty();
  for (const Extra& extra : record.extras) {
    comments = comments || !extra.comment.empty();
    keys = keys || !extra.other.empty();
    times = times || !extra.seconds.empty();
  }
  for (const Token& token : record.tokens) {
    times = times || token.milliseconds != kNoTime;
    choices = choices || token.kind == TokenKind::choose;
    acts = acts || (token.kind == TokenKind::act && token.act() != Act::pass);
  }
  const bool about_players = !players[0].name.empty() || !players[1].name.empty() || players[0].rating ||
                             players[1].rating || players[0].kind != PlayerKind::unknown ||
                             players[1].kind != PlayerKind::unknown;
  const bool about_event = !record.id.empty() || !record.event.empty() || !record.site.empty() ||
                           !record.round.empty() || !record.section.empty() || !record.date.empty() ||
                           !record.time.empty() || !record.time_control.empty() || record.rated ||
                           record.seconds_per_move;
  lost(about_players, "the players");
  lost(about_event, "event, date and clock");
  lost(!record.game.empty() || !record.ruleset.empty() || !record.rules_json.empty(), "the ruleset");
  lost(true, "the size of the board");
  lost(!record.id.empty(), "the id of the game");
  lost(record.rated.has_value(), "whether the game is rated");
  lost(comments, "comments");
  lost(record.lines.size() > 1, "variations");
  lost(times, "the time of each move");
  lost(states_other_side(record), "stones of the side that is not to move");
  lost(choices, "choices of sides");
  lost(acts, "resignations and draw offers");
  lost(record.end.has_value() || !record.end_text.empty(), "how the game ended");
  const bool tags =
      std::any_of(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !tag.key.starts_with(kPrefix); });
  lost(tags || keys, "other tags");
}

CoordinateStyle letters_of(const Judged& judged) {
  const std::string_view kept = judged.record.tag(kTagLetters);
  if (kept == "keep-i") return CoordinateStyle::keep_i;
  if (kept == "skip-i") return CoordinateStyle::skip_i;
  return judged.ruleset != nullptr ? judged.ruleset->coordinates : CoordinateStyle::skip_i;
}

/// The text of moves that could not be read, on one line, apart from lines that would be read together with it.
void write_unread(std::string_view text, std::string& out) {
  if (goes_on_with_others(text)) out += '\n';
  bool blank = false;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
    if (!is_blank && blank) out += ' ';
    if (!is_blank) out += c;
    blank = is_blank;
  }
  out.append(takes_next_line(text) ? "\n\n" : "\n");
}

}  // namespace

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  if (const auto odd = odd_board(judged); !odd.empty()) return refuse_board(judged, "moves", odd, diagnostics);
  const PlayableMoves playable = count_playable(judged, diagnostics);
  if (!playable.complete && !options.force) return false;
  const Record& record = judged.record;
  report_losses(judged, diagnostics);
  if (const std::string_view text = record.tag(kTagText); record.tokens.empty() && !text.empty()) {
    write_unread(text, out);
    return true;
  }
  const CoordinateStyle style = letters_of(judged);
  std::string line;
  std::size_t count = 0;
  for (std::uint32_t i = 0; i < playable.count; ++i) {
    const Token& token = record.tokens[record.lines[0].first + i];
    const bool pass = token.kind == TokenKind::act && token.act() == Act::pass;
    if (token.kind != TokenKind::move && !pass) continue;
    if (count % 2 == 0) line += std::to_string(count / 2 + 1) + ". ";
    line.append(pass ? "PASS" : write_coord(token.at, style)).append(" ");
    ++count;
  }
  if (count == 0) {
    diagnostics.add(Code::cannot_hold, {}, {{"format", "moves"}, {"what", "a game without moves"}});
    return false;
  }
  if (record.result != Result::missing) line += word(record.result);
  while (line.back() == ' ') line.pop_back();
  out.append(line).append("\n");
  return true;
}

WriteLimits limits() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.times = limits.end = limits.players = limits.ratings = limits.event =
      limits.date = limits.portals = limits.locked = limits.setup = limits.choices = limits.acts = limits.rules =
          limits.tags = limits.faults = false;
  limits.notes =
      "Neither the board's size nor whether the letter I is a column is stored: say --board and --coordinates when "
      "reading the list again.";
  return limits;
}

}  // namespace fivefold::moves
