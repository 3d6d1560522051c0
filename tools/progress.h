#pragma once

#include <chrono>
#include <cstdint>

#include "tools/options.h"

namespace fivefold {

/// A line on standard error that says how far a job is: bytes, records, rate, time left. Shown when standard error is a
/// terminal and the job has taken more than a second, or as --progress and --no-progress say. Gone when it is
/// destroyed.
class Progress {
 public:
  /// `total`: bytes of all inputs, 0 when unknown.
  Progress(const Options& options, std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// Cheap; draws at most ten times a second.
  void update(std::uint64_t bytes, std::uint64_t records);
  /// Takes the line away so that other text can be written; the next update draws it again.
  void hide();

 private:
  using Clock = std::chrono::steady_clock;
  bool wanted_;
  bool shown_ = false;
  std::uint64_t total_;
  Clock::time_point start_;
  Clock::time_point next_;
};

}  // namespace fivefold
