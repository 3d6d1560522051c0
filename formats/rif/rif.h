#pragma once

#include "formats/format.h"

namespace fivefold {

/// The RenjuNet database, *.rif or *.xml (docs/formats/rif.md): tables of players, tournaments ..., then the games.
extern const Format kRif;

}  // namespace fivefold
