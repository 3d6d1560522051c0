#pragma once

#include <string>
#include <vector>

#include "formats/format.h"
#include "formats/rif/sheet.h"

namespace fivefold::rif {

/// The ids that a game names, as the sheet knows them, and facts that could not be put into rows.
struct GameRows {
  std::string rule, opening, black, white, tournament, publisher;
  bool unrated = false;              ///< the tournament is rated, this game is not
  std::vector<std::string> changed;  ///< what comes back other than the record has it, in words for a finding
};

/// Fills the sheet with the rows of a record: those that it was read from where they still say what it says, and new
/// ones where not.
GameRows fill_sheet(const Judged& judged, Sheet& sheet);

}  // namespace fivefold::rif
