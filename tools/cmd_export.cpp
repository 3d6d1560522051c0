#include <algorithm>
#include <array>
#include <filesystem>

#include "formats/io/atomic_file.h"
#include "tools/command_list.h"
#include "tools/convert_output.h"
#include "tools/counting.h"
#include "tools/errors.h"
#include "tools/import/seen_records.h"
#include "tools/messages.h"
#include "tools/output.h"
#include "tools/reading.h"
#include "tools/words.h"

namespace fivefold {
namespace {

/// Where the originals go: one stream, or a file each.
class Originals {
 public:
  explicit Originals(const Options& options) : options_(options) {
    if (!options.split.empty() && !options.output.empty()) throw UsageError(say(Message::split_and_output));
    if (!options.split.empty()) std::filesystem::create_directories(options.split);
    const bool standard = options.split.empty() && (options.output.empty() || options.output == "-");
    if (!standard && options.split.empty()) {
      if (same_file(options.arguments.front(), options.output))
        throw UsageError(
            say(Message::output_is_input, {{"output", options.output}, {"input", options.arguments.front()}}));
      std::error_code fault;
      if (!options.overwrite && std::filesystem::is_regular_file(options.output, fault))
        throw UsageError(say(Message::output_exists, {{"path", options.output}}));
      file_ = std::make_unique<AtomicFile>(options.output, options.overwrite);
    }
  }

  void add(const SourceNote& note) {
    const std::string& bytes = *note.bytes;
    ++count_;
    if (!options_.split.empty()) {
      const std::string name = split_name(note.path, count_, extension(note));
      AtomicFile file((std::filesystem::path(options_.split) / name).string(), options_.overwrite);
      file.write(bytes);
      file.commit();
      return;
    }
    if (needs_end_) put("\n");
    put(bytes);
    const Format* const format = find_format(note.format);
    needs_end_ = !bytes.empty() && bytes.back() != '\n' && (format == nullptr || !format->binary);
  }

  void finish() {
    if (file_ != nullptr) file_->commit();
    standard_output_.flush();
  }
  std::uint64_t count() const { return count_; }

 private:
  /// The ending of the source's own name, if it has a plain one.
  static std::string_view extension(const SourceNote& note) {
    const std::string_view path = note.path;
    const std::string_view ending = path.substr(path.find_last_of("./!") + 1);
    const bool plain = std::all_of(ending.begin(), ending.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    });
    if (plain && !ending.empty() && ending.size() <= 8 && ending.size() + 1 < path.size() &&
        path[path.size() - ending.size() - 1] == '.')
      return ending;
    const Format* const format = find_format(note.format);
    return format == nullptr || format->extensions.empty() ? "txt" : format->extensions.front();
  }

  void put(std::string_view bytes) {
    if (file_ != nullptr) {
      file_->write(bytes);
    } else {
      standard_output_.write(bytes);
    }
  }

  const Options& options_;
  std::unique_ptr<AtomicFile> file_;
  Output standard_output_;
  std::uint64_t count_ = 0;
  bool needs_end_ = false;  ///< the last record had no line end
};

ExitCode run(const Options& options) {
  if (!options.original) throw UsageError(say(Message::original_missing));
  const Reporter reporter = message_reporter(options);
  FindingsSink findings = message_sink(options);
  Summary summary;
  Originals originals(options);
  std::uint64_t records = 0;
  bool unreadable = false;
  read_all(
      options, [&] { return std::make_unique<SeeingWorker>(JudgeOptions{}, reporter); },
      [&](const Batch&, Part& made, Progress& progress) {
        auto& part = static_cast<SeenPart&>(made);
        for (const SeenRecord& record : part.records) {
          ++records;
          if (!record.note) {
            report_seen(reporter, record, Code::source_not_stated, {}, part.findings, part.summary);
          } else if (!record.note->bytes) {
            report_seen(reporter, record, Code::source_bytes_not_kept, {}, part.findings, part.summary);
          } else if (hex(sha256(*record.note->bytes)) != record.note->sha256) {
            report_seen(reporter, record, Code::source_bytes_damaged, {}, part.findings, part.summary);
          } else {
            originals.add(*record.note);
          }
        }
        if (!part.findings.text.empty()) progress.hide();
        findings.take(part.findings);
        summary.merge(part.summary);
        unreadable = unreadable || part.unreadable;
        return true;
      });
  originals.finish();
  findings.finish();
  if (originals.count() < records)
    complain(say(Message::converted, {{"written", grouped(originals.count())}, {"records", grouped(records)}}));
  return worse(exit_code_of(summary, options.fail_on), unreadable ? ExitCode::unavailable : ExitCode::clean);
}

constexpr std::array kExamples = {
    Example{"export club.jsonl --original", "the records as their sources had them, byte for byte"},
    Example{"export club.xml --original --split originals", "a file each, in the folder originals"},
};
constexpr auto kOptionNames =
    joined(kWorkOptions, kFindingOptions,
           std::array<std::string_view, 6>{"original", "output", "split", "overwrite", "report", "max-record"});

}  // namespace

const Command kExport = {
    .name = "export",
    .summary = "give back the records of a collection as their sources had them",
    .argument = "COLLECTION",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 1,
    .examples = kExamples,
    .options = kOptionNames,
    .more = "The collection must have been made by `import --keep-source`.\n",
    .run = run};

}  // namespace fivefold
