#include "formats/caro_blocked/caro_blocked.h"

#include <array>

#include "formats/caro_blocked/game.h"
#include "formats/jsonl/cutter.h"
#include "formats/jsonl/envelope.h"

namespace fivefold {
namespace caro_blocked {
namespace {

constexpr std::array<std::string_view, 2> kExtensions = {"jsonl", "json"};

/// The list of moves under its own name, or the members that only this site has.
int sniff(std::string_view head) {
  const jsonl::Shape shape = jsonl::shape_of(head, "game_moves");
  if (shape.has("schema")) return 0;
  const bool row = shape.move_has("row") || shape.move_has("r");
  const bool col = shape.move_has("col") || shape.move_has("c");
  if (row && col) return 100;
  if (shape.has("game_moves")) return shape.move_keys.empty() ? 90 : 0;
  const bool site = shape.has("rules_json") || shape.has("player1_id") || shape.has("room_code");
  return shape.has("forbidden_cells") && site ? 90 : 0;
}

void no_frame(const WriteOptions&, std::string&) {}

/// The site takes any row of five or more, wherever it ends; that no stone stands on a forbidden cell is the board's.
std::string_view likely_ruleset(const Record&) { return "gomoku-free"; }

}  // namespace
}  // namespace caro_blocked

const Format kCaroBlocked = [] {
  Format format;
  format.name = "caro-blocked";
  format.title = "Caro site JSON with forbidden cells";
  format.extensions = caro_blocked::kExtensions;
  format.sniff = caro_blocked::sniff;
  format.cut = jsonl::cut;
  format.parse = caro_blocked::parse;
  format.begin = caro_blocked::no_frame;
  format.write = caro_blocked::write;
  format.unicode_only = true;
  format.end = caro_blocked::no_frame;
  format.limits = caro_blocked::limits();
  format.likely_ruleset = caro_blocked::likely_ruleset;
  return format;
}();

}  // namespace fivefold
