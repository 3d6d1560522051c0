#pragma once

#include <functional>
#include <memory>

#include "formats/judge.h"
#include "formats/splitter.h"
#include "tools/options.h"
#include "tools/pipeline.h"

namespace fivefold {

/// Names of the options that say how records are read and judged, for the tables of the commands that do so.
#define FIVEFOLD_READING_OPTIONS                                                                                  \
  "ruleset", "ruleset-for", "rules-file", "board", "layout", "from", "encoding", "coordinates", "policy", \
      "clock-tolerance", "max-record"
inline constexpr std::size_t kReadingOptions = 11;

/// What the options say about judging; reads --rules-file and --layout. Throws UsageError or EnvironmentError.
JudgeOptions judge_options(const Options& options);

/// Reads all inputs that the options name through workers and hands the parts to `sink` in order, showing progress.
/// `sink` gets how many bytes of the inputs have been consumed; false stops reading.
void read_all(const Options& options, const std::function<std::unique_ptr<Worker>()>& make_worker,
              const std::function<bool(const Batch&, Part&)>& sink);

/// As many workers as --jobs says, or one for each core.
int jobs_of(const Options& options);

}  // namespace fivefold
