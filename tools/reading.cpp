#include "tools/reading.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <thread>

#include "core/house_rules.h"
#include "formats/io/inputs.h"
#include "tools/errors.h"
#include "tools/messages.h"

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
      const auto& raw = std::get<RawRecord>(item);
      Record record;
      record.clear();
      Diagnostics diagnostics;
      ParseOptions parse;
      parse.path = raw.entry->path;
      parse.board = options.board;
      parse.coordinates = options.coordinates;
      parse.context = raw.context.get();
      parse.cells = options.cells;
      parse.rows = options.rows;
      parse.encoding = options.encoding;
      raw.entry->format->parse(raw.bytes, parse, record, diagnostics);
      if (!record.board_stated || raw.entry->format->needs_layout) break;
      if (!check_layout(record.layout).empty())
        throw UsageError(say(Message::layout_faulty, {{"path", options.layout_file}}));
      return record.layout;
    }
  }
  throw UsageError(say(Message::layout_missing, {{"path", options.layout_file}}));
}

/// The rules of a rules file; every fault of it is in the UsageError.
std::shared_ptr<const Ruleset> read_rules(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (!file) throw EnvironmentError(say(Message::file_unreadable, {{"path", path}, {"reason", std::strerror(errno)}}));
  HouseRules rules = parse_house_rules(text);
  std::string faults;
  for (const HouseRulesProblem& problem : rules.problems)
    faults += say(Message::rules_file_fault, {{"path", path},
                                              {"line", std::to_string(problem.line)},
                                              {"column", std::to_string(problem.column)},
                                              {"severity", word(problem.diagnostic.severity)},
                                              {"text", message(problem.diagnostic)},
                                              {"code", std::string(row(problem.diagnostic.code).id)}});
  if (!faults.empty()) throw UsageError(say(Message::rules_file_faulty, {{"path", path}, {"faults", faults}}));
  return std::make_shared<const Ruleset>(std::move(rules.ruleset));
}

}  // namespace

JudgeSettings judge_settings(const Options& options) {
  JudgeSettings judge;
  judge.ruleset = options.ruleset;
  judge.ruleset_for = options.ruleset_for;
  judge.board = options.board;
  judge.coordinates = options.coordinates;
  judge.cells = options.cells;
  judge.rows = options.rows;
  judge.encoding = options.encoding;
  judge.policy = options.policy;
  judge.clock_tolerance = options.clock_tolerance;
  if (!options.layout_file.empty()) judge.layout = read_layout(options);
  if (!options.rules_file.empty()) {
    if (options.ruleset != nullptr) throw UsageError(say(Message::ruleset_and_rules_file));
    judge.house = read_rules(options.rules_file);
    judge.ruleset = judge.house.get();
    judge.ruleset_reason = "--rules-file " + options.rules_file;
  }
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
              const std::function<bool(const Batch&, Part&, Progress&)>& sink) {
  Inputs inputs(options.arguments);
  Splitter splitter(inputs, split_options(options));
  Progress progress(options, inputs.total_bytes());
  std::uint64_t records = 0;
  PipelineStages stages;
  stages.source = [&] {
    std::unique_ptr<Batch> batch = splitter.next();
    if (batch != nullptr) {
      batch->records_before = records;
      records +=
          static_cast<std::uint64_t>(std::count_if(batch->items.begin(), batch->items.end(), [](const auto& item) {
            return std::holds_alternative<RawRecord>(item);
          }));
    }
    return batch;
  };
  stages.make_worker = make_worker;
  stages.sink = [&](const Batch& batch, Part& part) {
    const bool more = sink(batch, part, progress);
    progress.update(batch.input_bytes, batch.records_before + batch.items.size());
    return more;
  };
  run_pipeline(stages, jobs_of(options));
}

}  // namespace fivefold
