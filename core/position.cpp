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
constexpr unsigned kCentre = Topology::kMargin;  // bit of the placed stone within each axis's 16 bits
constexpr std::uint64_t kAxisMask = (1U << (2 * kCentre + 1)) - 1;
constexpr std::uint64_t kEachAxis = 0x0001'0001'0001'0001;

// The axes (bit 0 of each 16 bits) on which n enemy stones and then an own one follow the placed stone, ahead and
// behind.
std::uint64_t brackets_ahead(std::uint64_t own, std::uint64_t foe, unsigned n) {
  std::uint64_t found = own >> (kCentre + 1 + n);
  for (unsigned i = 1; i <= n; ++i) found &= foe >> (kCentre + i);
  return found & kEachAxis;
}
std::uint64_t brackets_behind(std::uint64_t own, std::uint64_t foe, unsigned n) {
  std::uint64_t found = own >> (kCentre - 1 - n);
  for (unsigned i = 1; i <= n; ++i) found &= foe >> (kCentre - i);
  return found & kEachAxis;
}

// Where `length` stones of a window stand in a row: the first of them. The bits between two axes are zero, so no row
// goes from one axis into the next.
std::uint64_t rows_of(std::uint64_t own, int length) {
  std::uint64_t found = own;
  for (int i = 1; i < length; ++i) found &= own >> i;
  return found;
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
  stride_ = topology.bits() / 8 + sizeof(std::uint32_t);
  bits_.assign(2 * stride_, 0);
}

void Position::flip(Point point, Side side) {
  std::uint8_t* const bits = bits_.data() + index(side) * stride_;
  const auto flip_bit = [&](std::uint32_t slot) { bits[slot / 8] ^= static_cast<std::uint8_t>(1U << (slot % 8)); };
  for (const std::uint16_t slot : topology_->slots(point)) flip_bit(slot);
  if (!topology_->has_rings()) return;
  for (const Axis axis : kAxes)
    for (const std::uint16_t slot : topology_->mirrors(point, axis)) flip_bit(slot);
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
  const std::uint8_t* const bits = bits_.data() + index(side) * stride_;
  const auto& slots = topology_->slots(point);
  Windows all = 0;
  for (std::size_t axis = 0; axis < slots.size(); ++axis) {
    const std::uint32_t first = slots[axis] - kCentre;
    std::uint32_t word;
    std::memcpy(&word, bits + first / 8, sizeof word);
    all |= ((word >> (first % 8)) & kAxisMask) << (16 * axis);
  }
  return all;
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

void Position::collect_captures(Point point, Windows own, Windows foe, Step& step) const {
  // A capture needs an enemy stone next to the placed one.
  if ((foe & (kEachAxis << (kCentre - 1) | kEachAxis << (kCentre + 1))) == 0) return;
  const auto take = [&](Direction direction, unsigned n) {
    const int ring = topology_->ring_length(point, axis_of(direction));
    if (ring != 0 && ring <= static_cast<int>(n) + 1) return;  // the bracket would be the placed stone itself
    Point stone = point;
    for (unsigned i = 0; i < n; ++i) {
      stone = topology_->next(stone, direction);
      if (!step.captured.contains(stone)) step.captured.push_back(stone);
    }
  };
  for (unsigned n = 1; (ruleset_->capture.lengths >> n) != 0; ++n) {
    if (((ruleset_->capture.lengths >> n) & 1U) == 0) continue;
    const std::uint64_t ahead = brackets_ahead(own, foe, n);
    const std::uint64_t behind = brackets_behind(own, foe, n);
    if ((ahead | behind) == 0) continue;
    for (const Axis axis : kAxes) {
      if (((ahead >> (16 * index(axis))) & 1U) != 0) take(forwards(axis), n);
      if (((behind >> (16 * index(axis))) & 1U) != 0) take(opposite(forwards(axis)), n);
    }
  }
}

// An own group with the placed stone in it is lost when exactly as many stones as a capture takes stand between two
// enemy stones (docs/rulesets/families/pente-org.md).
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

void Position::judge(Point point, Side side, Windows own, Step& step) {
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

void Position::collect_rows(Point point, Side side, Windows own, Step& step) const {
  const std::uint64_t found = rows_of(own, ruleset_->line.length);
  if (found == 0) return;
  for (const Axis axis : kAxes) {
    if (((found >> (16 * index(axis))) & kAxisMask) == 0) continue;
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
