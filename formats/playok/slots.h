#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/coordinates.h"
#include "core/record.h"
#include "formats/playok/tags.h"

namespace fivefold::playok {

/// One place of the move text. Places belong to the two seats in turn, whatever stands there.
struct Slot {
  enum class Kind : std::uint8_t { empty, stone, white, black, unreadable };
  Kind kind = Kind::empty;
  std::uint8_t seat = 0;
  Coord at;
  std::string_view text;
  Span where;
  std::string_view comment;  ///< a comment after it; other programs add them
  Span comment_where;
  bool is_choice() const { return kind == Kind::white || kind == Kind::black; }
};

struct MoveText {
  std::vector<Slot> slots;
  std::string_view intro;  ///< a comment before the first place
  std::optional<Result> result;
  Span result_where;
};

/// Reads bytes[begin, end of bytes): numbers, places, the result.
MoveText read_slots(std::string_view bytes, std::size_t begin, CoordinateStyle style, LimitedFindings& findings);

}  // namespace fivefold::playok
