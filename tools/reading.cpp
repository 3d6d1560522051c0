#include "tools/reading.h"

#include <algorithm>
#include <thread>

#include "formats/io/inputs.h"
#include "tools/errors.h"
#include "tools/messages.h"
#include "tools/progress.h"

namespace fivefold {
namespace {

/// The board of the first record of a file, of whatever format.
BoardLayout read_layout(const Options& options) {
  Inputs inputs({options.layout_file});
  Splitter splitter(inputs, SplitOptions{});
  while (const std::unique_ptr<Batch> batch = splitter.next()) {
    for (const auto& item : batch->items) {
      if (const auto* problem = std::get_if<InputProblem>(&item)) {
        if (problem->diagnostic.severity != Severity::error) continue;
        throw EnvironmentError(
            say(Message::file_unreadable, {{"path", problem->path}, {"reason", message(problem->diagnostic)}}));
      }
      const RawRecord& raw = std::get<RawRecord>(item);
      Record record;
      record.clear();
      Diagnostics diagnostics;
      ParseOptions parse;
      parse.path = raw.entry->path;
      parse.board = options.board;
      parse.coordinates = options.coordinates;
      raw.entry->format->parse(raw.bytes, parse, record, diagnostics);
      if (!record.board_stated) break;
      if (!check_layout(record.layout).empty())
        throw UsageError(say(Message::layout_faulty, {{"path", options.layout_file}}));
      return record.layout;
    }
  }
  throw UsageError(say(Message::layout_missing, {{"path", options.layout_file}}));
}

}  // namespace

JudgeOptions judge_options(const Options& options) {
  JudgeOptions judge;
  judge.ruleset = options.ruleset;
  judge.ruleset_for = options.ruleset_for;
  judge.board = options.board;
  judge.coordinates = options.coordinates;
  judge.policy = options.policy;
  judge.clock_tolerance = options.clock_tolerance;
  if (!options.layout_file.empty()) judge.layout = read_layout(options);
  return judge;
}

SplitOptions split_options(const Options& options) {
  SplitOptions split;
  split.from = options.from;
  split.encoding = options.encoding;
  split.max_record = options.max_record;
  return split;
}

int jobs_of(const Options& options) {
  if (options.jobs > 0) return options.jobs;
  return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

void read_all(const Options& options, const std::function<std::unique_ptr<Worker>()>& make_worker,
              const std::function<bool(const Batch&, Part&)>& sink) {
  Inputs inputs(options.arguments);
  Splitter splitter(inputs, split_options(options));
  Progress progress(options, inputs.total_bytes());
  std::uint64_t records = 0;
  PipelineStages stages;
  stages.source = [&] { return splitter.next(); };
  stages.make_worker = make_worker;
  stages.sink = [&](const Batch& batch, Part& part) {
    records += batch.items.size();
    const bool more = sink(batch, part);
    progress.update(batch.input_bytes, records);
    return more;
  };
  run_pipeline(stages, jobs_of(options));
}

}  // namespace fivefold
