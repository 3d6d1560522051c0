#pragma once

#include <string>

#include "viewer/scene/moment.h"

namespace fivefold {

/// The status line of a moment that is complete but for its sentence; `game` is the game behind its cursor.
std::string make_sentence(const Study& study, const Moment& moment, const Game& game, const ViewOptions& options);

}  // namespace fivefold
