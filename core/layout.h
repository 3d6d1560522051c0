#pragma once

#include <string>
#include <vector>

#include "core/point.h"

namespace fivefold {

/// Two holes joined with each other: a line that reaches one goes on from the other in the same direction.
struct PortalPair {
  Coord a;
  Coord b;
  std::string name;  ///< as the record calls the pair ("red"); may be empty
  friend bool operator==(const PortalPair&, const PortalPair&) = default;
};

/// Whether pictures show stones on the crossings of lines or inside squares. No rule depends on it.
enum class BoardDrawn : std::uint8_t { intersections, cells };

/// What is odd about this board: its size, locked cells and portals. Plain data; may be ill-formed (see check_layout).
struct BoardLayout {
  int width = 19;
  int height = 19;
  std::vector<Coord> locked;
  std::vector<PortalPair> portals;
  BoardDrawn drawn = BoardDrawn::intersections;
  friend bool operator==(const BoardLayout&, const BoardLayout&) = default;
};

inline constexpr int kMinSide = 5;
inline constexpr int kMaxSide = 52;

/// What makes a layout unusable.
enum class LayoutFaultKind : std::uint8_t {
  size_out_of_range,  ///< a side is not within kMinSide..kMaxSide
  locked_off_board,
  locked_twice,
  hole_off_board,
  hole_on_locked,
  hole_shared,  ///< one hole in two pairs
  hole_paired_with_itself
};

struct LayoutFault {
  LayoutFaultKind kind;
  Coord at;       ///< the cell in question; for size_out_of_range (width, height)
  int pair = -1;  ///< index into BoardLayout::portals, or -1
};

/// Every reason why a Topology cannot be built from the layout, in the order of the lists; empty when well-formed.
std::vector<LayoutFault> check_layout(const BoardLayout& layout);

/// The layout without its faulty locked cells and portal pairs (each fault's pair or cell removed), so that the rest
/// of a record can still be looked at. REQUIRES: the size is in range.
BoardLayout without_faults(const BoardLayout& layout);

}  // namespace fivefold
