#pragma once

#include <memory>

#include "tools/exit_code.h"
#include "tools/findings_sink.h"
#include "tools/reading.h"
#include "tools/report.h"

namespace fivefold {

/// What a counting command (info, stats) makes of a batch: its totals, faults of inputs, and how many records are
/// faulty.
template <class Totals>
struct CountingPart : Part {
  Totals totals;
  Findings findings;  ///< of inputs only
  Summary summary;    ///< counts the findings of records too
  bool unreadable = false;
};

/// A worker that judges records and adds them to totals. A record's findings are counted, not shown: `validate` is for
/// that.
template <class TotalsType>
class CountingWorker : public Worker {
 public:
  using Totals = TotalsType;
  CountingWorker(const JudgeOptions& judge, const Reporter& reporter) : judge_(judge), reporter_(reporter) {}

  std::unique_ptr<Part> work(const Batch& batch) override {
    auto part = std::make_unique<CountingPart<Totals>>();
    std::uint64_t number = batch.records_before;
    for (const auto& item : batch.items) {
      if (const auto* problem = std::get_if<InputProblem>(&item)) {
        part->unreadable = part->unreadable || problem->unreadable;
        reporter_.problem(*problem, part->findings, part->summary);
      } else {
        const auto& raw = std::get<RawRecord>(item);
        count(raw, ++number, part->totals);
        ++part->summary.records;
        reporter_.count(raw, judge_.diagnostics(), part->summary);
      }
    }
    return part;
  }

 protected:
  /// Judges the record with judge_ and adds it. `number`: of the record among all that are read, from 1.
  virtual void count(const RawRecord& raw, std::uint64_t number, Totals& to) = 0;

  Judge judge_;

 private:
  const Reporter& reporter_;
};

/// The end of a counting command: says on standard error what was withheld and how many records are faulty.
ExitCode finish_counting(const Options& options, const FindingsSink& findings, const Summary& summary, bool unreadable);
/// A reporter for standard error.
Reporter message_reporter(const Options& options);
/// A sink that writes to standard error.
FindingsSink message_sink(const Options& options);

/// Reads all inputs into `totals` with workers of that kind. `prints`: merging the totals prints them.
template <class CountingWorkerType>
ExitCode count_all(const Options& options, typename CountingWorkerType::Totals& totals, bool prints = false) {
  const Reporter reporter = message_reporter(options);
  const JudgeSettings judge = judge_settings(options);
  FindingsSink findings = message_sink(options);
  Summary summary;
  bool unreadable = false;
  read_all(
      options, [&] { return std::make_unique<CountingWorkerType>(judge, reporter); },
      [&](const Batch&, Part& made, Progress& progress) {
        auto& part = static_cast<CountingPart<typename CountingWorkerType::Totals>&>(made);
        if (!part.findings.text.empty() || prints) progress.hide();
        findings.take(part.findings);
        totals.merge(part.totals);
        summary.merge(part.summary);
        unreadable = unreadable || part.unreadable;
        return true;
      });
  return finish_counting(options, findings, summary, unreadable);
}

}  // namespace fivefold
