#pragma once

#include <string>

#include "core/diagnostic.h"
#include "formats/format.h"
#include "tools/options.h"

namespace fivefold {

/// The tag that pente.org's forum turns into a picture of the board: "[board]g=Pente m=K10,L11[/board]". Empty when
/// the site cannot draw the board, with the reason in `diagnostics`. REQUIRES: a record that was replayed.
std::string show_board_tag(const Judged& judged, const Options& options, Diagnostics& diagnostics);

}  // namespace fivefold
