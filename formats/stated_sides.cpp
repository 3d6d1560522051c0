#include "formats/stated_sides.h"

namespace fivefold {

bool states_other_side(const Record& record) {
  const Line& main = record.lines.front();
  int side = 1;
  for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
    const Token& token = record.tokens[i];
    if (token.kind != TokenKind::move) continue;
    if (token.side != 0 && token.side != side) return true;
    side = 3 - side;
  }
  return false;
}

}  // namespace fivefold
