#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "formats/file_endings.h"
#include "formats/io/atomic_file.h"
#include "formats/jsonl/jsonl.h"
#include "formats/xml/xml.h"
#include "tools/command_list.h"
#include "tools/counting.h"
#include "tools/errors.h"
#include "tools/import/importer.h"
#include "tools/messages.h"
#include "tools/output.h"
#include "tools/reading.h"

namespace fivefold {
namespace {

/// The format that the name of the collection asks for; the XML of fivefold where it asks for none.
const Format* format_by_name(const std::string& path) {
  std::string ending = std::filesystem::path(path).extension().string();
  if (!ending.empty()) ending.erase(0, 1);
  const std::vector<const Format*> formats = formats_of_ending(ending);
  if (formats.empty()) return &kXml;
  // Among the formats of one ending fivefold's own loses nothing.
  if (formats.size() == 1) return formats.front();
  if (std::find(formats.begin(), formats.end(), &kJsonLines) != formats.end()) return &kJsonLines;
  std::string names;
  for (const Format* const format : formats) names.append(names.empty() ? "" : ", ").append(format->name);
  throw UsageError(say(Message::collection_format, {{"path", path}, {"formats", names}}));
}

ExitCode run(const Options& given) {
  if (given.output.empty() || given.output == "-") throw UsageError(say(Message::collection_missing));
  Options options = given;
  options.join = true;
  if (options.to == nullptr) options.to = format_by_name(options.output);
  const Reporter reporter = message_reporter(options);
  const JudgeSettings judge = judge_settings(options);
  Importer importer(options, reporter, options.index_memory);
  remove_abandoned_files(options.output);
  FindingsSink findings = message_sink(options);
  Summary summary;
  bool unreadable = false;
  read_all(
      options, [&] { return std::make_unique<ImportWorker>(judge, reporter, options); },
      [&](const Batch& batch, Part& made, Progress& progress) {
        auto& part = static_cast<ImportPart&>(made);
        Findings about_games;
        importer.take(batch, part, about_games, summary);
        if (!part.findings.text.empty() || !about_games.text.empty()) progress.hide();
        findings.take(part.findings);
        findings.take(about_games);
        summary.merge(part.summary);
        unreadable = unreadable || part.unreadable;
        return true;
      });
  Findings at_end;
  importer.finish(at_end, summary);
  findings.take(at_end);
  findings.finish();
  Output output;
  const ImportTable& table = importer.table();
  output.write(options.report == ReportStyle::json ? table.json(options.output) + "\n" : table.text());
  output.flush();
  return worse(exit_code_of(summary, options.fail_on), unreadable ? ExitCode::unavailable : ExitCode::clean);
}

constexpr std::array kExamples = {
    Example{"import club.zip games/ -o club.jsonl", "everything in one collection, duplicates left out"},
    Example{"import club.zip -o club.xml --keep-source",
            "with the sources' bytes: `export --original` gives them back"},
    Example{"import *.zip -o all.jsonl --near --report json", "games one stone apart too; the table as JSON"},
};
constexpr auto kOptionNames = joined(
    kReadingOptions, kWorkOptions, kFindingOptions,
    std::array<std::string_view, 8>{"to", "output", "keep-source", "near", "force", "overwrite", "canonical", "report"},
    std::array<std::string_view, 1>{"index-memory"});

}  // namespace

const Command kImport = {
    .name = "import",
    .summary = "collect records from many sources into one file, each game once",
    .argument = "PATH...",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 0,
    .examples = kExamples,
    .options = kOptionNames,
    .more =
        "The table goes to standard output, findings go to standard error. Without --to the name of the collection "
        "says\n"
        "the format (.xml, .jsonl, .sgf, .psq ...); xml and jsonl lose nothing. The collection appears whole or not at "
        "all;\nafter a killed run, run the same line again.\n",
    .run = run};

}  // namespace fivefold
