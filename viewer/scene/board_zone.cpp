#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "viewer/scene/board_outline.h"
#include "viewer/scene/board_painter.h"
#include "viewer/scene/messages.h"
#include "viewer/scene/text_metrics.h"

namespace fivefold::board {
namespace {

/// The cells of a zone by column and row of the picture. Core's set has free cells only: what it encloses and where no
/// stone can be placed anyway is taken into it, so that it shows as one area.
class ZoneCells {
 public:
  ZoneCells(const Board& board, const ZoneView& zone)
      : columns_(board.geometry.columns()),
        rows_(board.geometry.rows()),
        inside_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_)) {
    std::vector<bool> seen(inside_.size());
    for (std::size_t i = 0; i < inside_.size(); ++i) inside_[i] = zone.cells.has(point(board, i));
    for (std::size_t i = 0; i < inside_.size(); ++i)
      if (!inside_[i] && !seen[i]) take_in(board, i, seen);
  }
  bool operator()(int column, int row) const {
    return column >= 0 && row >= 0 && column < columns_ && row < rows_ && inside_[at(column, row)];
  }

 private:
  std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  }
  Point point(const Board& board, std::size_t i) const {
    const int column = static_cast<int>(i) % columns_;
    const int row = static_cast<int>(i) / columns_;
    return *board.geometry.at(
        {kBoardMargin + static_cast<float>(column) + 0.5F, kBoardMargin + static_cast<float>(row) + 0.5F});
  }

  /// Looks at the cells outside that hang together with cell `start`; takes them in when none of them
  /// is free.
  void take_in(const Board& board, std::size_t start, std::vector<bool>& seen) {
    std::vector<std::size_t> group{start};
    seen[start] = true;
    bool none_free = true;
    for (std::size_t k = 0; k < group.size(); ++k) {
      const int column = static_cast<int>(group[k]) % columns_;
      const int row = static_cast<int>(group[k]) / columns_;
      const Point here = point(board, group[k]);
      none_free = none_free && (board.occupied(here) || !board.topology().is_playable(here));
      for (const auto& [x, y] : {std::pair{column - 1, row}, std::pair{column + 1, row}, std::pair{column, row - 1},
                                 std::pair{column, row + 1}}) {
        if (x < 0 || y < 0 || x >= columns_ || y >= rows_ || inside_[at(x, y)] || seen[at(x, y)]) continue;
        seen[at(x, y)] = true;
        group.push_back(at(x, y));
      }
    }
    if (!none_free) return;
    for (const std::size_t cell : group) inside_[cell] = true;
  }

  int columns_;
  int rows_;
  std::vector<bool> inside_;
};

/// What the rule asks of its stone.
std::string rule_text(const Board& board, const ZoneView& zone) {
  const OpeningConstraint& rule = *zone.rule;
  const std::string ply = std::to_string(number(zone.ply));
  const std::string distance = std::to_string(rule.distance);
  switch (rule.kind) {
    case OpeningKind::centre: return say(Phrase::zone_centre, {{"ply", ply}});
    case OpeningKind::from_centre: return say(Phrase::zone_from_centre, {{"ply", ply}, {"distance", distance}});
    case OpeningKind::from_own_first:
      return say(Phrase::zone_from_own_first,
                 {{"ply", ply}, {"distance", distance}, {"side", board.study.ruleset().side_names[rule.side]}});
    case OpeningKind::adjacent_to_locked: return say(Phrase::zone_adjacent_to_locked, {{"ply", ply}});
    case OpeningKind::off_centre_lines:
      return say(Phrase::zone_off_centre_lines,
                 {{"ply", ply}, {"distances", fmt::format("{}", fmt::join(rule.distances, ", "))}});
  }
  return {};
}

struct BadgeColors {
  Role ground;
  Role text;
};
BadgeColors badge_colors(const ZoneView& zone) {
  switch (zone.state) {
    case RuleState::obeyed: return {Role::win, Role::on_win};
    case RuleState::broken: return {Role::error, Role::on_error};
    case RuleState::pending:
    case RuleState::off: break;
  }
  return {zone.allowed_only ? Role::allowed : Role::forbidden, Role::on_zone};
}

