#include "viewer/scene/moment.h"

#include <algorithm>

#include "viewer/scene/captures_view.h"
#include "viewer/scene/sentences.h"
#include "viewer/scene/study_impl.h"
#include "viewer/scene/zone_view.h"

namespace fivefold {
namespace {

class MomentMaker {
 public:
  MomentMaker(const Study& study, Cursor cursor, const ViewOptions& options)
      : study_(study),
        impl_(study.impl()),
        options_(options),
        token_(impl_.token_at(cursor)),
        state_(token_ == 0 ? 0 : impl_.links[token_ - 1].state) {
    moment_.cursor = cursor;
  }

  Moment make() {
    const PlayedGame played = impl_.played(state_);
    const Game& game = played.game;
    moment_.ply = number(game.plies());
    moment_.plies = plies_of_path();
    if (token_ != 0) moment_.node = &impl_.nodes[token_ - 1];
    moment_.taken = {{game.position().taken(Side::first), game.position().taken(Side::second)}};
    moment_.to_move = game.to_move();
    moment_.outcome = game.outcome();
    cells(played);
    last_stones();
    ghosts(played);
    if (placed_now()) moment_.rays = capture_rays(moment_.node->step, game.position());
    rows(game.position());
    moment_.zone = make_zone(study_, moment_, game, options_);
    const auto [first, last] = impl_.faults_at.equal_range(token_);
    if (token_ != 0)
      for (auto fault = first; fault != last; ++fault) moment_.faults.push_back(&impl_.faults[fault->second]);
    if (options_.reuse) reused(played);
    texts();
    if (options_.annotations) marks();
    moment_.sentence = make_sentence(study_, moment_, game, options_);
    if (options_.ghosts == GhostMode::off) moment_.rays.clear();  // the sentence tells of them all the same
    return std::move(moment_);
  }

 private:
  bool placed_now() const { return moment_.node != nullptr && moment_.node->judged && moment_.node->step.placed; }
  const Node& node(std::uint32_t token) const { return impl_.nodes[token - 1]; }

  std::uint32_t plies_of_path() const {
    const std::uint32_t end = impl_.token_at({moment_.cursor.line, impl_.length(moment_.cursor.line)});
    return end == 0 ? 0 : number(node(end).ply);
  }

  void cells(const PlayedGame& played) {
    const Position& position = played.game.position();
    moment_.cells.resize(impl_.topology->size());
    for (std::size_t i = 0; i < moment_.cells.size(); ++i) {
      const auto point = static_cast<Point>(i);
      if (!position.has_stone(point)) continue;
      CellView& cell = moment_.cells[i];
      cell.side = position.has(point, Side::first) ? Side::first : Side::second;
      const std::uint32_t placed = played.placed[i];
      cell.kind = placed == 0 ? CellView::Kind::setup_stone : CellView::Kind::stone;
      cell.ply = placed == 0 ? 0 : number(node(placed).ply);
    }
  }

  // The last stone keeps its mark behind acts; a turn is a stretch of stones of one side, at most as long as a turn
  // may be.
  void last_stones() {
    if (state_ == 0) return;
    std::uint32_t token = impl_.links[state_ - 1].last_stone;
    if (token == 0) return;
    moment_.last = node(token).step.point;
    const Side side = node(token).step.side;
    const auto most = static_cast<std::size_t>(std::max(1, impl_.ruleset->turns.later_turns));
    while (token != 0 && node(token).step.side == side && moment_.turn.size() < most) {
      moment_.turn.push_back(node(token).step.point);
      const std::uint32_t previous = impl_.links[token - 1].previous;
      token = previous == 0 ? 0 : impl_.links[previous - 1].last_stone;
    }
    std::reverse(moment_.turn.begin(), moment_.turn.end());
  }

