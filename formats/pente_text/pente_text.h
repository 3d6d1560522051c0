#pragma once

#include "formats/format.h"

namespace fivefold {

/// The text that pente.org exports, and its tolerant relatives: docs/formats/pente-text.md.
extern const Format kPenteText;

}  // namespace fivefold
