#include <array>

#include "formats/caro/caro.h"
#include "formats/caro/json_read.h"
#include "formats/caro/json_write.h"
#include "formats/jsonl/cutter.h"
#include "formats/jsonl/envelope.h"

namespace fivefold {
namespace caro {
namespace {

constexpr std::array<std::string_view, 2> kExtensions = {"jsonl", "json"};

/// Moves as objects with x and y; without moves, the members that only this site has.
int sniff(std::string_view head) {
  const jsonl::Shape shape = jsonl::shape_of(head, "moves");
  if (shape.has("schema")) return 0;
  const bool board = shape.has("board_size") && (shape.has("walls") || shape.has("portals") || shape.has("rule_wall"));
  if (!shape.move_keys.empty()) {
    const bool cells = shape.move_has("x") && shape.move_has("y");
    return !cells ? 0 : board || shape.move_has("color") ? 100 : 80;
  }
  return board ? 95 : 0;
}

void no_frame(const WriteOptions&, std::string&) {}

/// The board tells between the site's own rules as far as it can; a board with both goes by the portals.
std::string_view likely_ruleset(const Record& record) {
  if (!record.layout.portals.empty()) return "vcaro-portal";
  return record.layout.locked.empty() ? "vcaro-normal" : "vcaro-locked";
}

}  // namespace
}  // namespace caro

const Format kCaroJson = [] {
  Format format;
  format.name = "caro-json";
  format.title = "Caro site JSON";
  format.extensions = caro::kExtensions;
  format.verified = true;
  format.sniff = caro::sniff;
  format.cut = jsonl::cut;
  format.parse = caro::parse_json;
  format.begin = caro::no_frame;
  format.write = caro::write_json;
  format.end = caro::no_frame;
  format.unicode_only = true;
  format.limits = caro::limits_of_json();
  format.likely_ruleset = caro::likely_ruleset;
  return format;
}();

}  // namespace fivefold