  void ghosts(const PlayedGame& played) {
    if (options_.ghosts == GhostMode::off) return;
    const auto add = [&](Point point) {
      const std::uint32_t taker = played.taken[index(point)];
      const std::uint32_t placed = played.placed[index(point)];
      const Step& step = node(taker).step;
      GhostView ghost;
      ghost.point = point;
      ghost.poofed = step.poofed.contains(point);
      ghost.side = ghost.poofed ? step.side : opponent(step.side);
      ghost.ply = placed == 0 ? 0 : number(node(placed).ply);
      ghost.taken_at = number(node(taker).ply);
      moment_.ghosts.push_back(ghost);
    };
    if (options_.ghosts == GhostMode::all) {
      for (std::size_t i = 0; i < played.taken.size(); ++i)
        if (played.taken[i] != 0 && played.game.position().is_free(static_cast<Point>(i))) add(static_cast<Point>(i));
      return;
    }
    if (!placed_now()) return;
    for (const Point point : moment_.node->step.captured) add(point);
    for (const Point point : moment_.node->step.poofed) add(point);
  }

  // Winning rows as the ending step has them; where a row won by having stood (Boat), or stands and may still be
  // broken, core is asked for the runs that count.
  void rows(const Position& position) {
    if (state_ == 0) return;
    const std::uint32_t end = impl_.links[state_ - 1].end;
    if (end != 0) {
      moment_.outcome_ply = number(node(end).ply);
      const Step& step = node(end).step;
      for (const Row& row : step.rows) add_row(position, row, step.side, true);
      if (moment_.outcome && (moment_.outcome->by & bit(EndKind::row_stood)) != 0 && moment_.outcome->winner)
        standing_rows(position, *moment_.outcome->winner, true);
      return;
    }
    if (impl_.ruleset->line.win != RowWin::boat) return;
    const std::uint32_t last = impl_.links[state_ - 1].last_stone;
    if (last != 0) standing_rows(position, node(last).step.side, false);
  }

  void add_row(const Position& position, const Row& row, Side side, bool winning) {
    const bool stands = std::all_of(row.cells.begin(), row.cells.end(), [&](Point p) { return position.has(p, side); });
    if (stands) moment_.rows.push_back({row, side, winning});
  }

  void standing_rows(const Position& position, Side side, bool winning) {
    for (const Axis axis : kAxes) {
      PointSet seen;
      for (std::size_t i = 0; i < moment_.cells.size(); ++i) {
        const auto point = static_cast<Point>(i);
        if (!position.has(point, side) || seen.has(point)) continue;
        const Row row = position.run(point, axis);
        for (const Point cell : row.cells) seen.add(cell);
        if (position.counts(row, side)) add_row(position, row, side, winning);
      }
    }
  }

  void reused(const PlayedGame& played) {
    for (std::size_t i = 0; i < played.placed.size(); ++i) {
      std::uint32_t token = played.placed[i];
      if (token == 0 || impl_.links[token - 1].same_point == 0) continue;
      ReuseView use{static_cast<Point>(i), {}};
      for (; token != 0; token = impl_.links[token - 1].same_point) use.plies.push_back(number(node(token).ply));
      std::reverse(use.plies.begin(), use.plies.end());
      moment_.reused.push_back(std::move(use));
    }
    std::sort(moment_.reused.begin(), moment_.reused.end(),
              [](const ReuseView& a, const ReuseView& b) { return a.plies.back() < b.plies.back(); });
  }

  void texts() {
    if (token_ == 0) {
      moment_.comment = impl_.record.intro;
      return;
    }
    if (const Extra* extra = impl_.record.extra(token_ - 1)) moment_.comment = extra->comment;
    if (state_ == 0) return;
    for (const Side side : {Side::first, Side::second}) {
      const std::uint32_t stone = impl_.links[state_ - 1].last[side];
      if (stone == 0) continue;
      const std::int32_t milliseconds = impl_.record.tokens[stone - 1].milliseconds;
      if (milliseconds != kNoTime) moment_.clock[side] = milliseconds / 1000.0;
    }
  }

  void marks() {
    for (Mark& mark : marks_behind(impl_.record, impl_.layout, token_)) {
      const auto point = impl_.topology->at(mark.at);
      const auto to = impl_.topology->at(mark.to);
      if (point && to) moment_.marks.push_back({mark.kind, *point, *to, std::move(mark.label)});
    }
  }

  const Study& study_;
  const Study::Impl& impl_;
  const ViewOptions& options_;
  Moment moment_;
  std::uint32_t token_ = 0;
  std::uint32_t state_ = 0;
};

}  // namespace

Moment make_moment(const Study& study, Cursor cursor, const ViewOptions& options) {
  return MomentMaker(study, cursor, options).make();
}

}  // namespace fivefold
