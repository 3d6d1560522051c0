#pragma once

#include <optional>
#include <string_view>

#include "core/record.h"
#include "formats/format.h"
#include "formats/limited_findings.h"
#include "formats/sgf/node.h"

namespace fivefold::sgf {

/// How points are written in one game.
enum class Points : std::uint8_t {
  letters,   ///< "hh", as SGF says
  capitals,  ///< "HH" for the same
  labels     ///< "k10", rows from the bottom
};

/// What must be known of the first stone before any node can be understood.
struct FirstMove {
  bool found = false;
  bool white = false;
  std::string_view value;
  Span where;
  bool pairs = false;    ///< the colours go X, Y Y, X X ...
  bool doubled = false;  ///< a value names two stones
  bool deep = false;     ///< a point lies beyond a board of 15
};

/// Facts of one game while it is being read.
struct Reading {
  Record& record;
  LimitedFindings& findings;
  const ParseOptions& options;
  FirstMove first_move;
  Points points = Points::letters;
  CoordinateStyle labels = CoordinateStyle::keep_i;
  bool dialect = false;  ///< pente.org's
  bool pairs = false;    ///< two stones a turn after the first
  bool first_is_white = false;

  int height() const { return record.layout.height; }
  Side side_of(bool white) const { return white == first_is_white ? Side::first : Side::second; }
};

/// Looks at the moves in the order of the text, before anything else is known.
FirstMove find_first_move(std::string_view text, std::size_t from, Record& record);

/// Fills the record's members from the properties of the root node; unknown ones become tags.
void read_root(const Node& root, Reading& reading);

/// Takes the RE of a later node of the main line for the result when the first node states none. True when nothing of
/// it is left to be kept with its node.
bool read_late_result(const Node& node, Reading& reading);

/// Whose turn it is after so many stones and passes. With pairs: one stone, then two a turn.
Side side_after(std::size_t plies, bool pairs, Side to_move);

/// Points of a list: single ones and rectangles "aa:cc".
void read_points(const Property& property, Reading& reading, std::vector<Coord>& to);

/// What the value of a move says.
struct MoveReading {
  enum class Kind : std::uint8_t { stone, pass, resign, timeout, unreadable };
  Kind kind = Kind::unreadable;
  Coord at;
};
/// Reads the value of a move; Little Golem's values have several stones.
void read_move(const Value& value, Reading& reading, std::vector<MoveReading>& to);

}  // namespace fivefold::sgf
