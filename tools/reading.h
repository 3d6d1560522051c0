#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string_view>

#include "formats/judge.h"
#include "formats/splitter.h"
#include "tools/options.h"
#include "tools/pipeline.h"
#include "tools/progress.h"

namespace fivefold {

/// Names of the options that say how records are read and judged, for the tables of the commands that do so.
inline constexpr std::array<std::string_view, 11> kReadingOptions = {
    "ruleset",  "ruleset-for", "rules-file", "board",           "layout",    "from",
    "encoding", "coordinates", "policy",     "clock-tolerance", "max-record"};
/// Those of a long job.
inline constexpr std::array<std::string_view, 3> kWorkOptions = {"jobs", "progress", "no-progress"};
/// Those about findings.
inline constexpr std::array<std::string_view, 4> kFindingOptions = {"disable", "error", "max-findings", "fail-on"};

/// Lists of names put together.
template <std::size_t... N>
constexpr auto joined(const std::array<std::string_view, N>&... lists) {
  std::array<std::string_view, (N + ...)> all{};
  std::size_t at = 0;
  const auto append = [&](const auto& list) {
    for (const std::string_view name : list) all[at++] = name;
  };
  (append(lists), ...);
  return all;
}

/// Options of judges together with the house rules that they may point to. REQUIRES: outlives the judges.
struct JudgeSettings : JudgeOptions {
  std::shared_ptr<const Ruleset> house;
};

/// What the options say about judging; reads --rules-file and --layout. Throws UsageError or EnvironmentError.
JudgeSettings judge_settings(const Options& options);

/// Reads all inputs that the options name through workers and hands the parts to `sink` in order, showing progress.
/// A sink hides the progress line before it prints anything; false stops reading.
void read_all(const Options& options, const std::function<std::unique_ptr<Worker>()>& make_worker,
              const std::function<bool(const Batch&, Part&, Progress&)>& sink);

/// What the options say about cutting inputs into records.
SplitOptions split_options(const Options& options);

/// As many workers as --jobs says, or one for each core.
int jobs_of(const Options& options);

}  // namespace fivefold
