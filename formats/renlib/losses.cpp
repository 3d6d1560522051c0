#include "formats/renlib/losses.h"

#include <algorithm>
#include <string>

#include "formats/bare_losses.h"
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
  report_bare_losses("renlib", record, diagnostics);
  const bool acts = std::any_of(record.tokens.begin(), record.tokens.end(), [](const Token& token) {
    return token.kind == TokenKind::act && token.act() != Act::pass;
  });
  lost(acts, "resignations and draw offers");
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
