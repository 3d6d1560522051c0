#pragma once

#include "formats/format.h"

namespace fivefold {

/// Records of the Chinese computer games championship, gomoku (C5) and Connect6 (C6): docs/formats/ccgc.md. Read only.
extern const Format kCcgc;

}  // namespace fivefold
