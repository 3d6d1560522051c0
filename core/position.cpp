#include "core/position.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/fouls.h"

namespace fivefold {
namespace {

static_assert(std::endian::native == std::endian::little, "windows are read as little-endian words");

constexpr std::uint8_t kLocked = 3;
constexpr std::uint8_t kHole = 4;
constexpr unsigned kCentre = Topology::kMargin;  // bit of the placed stone in a window

// Own stones next to the centre of a window, to the left and right; at most kMargin each.
int left_run(std::uint32_t own) { return std::countl_one(static_cast<std::uint8_t>(own << 2U)); }
int right_run(std::uint32_t own) { return std::countr_one(own >> (kCentre + 1)); }

// Whether n enemy stones and then an own one follow the centre, to the right and to the left.
bool brackets_right(std::uint32_t own, std::uint32_t foe, unsigned n) {
  const std::uint32_t group = (1U << n) - 1;
  return ((foe >> (kCentre + 1)) & group) == group && ((own >> (kCentre + 1 + n)) & 1U) != 0;
}
bool brackets_left(std::uint32_t own, std::uint32_t foe, unsigned n) {
  const std::uint32_t group = (1U << n) - 1;
  return ((foe >> (kCentre - n)) & group) == group && ((own >> (kCentre - 1 - n)) & 1U) != 0;
}

}  // namespace

void Position::reset(const Ruleset& ruleset, const Topology& topology) {
  ruleset_ = &ruleset;
  topology_ = &topology;
  taken_ = {};
  row_pending_.reset();
  free_ = topology.playable_count();
  // Always anew: another topology may lie at the address of the one before.
  cells_.assign(topology.size(), 0);
  for (const Coord locked : topology.layout().locked) cells_[index(*topology.at(locked))] = kLocked;
  for (const PortalPair& pair : topology.layout().portals)
    cells_[index(*topology.at(pair.a))] = cells_[index(*topology.at(pair.b))] = kHole;
  stride_ = topology.bits() / 8 + sizeof(std::uint64_t);
  bits_.assign(8 * stride_, 0);
}

void Position::flip(Point point, Side side) {
  const auto& slots = topology_->slots(point);
  std::uint8_t* bits = bits_.data() + index(side) * 4 * stride_;
  for (const std::uint16_t slot : slots) {
    bits[slot / 8] ^= static_cast<std::uint8_t>(1U << (slot % 8));
    bits += stride_;
  }
  if (!topology_->has_rings()) return;
  bits = bits_.data() + index(side) * 4 * stride_;
  for (const Axis axis : kAxes) {
    for (const std::uint16_t slot : topology_->mirrors(point, axis))
      bits[index(axis) * stride_ + slot / 8] ^= static_cast<std::uint8_t>(1U << (slot % 8));
  }
}

void Position::put(Point point, Side side) {
  assert(is_free(point));
  cells_[index(point)] = static_cast<std::uint8_t>(number(side));
  --free_;
  flip(point, side);
}

void Position::remove(Point point) {
  assert(has_stone(point));
  flip(point, has(point, Side::first) ? Side::first : Side::second);
  cells_[index(point)] = 0;
  ++free_;
}

Position::Windows Position::windows(Point point, Side side) const {
  const auto& slots = topology_->slots(point);
  return {window(side, 0, slots[0]), window(side, 1, slots[1]), window(side, 2, slots[2]), window(side, 3, slots[3])};
}

void Position::place(Point point, Side side, Step& step, bool judged) {
  put(point, side);
  step.placed = true;
  const Side enemy = opponent(side);
  Windows own = windows(point, side);
  if (ruleset_->capture.lengths != 0) {
    collect_captures(point, own, windows(point, enemy), step);
    if (ruleset_->capture.poof) collect_poofs(point, side, step);
    if (!step.captured.empty() || !step.poofed.empty()) {
      for (const Point stone : step.captured) remove(stone);
      for (const Point stone : step.poofed) remove(stone);
      if (judged) {
        taken_[side] += static_cast<int>(step.captured.size());
        taken_[enemy] += static_cast<int>(step.poofed.size());
      }
      if (!step.poofed.empty()) own = windows(point, side);
    }
  }
  if (judged) judge(point, side, own, step);
}

void Position::collect_captures(Point point, const Windows& own, const Windows& foe, Step& step) const {
  const unsigned lengths = ruleset_->capture.lengths;
  std::uint32_t hits = 0;
  for (std::size_t a = 0; a < 4; ++a) {
    // Both neighbours free of enemies is the usual case; a capture needs an enemy stone next to the placed one.
    if ((foe[a] & (5U << (kCentre - 1))) == 0) continue;
    for (unsigned n = 1; (lengths >> n) != 0; ++n) {
      if (((lengths >> n) & 1U) == 0) continue;
      if (brackets_right(own[a], foe[a], n)) hits |= n << (a * 8);
      if (brackets_left(own[a], foe[a], n)) hits |= n << (a * 8 + 4);
    }
  }
  if (hits == 0) return;
  const auto take = [&](Direction direction, unsigned n) {
    const int ring = topology_->ring_length(point, axis_of(direction));
    if (ring != 0 && ring <= static_cast<int>(n) + 1) return;  // the bracket would be the placed stone itself
    Point stone = point;
    for (unsigned i = 0; i < n; ++i) {
      stone = topology_->next(stone, direction);
      if (!step.captured.contains(stone)) step.captured.push_back(stone);
    }
  };
  for (const Axis axis : kAxes) {
    const std::uint32_t both = hits >> (index(axis) * 8);
    if ((both & 0xFU) != 0) take(forwards(axis), both & 0xFU);
    if ((both & 0xF0U) != 0) take(opposite(forwards(axis)), (both >> 4U) & 0xFU);
  }
}

// An own group with the placed stone in it is lost when exactly as many stones as a capture takes stand between two
// enemy stones (rules.md 3.10).
void Position::collect_poofs(Point point, Side side, Step& step) const {
  for (const Axis axis : kAxes) {
    const Row group = run(point, axis);
    const std::size_t n = group.cells.size();
    if (group.ring || n > 7 || ((ruleset_->capture.lengths >> n) & 1U) == 0) continue;
    const Point before = topology_->next(group.cells.front(), opposite(forwards(axis)));
    const Point after = topology_->next(group.cells.back(), forwards(axis));
    if (before == kNoPoint || after == kNoPoint || before == after) continue;
    if (!has(before, opponent(side)) || !has(after, opponent(side))) continue;
    for (const Point stone : group.cells)
      if (!step.poofed.contains(stone)) step.poofed.push_back(stone);
  }
}

void Position::judge(Point point, Side side, const Windows& own, Step& step) {
  // A record may give the waiting side another stone out of turn: that is no reply.
  if (row_pending_ && *row_pending_ != side) {
    const Side waiting = *row_pending_;
    row_pending_.reset();
    if (any_row_stands(waiting)) {
      step.outcome = Outcome{waiting, bit(EndKind::row_stood)};
      return;
    }
  }
  if (ruleset_->capture.lengths != 0) judge_captures(side, step);
  if (step.outcome && step.outcome->winner != side) return;

  if (!is_free(point)) collect_rows(point, side, own, step);
  if (!step.rows.empty()) {
    const bool wins =
        ruleset_->line.win == RowWin::immediate ||
        std::any_of(step.rows.begin(), step.rows.end(), [&](const Row& row) { return row_is_safe(row, side); });
    if (wins) {
      if (!step.outcome) step.outcome = Outcome{side, 0};
      step.outcome->by |= bit(EndKind::row);
    } else {
      step.rows.clear();
      row_pending_ = side;
    }
  }
  if (step.outcome) return;
  if (ruleset_->forbidden.kinds != 0 && side == ruleset_->forbidden.side && !is_free(point)) {
    const std::uint8_t kinds = find_fouls(*this, point, side).kinds & ruleset_->forbidden.kinds;
    if (kinds != 0) {
      EndSet by = 0;
      if ((kinds & kFoulOverline) != 0) by |= bit(EndKind::forbidden_overline);
      if ((kinds & kFoulDoubleFour) != 0) by |= bit(EndKind::forbidden_double_four);
      if ((kinds & kFoulDoubleThree) != 0) by |= bit(EndKind::forbidden_double_three);
      step.outcome = Outcome{opponent(side), by};
      return;
    }
  }
  if (free_ == 0) step.outcome = Outcome{std::nullopt, bit(EndKind::board_full)};
}

void Position::judge_captures(Side side, Step& step) const {
  const int needed = ruleset_->capture.stones_to_win;
  const Side enemy = opponent(side);
  if (!ruleset_->capture.poof) {
    if (taken_[side] >= needed) step.outcome = Outcome{side, bit(EndKind::captures)};
    return;
  }
  if (taken_[side] == taken_[enemy]) return;
  const Side ahead = taken_[side] > taken_[enemy] ? side : enemy;
  if (taken_[ahead] >= needed) step.outcome = Outcome{ahead, bit(EndKind::captures)};
}

void Position::collect_rows(Point point, Side side, const Windows& own, Step& step) const {
  const int needed = ruleset_->line.length;
  for (const Axis axis : kAxes) {
    const std::uint32_t window = own[index(axis)];
    if (left_run(window) + right_run(window) + 1 < needed) continue;
    Row row = run(point, axis);
    if (counts(row, side)) step.rows.push_back(std::move(row));
  }
}

Position::Fouls Position::fouls(Point point, Side side) const {
  Position after = *this;
  after.put(point, side);
  return find_fouls(after, point, side);
}

}  // namespace fivefold
