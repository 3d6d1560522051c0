#pragma once

#include "core/ruleset.h"

namespace fivefold {

/// The ways in which a game under these rules can end: a row, the full board, resignation, time and agreement always;
/// captures, a row that stood, fouls and two passes where the rules have them. docs/rules.md A12 and V19.
EndSet usual_ends(const Ruleset& ruleset);

}  // namespace fivefold
