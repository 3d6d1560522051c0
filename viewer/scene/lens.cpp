// The row lens: one line of the board unrolled around a point, holes passed.

#include <algorithm>

#include "viewer/scene/moment.h"

namespace fivefold {
namespace {

class LensMaker {
 public:
  LensMaker(const Study& study, const Moment& moment, Point about)
      : topology_(study.topology()), layout_(study.layout()), moment_(moment), position_(study.ruleset(), topology_) {
    view_.about = about;
    // The stones of the moment once more as core's position, to ask it for runs.
    for (std::size_t i = 0; i < moment.cells.size(); ++i)
      if (moment.cells[i].kind != CellView::Kind::empty) position_.put(static_cast<Point>(i), moment.cells[i].side);
  }

  LensView make(std::optional<Axis> axis) {
    const Point about = view_.about;
    if (about == kNoPoint || index(about) >= moment_.cells.size() || !topology_.is_playable(about)) return view_;
    view_.axis = axis.value_or(best_axis());
    view_.ring_length = topology_.ring_length(about, view_.axis);
    view_.ring = view_.ring_length > 0;
    const std::vector<LensCell> left = walk(opposite(forwards(view_.axis)), view_.edge_left, view_.locked_left);
    std::vector<LensCell> right = walk(forwards(view_.axis), view_.edge_right, view_.locked_right);
    // Going left, a cell was reached by the hop that lies to its right.
    for (std::size_t i = left.size(); i-- > 0;) {
      LensCell cell = left[i];
      cell.pair_before = i + 1 < left.size() ? left[i + 1].pair_before : -1;
      view_.cells.push_back(cell);
    }
    LensCell middle = cell_at(about);
    middle.pair_before = left.empty() ? -1 : left.front().pair_before;
    view_.cells.push_back(middle);
    for (const LensCell& cell : right) view_.cells.push_back(cell);
    mark_repeats();
    mark_run(left.size());
    return view_;
  }

 private:
  LensCell cell_at(Point point) const {
    LensCell cell;
    cell.point = point;
    cell.cell = moment_.cells[index(point)];
    return cell;
  }

  // From the point outwards, at most kLensReach cells; a ring goes on over its own cells.
  std::vector<LensCell> walk(Direction direction, bool& edge, bool& locked) const {
    std::vector<LensCell> cells;
    Point at = view_.about;
    while (cells.size() < static_cast<std::size_t>(kLensReach)) {
      const Point next = topology_.next(at, direction);
      const std::vector<Point> holes = topology_.holes_between(at, direction);
      if (next == kNoPoint || topology_.is_locked(next)) {
        locked = next != kNoPoint;
        edge = !locked;
        break;
      }
      LensCell cell = cell_at(next);
      if (!holes.empty()) cell.pair_before = pair_of(holes.front());
      cells.push_back(cell);
      at = next;
    }
    return cells;
  }

  int pair_of(Point hole) const {
    const Coord at = topology_.coord(hole);
    for (std::size_t i = 0; i < layout_.portals.size(); ++i)
      if (layout_.portals[i].a == at || layout_.portals[i].b == at) return static_cast<int>(i);
    return -1;
  }

  // A winning row's axis when the point is part of one, else that of the longest run, the first of equals.
  Axis best_axis() const {
    for (const RowView& row : moment_.rows)
      if (std::find(row.row.cells.begin(), row.row.cells.end(), view_.about) != row.row.cells.end())
        return row.row.axis;
    Axis best = Axis::east;
    std::size_t longest = 0;
    if (moment_.cells[index(view_.about)].kind == CellView::Kind::empty) return best;
    for (const Axis axis : kAxes) {
      const std::size_t length = position_.run(view_.about, axis).cells.size();
      if (length > longest) best = axis;
      longest = std::max(longest, length);
    }
    return best;
  }

  void mark_repeats() {
    PointSet seen;
    for (LensCell& cell : view_.cells) {
      cell.repeated = seen.has(cell.point);
      seen.add(cell.point);
    }
  }

  // The run is marked once around the middle, never again on repeated cells.
  void mark_run(std::size_t middle) {
    const CellView& about = view_.cells[middle].cell;
    if (about.kind == CellView::Kind::empty) return;
    const Row row = position_.run(view_.about, view_.axis);
    view_.run = static_cast<int>(row.cells.size());
    view_.counts = position_.counts(row, about.side);
    const Ruleset& ruleset = position_.ruleset();
    view_.too_long = view_.run > ruleset.line.length && ruleset.line.overline[about.side] == Overline::ignored;
    PointSet marked;
    const auto mark = [&](std::size_t i) {
      LensCell& cell = view_.cells[i];
      const bool same = cell.cell.kind != CellView::Kind::empty && cell.cell.side == about.side;
      if (!same || marked.has(cell.point)) return false;
      marked.add(cell.point);
      cell.in_row = true;
      return true;
    };
    mark(middle);
    for (std::size_t i = middle + 1; i < view_.cells.size() && mark(i);) ++i;
    for (std::size_t i = middle; i > 0 && mark(i - 1);) --i;
  }

  const Topology& topology_;
  const BoardLayout& layout_;
  const Moment& moment_;
  Position position_;
  LensView view_;
};

}  // namespace

LensView make_lens(const Study& study, const Moment& moment, Point about, std::optional<Axis> axis) {
  return LensMaker(study, moment, about).make(axis);
}

}  // namespace fivefold
