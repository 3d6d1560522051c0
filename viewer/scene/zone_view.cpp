#include "viewer/scene/zone_view.h"

#include <algorithm>

#include "viewer/scene/study_impl.h"

namespace fivefold {
namespace {

// Whether the rule is in force in this game at all, and what became of its stone on the main line.
bool in_force(const Study& study, const OpeningConstraint& rule) {
  for (const OpeningNote& note : study.opening())
    if (note.rule == &rule) return note.state != RuleState::off;
  return false;
}

// The rule that binds a side's n-th stone. Several may; core's cells are of all of them together.
const OpeningConstraint* rule_of(const Study& study, Side side, int stone) {
  for (const OpeningConstraint& rule : study.ruleset().opening)
    if (rule.side == side && rule.stone == stone && in_force(study, rule)) return &rule;
  return nullptr;
}

// `game` is the one before the stone.
std::optional<ZoneView> zone_of(const OpeningConstraint& rule, const Game& game) {
  ZoneView zone;
  zone.rule = &rule;
  zone.ply = Ply{number(game.plies()) + 1};
  const PointSet forbidden = opening_forbidden(game);
  if (forbidden.empty()) return std::nullopt;
  PointSet allowed;
  for (std::size_t i = 0; i < game.topology().size(); ++i) {
    const auto point = static_cast<Point>(i);
    if (game.position().is_free(point) && !forbidden.has(point)) allowed.add(point);
  }
  const bool names_few = rule.kind == OpeningKind::adjacent_to_locked || rule.kind == OpeningKind::centre;
  zone.allowed_only = names_few && allowed.size() < forbidden.size();
  zone.cells = zone.allowed_only ? allowed : forbidden;
  return zone;
}

// The zone of a stone that stands, behind `tokens` of the path.
std::optional<ZoneView> zone_played(const Study& study, Cursor behind, const OpeningConstraint& rule) {
  auto zone = zone_of(rule, study.game({behind.line, behind.tokens - 1}));
  if (!zone) return zone;
  const Node* node = study.node(behind);
  zone->played = true;
  zone->ply = node->ply;
  bool broken = false;
  for (const OpeningConstraint& other : study.ruleset().opening)
    if (other.side == rule.side && other.stone == rule.stone && in_force(study, other))
      broken = broken || node->step.problems.has(problem_of(other.kind));
  zone->state = broken ? RuleState::broken : RuleState::obeyed;
  return zone;
}

// The last stone of the path up to the cursor that a rule binds. Rules bind early stones only: the search ends when
// both sides have passed the last of them.
std::optional<ZoneView> last_zone(const Study& study, Cursor cursor) {
  const Study::Impl& impl = study.impl();
  int most = 0;
  for (const OpeningConstraint& rule : study.ruleset().opening) most = std::max(most, rule.stone);
  BySide<int> stones;
  std::optional<ZoneView> none;
  const OpeningConstraint* found = nullptr;
  std::uint32_t found_at = 0;
  for (const Study::Impl::Piece& piece : impl.pieces(cursor.line)) {
    for (std::uint32_t at = piece.from; at < piece.to && at < cursor.tokens; ++at) {
      const Node& node = impl.nodes[impl.record.lines[piece.line].first + at - impl.places[piece.line].start];
      if (!node.judged || !node.step.placed) continue;
      if (const OpeningConstraint* rule = rule_of(study, node.step.side, ++stones[node.step.side])) {
        found = rule;
        found_at = at + 1;
      }
      if (stones[Side::first] >= most && stones[Side::second] >= most) {
        return found == nullptr ? none : zone_played(study, {cursor.line, found_at}, *found);
      }
    }
  }
  return found == nullptr ? none : zone_played(study, {cursor.line, found_at}, *found);
}

}  // namespace

std::optional<ZoneView> make_zone(const Study& study, const Moment& moment, const Game& game,
                                  const ViewOptions& options) {
  if (study.ruleset().opening.empty() || !game.has_opening()) return std::nullopt;
  std::optional<ZoneView> zone;
  const Node* node = moment.node;
  if (node != nullptr && node->judged && node->step.placed) {
    if (const OpeningConstraint* rule = rule_of(study, node->step.side, game.stones(node->step.side)))
      zone = zone_played(study, moment.cursor, *rule);
  }
  if (zone && zone->state == RuleState::broken) return zone;
  if (const auto side = game.to_move()) {
    const OpeningConstraint* rule = rule_of(study, *side, game.stones(*side) + 1);
    if (rule != nullptr) {
      if (auto next = zone_of(*rule, game)) return next;
    }
  }
  if (!zone && options.zone) zone = last_zone(study, moment.cursor);
  return zone;
}

}  // namespace fivefold
