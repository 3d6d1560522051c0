#pragma once

#include <optional>

#include "viewer/scene/moment.h"

namespace fivefold {

/// The opening rule that matters behind the moment's cursor, with core's cells. `game` is the game there; the moment's
/// cursor and node are filled in already.
std::optional<ZoneView> make_zone(const Study& study, const Moment& moment, const Game& game,
                                  const ViewOptions& options);

}  // namespace fivefold
