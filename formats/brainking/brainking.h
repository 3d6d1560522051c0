#pragma once

#include "formats/format.h"

namespace fivefold {

/// The text that BrainKing exports, read only: docs/formats/brainking.md.
extern const Format kBrainking;

}  // namespace fivefold
