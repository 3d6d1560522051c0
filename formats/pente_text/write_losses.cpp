#include <algorithm>

#include "formats/pente_text/headers.h"
#include "formats/pente_text/line_intro.h"
#include "formats/pente_text/write_plan.h"
#include "formats/stated_sides.h"

namespace fivefold::pente_text {
namespace {

/// Ends that the moves or the words of the format show again when the text is read.
bool end_is_shown(const Judged& judged) {
  const auto& end = judged.record.end;
  if (!end || *end == EndKind::resign || *end == EndKind::time) return true;
  const auto& outcome = judged.replay != nullptr ? judged.replay->outcome : std::nullopt;
  return outcome && (outcome->by & bit(*end)) != 0;
}

}  // namespace

void report_losses(const Judged& judged, Diagnostics& diagnostics) {
  const Record& record = judged.record;
  bool times = false, choices = false, acts = false;
  const auto closing = closing_act(record);
  for (std::uint32_t i = 0; i < record.tokens.size(); ++i) {
    const Token& token = record.tokens[i];
    times |= token.milliseconds != kNoTime;
    choices |= token.kind == TokenKind::choose;
    acts |= token.kind == TokenKind::act && !is_written(token) && closing != i;
  }
  bool keys = false;
  for (const Extra& extra : record.extras) {
    times |= !extra.seconds.empty();
    keys |= !extra.other.empty();
  }
  for (const Line& line : record.lines) keys |= read_line_keys(line.other).others;
  for (const Player& player : record.players) keys |= !player.other.empty();

  if (times) report_loss(diagnostics, "the time of each move");
  if (choices && !is_d_pente(record.game)) report_loss(diagnostics, "the choice of the sides");
  if (acts) report_loss(diagnostics, "resignations before the end, draw offers and their answers");
  if (states_other_side(record)) report_loss(diagnostics, "stones of the side that is not to move");
  if (keys) report_loss(diagnostics, "keys of moves, lines or players that only JSON has");
  if (!end_is_shown(judged)) report_loss(diagnostics, "how the game ended");
  if (!record.end_text.empty()) report_loss(diagnostics, "how the game ended");
  if (record.seconds_per_move) report_loss(diagnostics, "the time limit of a move");
  if (!record.rules_json.empty()) report_loss(diagnostics, "house rules");
  if (record.layout.drawn == BoardDrawn::cells) report_loss(diagnostics, "that the board is drawn with cells");
}

}  // namespace fivefold::pente_text
