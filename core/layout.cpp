#include "core/layout.h"

#include <algorithm>
#include <set>

namespace fivefold {
namespace {

bool on_board(const BoardLayout& layout, Coord at) {
  return at.x >= 0 && at.y >= 0 && at.x < layout.width && at.y < layout.height;
}

bool in_range(int side) { return side >= kMinSide && side <= kMaxSide; }

/// Looks at the parts of a layout in the order of its lists, remembering the usable ones.
class LayoutCheck {
 public:
  explicit LayoutCheck(const BoardLayout& layout) : layout_(layout) {}

  /// The fault of the next locked cell, if any.
  void check_locked(Coord at) {
    if (!on_board(layout_, at)) {
      add(LayoutFaultKind::locked_off_board, at, -1);
    } else if (!locked_.insert(at).second) {
      add(LayoutFaultKind::locked_twice, at, -1);
    }
  }

  /// The faults of the next pair. Only a pair without faults takes its holes, so that one bad pair spoils no other.
  /// REQUIRES: all locked cells were looked at.
  void check_pair(const PortalPair& pair, int number) {
    const std::size_t before = faults_.size();
    check_hole(pair.a, number);
    if (pair.a == pair.b) {
      if (faults_.size() == before) add(LayoutFaultKind::hole_paired_with_itself, pair.a, number);
      return;
    }
    check_hole(pair.b, number);
    if (faults_.size() == before) holes_.insert({pair.a, pair.b});
  }

  void check_size() {
    if (in_range(layout_.width) && in_range(layout_.height)) return;
    const auto clamped = [](int side) { return static_cast<std::int16_t>(std::clamp(side, -32768, 32767)); };
    add(LayoutFaultKind::size_out_of_range, {clamped(layout_.width), clamped(layout_.height)}, -1);
  }

  std::vector<LayoutFault> take() { return std::move(faults_); }
  std::size_t count() const { return faults_.size(); }

 private:
  void check_hole(Coord at, int number) {
    if (!on_board(layout_, at)) {
      add(LayoutFaultKind::hole_off_board, at, number);
    } else if (locked_.contains(at)) {
      add(LayoutFaultKind::hole_on_locked, at, number);
    } else if (holes_.contains(at)) {
      add(LayoutFaultKind::hole_shared, at, number);
    }
  }
  void add(LayoutFaultKind kind, Coord at, int pair) { faults_.push_back({kind, at, pair}); }

  const BoardLayout& layout_;
  std::set<Coord> locked_;
  std::set<Coord> holes_;
  std::vector<LayoutFault> faults_;
};

}  // namespace

std::vector<LayoutFault> check_layout(const BoardLayout& layout) {
  LayoutCheck check(layout);
  check.check_size();
  for (const Coord at : layout.locked) check.check_locked(at);
  for (std::size_t i = 0; i < layout.portals.size(); ++i) check.check_pair(layout.portals[i], static_cast<int>(i));
  return check.take();
}

BoardLayout without_faults(const BoardLayout& layout) {
  BoardLayout sound = layout;
  sound.locked.clear();
  sound.portals.clear();
  LayoutCheck check(layout);
  for (const Coord at : layout.locked) {
    const std::size_t before = check.count();
    check.check_locked(at);
    if (check.count() == before) sound.locked.push_back(at);
  }
  for (const PortalPair& pair : layout.portals) {
    const std::size_t before = check.count();
    check.check_pair(pair, 0);
    if (check.count() == before) sound.portals.push_back(pair);
  }
  return sound;
}

}  // namespace fivefold
