#pragma once

#include <string_view>

#include "core/diagnostic.h"
#include "core/record.h"

namespace fivefold::caro {

/// What a caro format has a place for, beyond board, moves, names and result.
struct Room {
  std::string_view format;
  std::string_view tags;  ///< prefix of the tags that come back
  bool id = true;
  bool names = true;
  bool outcome = true;  ///< result and how the game ended
  bool portal_names = false;
  bool rules = false;
  bool date = false;
  bool times = true;
  bool odd_colours = true;  ///< stones of the side that is not to move
  bool portals = true;
  bool rated = false;
  bool ratings = false;
  bool stamps = true;  ///< times are the steps between stamps, so that some are lost
};

/// Names (X101) everything of the record that the format leaves out.
void report_losses(const Room& room, const Record& record, Diagnostics& diagnostics);

}  // namespace fivefold::caro
