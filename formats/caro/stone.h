#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/jsonl/reading.h"

namespace fivefold::caro {

/// Coordinates beyond this are no coordinates of a board, and could not be turned over within 16 bits.
inline constexpr int kFarthest = 10000;

/// A move as the site writes it: {"x":8,"y":5,"color":"BLACK","t":0}.
struct Stone {
  std::optional<Coord> at;  ///< from the top left; empty when the object is no move
  std::uint8_t side = 0;    ///< 0 where no colour is stated, or an unknown one
  std::optional<std::int64_t> stamp;
  bool relative = true;         ///< the stamp counts from the start of the game ("t"), not from 1970 ("timestamp")
  bool strange_colour = false;  ///< a colour is stated that is none
  bool strange_stamp = false;   ///< a stamp is stated that is no whole number of milliseconds
};

/// Reads the value that comes as a move. Without `at` when it is none; reports nothing but broken JSON.
Stone read_stone(jsonl::Reading& reading);

/// The members of a move.
enum class Part : std::uint8_t { x, y, color, t, timestamp };
using Parts = std::vector<Part>;
const Parts& usual_parts();
/// The members of the object that comes, in its order; empty when there are others or one stands twice.
Parts parts_of(jsonl::Reading& reading);
std::string parts_as_json(const Parts& parts);
/// What parts_as_json wrote; empty when it is not that.
Parts parts_from_json(std::string_view json);

/// Turns stamps into times spent on moves, and back.
class Clock {
 public:
  /// The time that a stone with this stamp took, or kNoTime. `fault` is set when the stamps run backwards or too far.
  std::int32_t spent(const Stone& stone, bool& fault);
  /// The stamp that gives a move this time; nothing for a move without one. `timed`: some move of the game has a time,
  /// so the first has a stamp.
  std::optional<std::int64_t> stamp(std::int32_t milliseconds, bool timed) const;
  /// Goes on from the stamp that was read or written (none: the next time cannot be known).
  void pass(std::optional<std::int64_t> stamp);

 private:
  std::optional<std::int64_t> last_;
  std::int64_t total_ = 0;  ///< the last stamp that was stated
  bool started_ = false;
};

/// Appends a move with the usual spelling. `at` counts from the top left.
void append_stone(Coord at, std::uint8_t side, std::optional<std::int64_t> stamp, const Parts& parts, std::string& out);

}  // namespace fivefold::caro
