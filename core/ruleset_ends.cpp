#include "core/ruleset_ends.h"

namespace fivefold {

EndSet usual_ends(const Ruleset& ruleset) {
  unsigned ends =
      bit(EndKind::row) | bit(EndKind::board_full) | bit(EndKind::agreed) | bit(EndKind::resign) | bit(EndKind::time);
  if (ruleset.capture.lengths != 0) ends |= bit(EndKind::captures);
  if (ruleset.line.win == RowWin::boat) ends |= bit(EndKind::row_stood);
  if (ruleset.turns.pass) ends |= bit(EndKind::two_passes);
  if (ruleset.forbidden.kinds & kFoulOverline) ends |= bit(EndKind::forbidden_overline);
  if (ruleset.forbidden.kinds & kFoulDoubleFour) ends |= bit(EndKind::forbidden_double_four);
  if (ruleset.forbidden.kinds & kFoulDoubleThree) ends |= bit(EndKind::forbidden_double_three);
  return static_cast<EndSet>(ends);
}

}  // namespace fivefold
