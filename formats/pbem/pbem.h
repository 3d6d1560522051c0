#pragma once

#include "formats/format.h"

namespace fivefold {

/// Logs of the play-by-mail server at gamerz.net, read only: docs/formats/pbem.md.
extern const Format kPbem;

}  // namespace fivefold
