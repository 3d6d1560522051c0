#include <array>

#include "tools/command_list.h"
#include "tools/findings_sink.h"
#include "tools/output.h"
#include "tools/reading.h"
#include "tools/report.h"
#include "tools/series.h"
#include "tools/summary.h"
#include "tools/terminal.h"

namespace fivefold {
namespace {

struct ValidatePart : Part {
  Findings findings;
  Summary summary;
  Series series;
  bool unreadable = false;
};

class ValidateWorker : public Worker {
 public:
  ValidateWorker(const JudgeOptions& judge, const Reporter& reporter, bool match)
      : judge_(judge), reporter_(reporter), match_(match) {}

  std::unique_ptr<Part> work(const Batch& batch) override {
    auto part = std::make_unique<ValidatePart>();
    for (const auto& item : batch.items) {
      if (const auto* raw = std::get_if<RawRecord>(&item)) {
        record(*raw, *part);
      } else {
        const auto& problem = std::get<InputProblem>(item);
        part->unreadable = part->unreadable || problem.unreadable;
        reporter_.problem(problem, part->findings, part->summary);
      }
    }
    return part;
  }

 private:
  void record(const RawRecord& raw, ValidatePart& part) {
    const Judged& judged = judge_.judge(raw);
    part.summary.add(judged);
    if (judged.ruleset != nullptr)
      part.summary.choices.add(judged.ruleset->id, judge_.ruleset_reason(), raw.entry->path, raw.entry->number);
    part.series.add(raw, judged, match_);
    reporter_.record(raw, judged, judge_.diagnostics(), part.findings, part.summary);
  }

  Judge judge_;
  const Reporter& reporter_;
  bool match_;
};

ExitCode run(const Options& options) {
  const bool terminal = output_is_terminal();
  const Reporter reporter(options, terminal, colors_wanted(options, terminal));
  const JudgeSettings judge = judge_settings(options);
  Output output;
  FindingsSink findings(options, [&](std::string_view text) { output.write(text); });
  Summary summary;
  Series series;
  bool unreadable = false;
  read_all(
      options, [&] { return std::make_unique<ValidateWorker>(judge, reporter, options.match); },
      [&](const Batch&, Part& made, Progress& progress) {
        auto& part = static_cast<ValidatePart&>(made);
        if (!part.findings.text.empty()) progress.hide();
        findings.take(part.findings);
        summary.merge(part.summary);
        series.merge(std::move(part.series));
        unreadable = unreadable || part.unreadable;
        return true;
      });
  Findings about_series;
  series.report(options.match, reporter, about_series, summary);
  findings.take(about_series);
  summary.inputs = options.arguments.size();
  if (options.report == ReportStyle::json) {
    output.write(summary_json(summary) + "\n");
  } else {
    if (findings.any()) output.write("\n");
    output.write(summary_text(summary));
  }
  output.flush();
  findings.finish();
  return worse(exit_code_of(summary, options.fail_on), unreadable ? ExitCode::unavailable : ExitCode::clean);
}

constexpr std::array kExamples = {
    Example{"validate game.txt", "replay a record and say what is wrong with it"},
    Example{"validate club.zip games/ --report json",
            "archives and folders; one JSON object a finding, then a summary"},
    Example{"validate *.psq --ruleset gomoku-free", "records of a format that stores no rules"},
    Example{"validate a.zip --ruleset gomoku-free --ruleset-for '*/renju/*=renju-free'",
            "rules by the path of the input"},
    Example{"validate - < games.txt", "standard input"},
};
constexpr auto kOptionNames =
    joined(kReadingOptions, kWorkOptions, kFindingOptions, std::array<std::string_view, 2>{"report", "match"});

}  // namespace

const Command kValidate = {
    .name = "validate",
    .summary = "replay records through the rules and report every fault",
    .argument = "PATH...",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 0,
    .examples = kExamples,
    .options = kOptionNames,
    .more =
        "Findings and the summary go to standard output. Memory: at most 64 MiB beyond what an "
        "archive needs to be\nunpacked, at any size of input; rulesets whose players change sides "
        "cost a small entry a game.\n",
    .run = run};

}  // namespace fivefold
