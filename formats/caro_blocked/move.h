#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/jsonl/reading.h"

namespace fivefold::caro_blocked {

/// A move as the site writes it: {"move_number":1,"piece":"X","row":9,"col":9,"think_time_ms":1200}, or [row,col] and
/// [row,col,milliseconds].
struct Move {
  std::optional<Coord> at;  ///< from the top left; empty when the value is no move
  std::uint8_t side = 0;    ///< 0 where no piece is stated, or an unknown one
  std::optional<std::int64_t> number;
  std::int32_t milliseconds = kNoTime;
  bool strange_piece = false;
  bool strange_time = false;
};

/// Reads the value that comes as a move. Without `at` when it is none; reports nothing but broken JSON.
Move read_move(jsonl::Reading& reading);
/// Reads the value that comes as a cell: {"row":9,"col":9} or [9,9]; x is the column.
std::optional<Coord> read_cell(jsonl::Reading& reading);

/// What the members of a move say.
enum class Part : std::uint8_t { number, piece, row, col, time };
std::optional<Part> part_named(std::string_view name);
/// The members of a move in their order, each with the name that it has there.
using Shape = std::vector<std::pair<Part, std::string>>;
const Shape& usual_shape();
/// The shape of the object that comes; empty when it has other members, or one twice.
Shape shape_of(jsonl::Reading& reading);
std::string shape_as_json(const Shape& shape);
/// What shape_as_json wrote; empty when it is not that.
Shape shape_from_json(std::string_view json);

/// Appends a move. What it states is written even where the shape has no place for it.
void append_move(const Move& move, const Shape& shape, std::string& out);

}  // namespace fivefold::caro_blocked
