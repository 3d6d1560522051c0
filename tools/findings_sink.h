#pragma once

#include <cstdint>
#include <functional>

#include "tools/exit_code.h"
#include "tools/options.h"
#include "tools/report.h"

namespace fivefold {

/// Prints findings in order and stops printing after --max-findings.
class FindingsSink {
 public:
  FindingsSink(const Options& options, std::function<void(std::string_view)> print);
  void take(const Findings& findings);
  /// Says on standard error how many were withheld, if any.
  void finish() const;
  bool any() const { return shown_ > 0; }

 private:
  std::optional<std::uint64_t> limit_;
  std::function<void(std::string_view)> print_;
  std::uint64_t shown_ = 0;
  std::uint64_t withheld_ = 0;
};

/// What --fail-on makes of the findings that were counted.
ExitCode exit_code_of(const Summary& summary, FailOn fail_on);

}  // namespace fivefold
