#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tools/command_list.h"
#include "tools/counting.h"
#include "tools/import/verification.h"
#include "tools/output.h"
#include "tools/reading.h"
#include "tools/words.h"

namespace fivefold {
namespace {

std::string table_text(const Verification& v) {
  return fmt::format(
      "records                       {}\nas their sources have them     {}\nby the bytes kept with them    {}\n"
      "faulty                        {}\nleft out of the sources: duplicates {}, others {}\n",
      grouped(v.records), grouped(v.agree), grouped(v.kept_bytes), grouped(v.faulty), grouped(v.duplicates),
      grouped(v.absent));
}

std::string table_json(const Verification& v) {
  const nlohmann::ordered_json json = {{"records", v.records},       {"agree", v.agree},
                                       {"kept_bytes", v.kept_bytes}, {"faulty", v.faulty},
                                       {"duplicates", v.duplicates}, {"absent", v.absent}};
  return nlohmann::ordered_json{{"verify", json}}.dump() + "\n";
}

ExitCode run(const Options& options) {
  const Reporter reporter = message_reporter(options);
  const JudgeSettings judge = judge_settings(options);
  FindingsSink findings = message_sink(options);
  Summary summary;
  Verification verification;
  bool unreadable = false;
  const auto read = [&](const Options& what, const auto& use) {
    read_all(
        what, [&] { return std::make_unique<SeeingWorker>(judge, reporter); },
        [&](const Batch&, Part& made, Progress& progress) {
          auto& part = static_cast<SeenPart&>(made);
          for (SeenRecord& record : part.records) use(record, part);
          if (!part.findings.text.empty()) progress.hide();
          findings.take(part.findings);
          summary.merge(part.summary);
          unreadable = unreadable || part.unreadable;
          return true;
        });
  };
  Options collection = options;
  collection.from = nullptr;
  read(collection, [&](SeenRecord& record, SeenPart& part) {
    verification.claim(std::move(record), reporter, part.findings, part.summary);
  });
  Options sources = options;
  sources.arguments = verification.files();
  if (!sources.arguments.empty())
    read(sources, [&](const SeenRecord& record, SeenPart& part) {
      verification.source(record, reporter, part.findings, part.summary);
    });
  Findings at_end;
  verification.finish(reporter, at_end, summary);
  findings.take(at_end);
  findings.finish();
  Output output;
  output.write(options.report == ReportStyle::json ? table_json(verification) : table_text(verification));
  output.flush();
  const ExitCode found = verification.faulty > 0 && options.fail_on != FailOn::never ? ExitCode::findings : ExitCode::clean;
  return worse(found, unreadable ? ExitCode::unavailable : ExitCode::clean);
}

constexpr std::array kExamples = {
    Example{"verify club.jsonl", "does every record still stand in its source, byte for byte?"},
    Example{"verify club.xml --report json", "for programs"},
};
constexpr auto kOptionNames =
    joined(kReadingOptions, kWorkOptions, kFindingOptions, std::array<std::string_view, 1>{"report"});

}  // namespace

const Command kVerify = {
    .name = "verify",
    .summary = "check a collection against the sources that it was imported from",
    .argument = "COLLECTION",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 1,
    .examples = kExamples,
    .options = kOptionNames,
    .more =
        "Paths of sources are those that import was given: run both in one folder, with the same options that say how\n"
        "records are read.\n",
    .run = run};

}  // namespace fivefold
