#include "tools/show_board_tag.h"

#include <fmt/format.h>

#include "core/ruleset_catalog.h"
#include "tools/shown_game.h"

namespace fivefold {
namespace {

constexpr const char* kTag = "board-tag";
constexpr const char* kSite = "Pente.org";
constexpr int kSide = 19;

/// House rules are no game of the site, whatever they are built on.
bool has_house_rules(const Judged& judged) { return judged.ruleset != find_ruleset(judged.ruleset->id); }

/// pente.org's name of the game; empty when it has none.
std::string_view game_name(const Judged& judged) {
  if (has_house_rules(judged)) return {};
  const GameName name = name_for_record(*judged.ruleset);
  return name.site == kSite ? name.game : std::string_view{};
}

/// Why the site's board cannot be this one; empty when it can.
std::string board_fault(const BoardLayout& layout) {
  if (layout.width != kSide || layout.height != kSide)
    return fmt::format("it has {}x{} points, the site's has 19x19", layout.width, layout.height);
  if (!layout.portals.empty()) return "it has portals";
  if (!layout.locked.empty()) return "it has locked cells";
  return {};
}

template <class Points>
std::string list_of(const Points& points, const Topology& topology) {
  std::string out;
  for (const Point point : points)
    out += (out.empty() ? "" : ",") + write_coord(topology.coord(point), CoordinateStyle::skip_i);
  return out;
}

/// " bm=K10,K12 wm=K11 bc=2": the stones that stand and those captured, by their colours.
std::string position(const ShownGame& shown, const Topology& topology) {
  const Position& board = shown.game.position();
  std::string stones;
  std::string captured;
  for (const Side side : {Side::first, Side::second}) {
    const std::string& name = shown.game.ruleset().side_names[side];
    const bool black = name == "Black" || (name != "White" && side == Side::first);
    std::vector<Point> points;
    for (std::size_t i = 0; i < topology.size(); ++i)
      if (board.has(static_cast<Point>(i), side)) points.push_back(static_cast<Point>(i));
    if (!points.empty()) stones += fmt::format(" {}m={}", black ? 'b' : 'w', list_of(points, topology));
    // The site counts the captured stones by their own colour.
    if (const int lost = board.taken(opponent(side)); lost > 0)
      captured += fmt::format(" {}c={}", black ? 'b' : 'w', lost);
  }
  return stones + captured;
}

}  // namespace

std::string show_board_tag(const Judged& judged, const Options& options, Diagnostics& diagnostics) {
  const Span where = judged.record.moves_where;
  const std::string_view game = game_name(judged);
  if (game.empty()) {
    diagnostics.add(Code::tag_game_unknown, where,
                    {{"ruleset", judged.ruleset->title + (has_house_rules(judged) ? " with house rules" : "")}});
    return {};
  }
  if (const std::string fault = board_fault(*judged.layout); !fault.empty()) {
    diagnostics.add(Code::board_not_writable, where, {{"format", kTag}, {"what", fault}});
    return {};
  }
  const Topology topology(*judged.layout);
  const ShownGame shown = play_to(judged, topology, options);
  std::string parameters;
  if (judged.record.setup.empty() && !shown.passed) {
    const std::vector<Point> moves(shown.stones.begin(), shown.stones.begin() + shown.ply);
    if (!moves.empty()) parameters = " m=" + list_of(moves, topology);
  } else {
    // The site lets the sides alternate from the first move on; what did not go so is set up.
    parameters = position(shown, topology);
    diagnostics.add(Code::cannot_hold, where, {{"format", kTag}, {"what", "the order of the moves, only the stones"}});
  }
  return fmt::format("[board]g={}{}[/board]\n", game, parameters);
}

}  // namespace fivefold
