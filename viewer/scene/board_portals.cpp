#include <algorithm>
#include <array>

#include "viewer/scene/board_curve.h"
#include "viewer/scene/board_painter.h"

namespace fivefold::board {
namespace {

constexpr float kRimWidth = 0.075F;
constexpr float kBow = 0.18F;
constexpr int kReach = 5;  ///< how far along its lines a stone makes a hole matter

bool hovered(const Board& board, std::size_t pair) {
  return board.attention.hovered && board.topology().is_hole(*board.attention.hovered) &&
         pair_of(board.topology(), *board.attention.hovered) == pair;
}

/// Whether a line through the stone that matters passes the pair nearby. Before the first stone every pair matters.
bool relevant(const Board& board, std::size_t pair) {
  std::optional<Point> about = board.attention.selected ? board.attention.selected : board.moment.last;
  const Topology& topology = board.topology();
  if (!about) return board.moment.ply == 0;
  if (topology.is_hole(*about)) return pair_of(topology, *about) == pair;
  if (!topology.is_playable(*about)) return false;
  for (const Direction direction : kDirections) {
    Point at = *about;
    for (int i = 0; i < kReach && at != kNoPoint; ++i) {
      for (const Point hole : topology.holes_between(at, direction))
        if (pair_of(topology, hole) == pair) return true;
      at = topology.next(at, direction);
    }
  }
  return false;
}

bool in_use(const Board& board, const std::vector<RowView>& rows, std::size_t pair) {
  for (const RowView& view : rows)
    for (const Hop& hop : view.row.hops)
      for (const Point hole : hop.holes)
        if (pair_of(board.topology(), hole) == pair) return true;
  return false;
}

/// Pairs differ in rim too: solid, dashed with an inner ring, dotted.
void draw_rim(const Board& board, Vec centre, std::size_t pair) {
  Paint paint;
  paint.role = pair_role(pair);
  const float radius = kHoleRadius - kRimWidth / 2;
  const float around = 2 * 3.14159265F * radius;
  switch (pair % 3) {
    case 0: board.list.ring(centre, radius, kRimWidth, paint); break;
    case 1:
      paint.dash = around / 16;  // whole dashes: no seam
      paint.gap = around / 16;
      board.list.ring(centre, radius, kRimWidth, paint);
      paint.dash = paint.gap = 0;
      board.list.ring(centre, 0.3F, 0.045F, paint);
      break;
    default:
      paint.dash = around / 48;
      paint.gap = around / 24;
      board.list.ring(centre, radius, kRimWidth, paint);
  }
}

}  // namespace

Role pair_role(std::size_t pair) {
  constexpr std::array kRoles = {Role::portal_first, Role::portal_second, Role::portal_third};
  return kRoles[std::min<std::size_t>(pair, 2)];
}

std::size_t pair_of(const Topology& topology, Point hole) {
  const Coord coord = topology.coord(hole);
  const auto& portals = topology.layout().portals;
  const auto pair =
      std::find_if(portals.begin(), portals.end(), [&](const PortalPair& p) { return p.a == coord || p.b == coord; });
  return static_cast<std::size_t>(pair - portals.begin());
}

void stroke_around_stones(const Board& board, std::span<const Vec> path, float width, const Paint& paint) {
  const auto hidden = [&](Vec at) {
    const auto point = board.geometry.at(at);
    if (!point) return false;
    if (board.topology().is_hole(*point)) return length(at - board.centre(*point)) < kHoleRadius - 0.01F;
    return board.occupied(*point) && length(at - board.centre(*point)) < kStoneRadius;
  };
  for (const auto& part : visible_parts(std::vector<Vec>(path.begin(), path.end()), hidden, 0.1F))
    board.list.stroke(part, width, paint);
}

void draw_arcs(const Board& board) {
  const ArcMode mode = board.options.arcs;
  const auto& portals = board.topology().layout().portals;
  if (mode == ArcMode::off || portals.empty()) return;
  const std::vector<RowView> rows = shown_rows(board);
  for (std::size_t pair = 0; pair < portals.size(); ++pair) {
    const bool loud = hovered(board, pair);
    const bool wanted = loud || mode == ArcMode::always || (mode == ArcMode::relevant && relevant(board, pair));
    if (!wanted || in_use(board, rows, pair)) continue;
    const Vec a = board.centre(*board.topology().at(portals[pair].a));
    const Vec b = board.centre(*board.topology().at(portals[pair].b));
    Paint paint;
    paint.role = pair_role(pair);
    if (!loud) {  // quiet by thin dashes: fainter ones would be lost on the board
      paint.dash = board.px(6);
      paint.gap = board.px(5);
      paint.round = false;
    }
    board.list.begin(Part::arc, static_cast<std::int32_t>(pair));
    stroke_around_stones(board, bowed(a, b, pair % 2 == 0 ? kBow : -kBow, kHoleRadius), board.px(loud ? 2.4F : 1.6F),
                         paint);
  }
}

void draw_holes(const Board& board) {
  const auto& portals = board.topology().layout().portals;
  for (std::size_t pair = 0; pair < portals.size(); ++pair) {
    for (const Coord coord : {portals[pair].a, portals[pair].b}) {
      const Point point = *board.topology().at(coord);
      const Vec centre = board.centre(point);
      board.list.begin(Part::hole, static_cast<std::int32_t>(index(point)));
      Paint paint;
      paint.role = Role::hole;
      board.list.disc(centre, kHoleRadius - kRimWidth / 2, paint);
      draw_rim(board, centre, pair);
      if (board.numbers_fit()) {
        const float size = board.at_least(0.36F, 11);
        paint.role = Role::on_hole;
        board.list.text(centre + Vec{0, 0.36F * size}, std::to_string(pair + 1), size, paint, Anchor::middle, true);
      }
    }
  }
}

}  // namespace fivefold::board
