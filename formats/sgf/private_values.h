#pragma once

#include <cstddef>

#include "formats/sgf/reading.h"

// Readers of fivefold's own properties of the root node (names.h).
namespace fivefold::sgf {

void read_board(const Node& root, Reading& reading);
void read_sides(const Node& root, Reading& reading);
/// Kind and unknown keys of the player at a seat.
void read_player(const Node& root, std::size_t seat, Reading& reading);
/// Setup stones without letters, and stones captured before the first move.
void read_private_setup(const Node& root, Reading& reading);
/// How the game ended, and the clock.
void read_end(const Node& root, Reading& reading);
void read_tags(const Property& property, Reading& reading);

}  // namespace fivefold::sgf
