#pragma once

#include <algorithm>

namespace fivefold {

/// How a command ended: the exit status of the process (docs/cli.md). Numbers are a contract.
enum class ExitCode : int {
  clean = 0,
  findings = 1,     ///< at or above --fail-on
  usage = 2,        ///< the command line is wrong; nothing was done
  unavailable = 3,  ///< an input could not be opened or read, or output failed
  internal = 4      ///< a mistake of fivefold
};

/// The code that counts when both happened: the higher one.
constexpr ExitCode worse(ExitCode a, ExitCode b) { return std::max(a, b); }

}  // namespace fivefold
