#pragma once

#include "formats/format.h"

namespace fivefold {

/// The text of games at PlayOK, formerly Kurnik: docs/formats/playok.md.
extern const Format kPlayok;

}  // namespace fivefold
