#pragma once

#include <stdexcept>

namespace fivefold {

/// The command line is wrong: main prints the sentence and ends with ExitCode::usage. Thrown before any work only.
struct UsageError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Output could not be written, or a file that an option names could not be read: ends with ExitCode::unavailable.
struct EnvironmentError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace fivefold
