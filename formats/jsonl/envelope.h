#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/jsonl/json_cursor.h"

namespace fivefold::jsonl {

/// Goes to the object of a game, past the bracket of an array around several (S502). False, with a report, when there
/// is no object.
bool enter_game(Cursor& cursor);
/// Reports what stands after the object.
void report_rest(Cursor& cursor);

/// What the first object of a text has on top: how formats of JSON objects are told apart.
struct Shape {
  std::vector<std::string> keys;
  std::vector<std::string> move_keys;  ///< keys of the first move, where moves are objects
  bool has(std::string_view key) const;
  bool move_has(std::string_view key) const;
};

/// `moves`: the key under which the moves stand. The text may break off anywhere, and begin with a byte order mark or
/// the bracket of an array. Looks at a bounded number of keys.
Shape shape_of(std::string_view head, std::string_view moves);

}  // namespace fivefold::jsonl