/// The place of a badge of this size on the upper or lower border of a part of the zone, where it hides the fewest
/// stones; the uppermost such place.
Rect badge_place(const Board& board, const ZoneView& zone, float width, float height) {
  Rect best;
  int fewest = -1;
  for (const auto& path : outline(ZoneCells(board, zone), board.geometry.columns(), board.geometry.rows())) {
    const auto [left, right] = std::minmax_element(path.begin(), path.end(), [](Vec a, Vec b) { return a.x < b.x; });
    const auto [top, bottom] = std::minmax_element(path.begin(), path.end(), [](Vec a, Vec b) { return a.y < b.y; });
    const float upper = kBoardMargin + top->y - 0.8F * height;
    const float lower = kBoardMargin + bottom->y - 0.2F * height;
    const float middle = kBoardMargin + (left->x + right->x) / 2;
    for (const float y : {upper, lower}) {
      for (const float x : {middle - width / 2, kBoardMargin + left->x, kBoardMargin + right->x - width}) {
        const Rect place{std::clamp(x, 0.1F, std::max(0.1F, board.geometry.width() - width - 0.1F)),
                         std::clamp(y, 0.1F, board.geometry.height() - height - 0.1F), width, height};
        int hidden = 0;
        for (std::size_t i = 0; i < board.moment.cells.size(); ++i)
          if (board.occupied(static_cast<Point>(i)) &&
              place.inset(-kStoneRadius).has(board.centre(static_cast<Point>(i))))
            ++hidden;
        if (fewest >= 0 && hidden >= fewest) continue;
        fewest = hidden;
        best = place;
      }
    }
  }
  return best;
}

void draw_sign(const Board& board, RuleState state, Vec centre, float size, const Paint& paint) {
  const float width = 0.16F * size;
  if (state == RuleState::obeyed) {
    board.list.stroke(std::array{centre + Vec{-0.4F, 0.02F} * size, centre + Vec{-0.1F, 0.32F} * size,
                                 centre + Vec{0.42F, -0.34F} * size},
                      width, paint);
    return;
  }
  const Vec arm = Vec{0.32F, 0.32F} * size;
  board.list.line(centre - arm, centre + arm, width, paint);
  board.list.line(centre + Vec{arm.x, -arm.y}, centre + Vec{-arm.x, arm.y}, width, paint);
}

}  // namespace

void draw_zone(const Board& board) {
  if (!board.moment.zone || board.moment.zone->cells.empty()) return;
  const ZoneView& zone = *board.moment.zone;
  const ZoneCells has(board, zone);
  const int columns = board.geometry.columns();
  const int rows = board.geometry.rows();
  const Vec origin{kBoardMargin, kBoardMargin};
  Paint paint;
  paint.role = zone.allowed_only ? Role::allowed : Role::forbidden;
  board.list.begin(Part::zone);
  if (zone.allowed_only) {
    // The few cells that are left: a dot in each.
    for (std::size_t i = 0; i < board.topology().size(); ++i)
      if (zone.cells.has(static_cast<Point>(i)) && !board.occupied(static_cast<Point>(i)))
        board.list.disc(board.centre(static_cast<Point>(i)), board.at_least(0.1F, 2.2F), paint);
  } else {
    paint.alpha = 0.3F;
    paint.round = false;
    for (const Segment& segment : hatch(has, columns, rows, 0.22F))
      board.list.line(segment.from + origin, segment.to + origin, board.at_least(0.05F, 1.2F), paint);
    paint.alpha = 1;
  }
  const float width = board.px(2);
  paint.round = zone.allowed_only;
  paint.dash = zone.allowed_only ? board.px(0.1F) : board.px(8);
  paint.gap = zone.allowed_only ? board.px(4.4F) : board.px(5);
  for (std::vector<Vec> path : outline(has, columns, rows)) {
    for (Vec& corner : path) corner = corner + origin;
    board.list.stroke(path, zone.allowed_only ? board.px(2.4F) : width, paint);
  }
}

void draw_zone_badge(const Board& board) {
  if (!board.moment.zone || board.moment.zone->rule == nullptr || board.moment.zone->cells.empty() ||
      !board.numbers_fit())
    return;
  const ZoneView& zone = *board.moment.zone;
  const BadgeColors colors = badge_colors(zone);
  const std::string text = rule_text(board, zone);
  const float size = board.at_least(0.32F, 11);
  const bool signed_badge = zone.state == RuleState::obeyed || zone.state == RuleState::broken;
  const float sign = signed_badge ? 1.3F * size : 0;
  const float padding = 0.5F * size;
  const Rect place = badge_place(board, zone, text_width(text, size, true) + sign + 2 * padding, 1.7F * size);
  board.list.begin(Part::badge);
  Paint paint;
  paint.role = colors.ground;
  board.list.box(place, 0.35F * size, paint);
  paint.role = colors.text;
  if (signed_badge) draw_sign(board, zone.state, {place.x + padding + 0.4F * size, place.centre().y}, size, paint);
  board.list.text({place.x + padding + sign, place.centre().y + 0.36F * size}, text, size, paint, Anchor::start, true);
}

}  // namespace fivefold::board
