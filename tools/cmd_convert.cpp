#include <array>

#include "formats/kept_bytes.h"
#include "tools/blocking.h"
#include "tools/command_list.h"
#include "tools/convert_output.h"
#include "tools/counting.h"
#include "tools/errors.h"
#include "tools/findings_sink.h"
#include "tools/messages.h"
#include "tools/output.h"
#include "tools/reading.h"
#include "tools/report.h"
#include "tools/words.h"

namespace fivefold {
namespace {

/// The text of one record within ConvertPart::text; empty when the record was not written.
struct Piece {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t item = 0;    ///< index into the batch
  std::size_t number = 0;  ///< of the record within the batch, from 1
};

struct ConvertPart : Part {
  Findings findings;
  Summary summary;
  std::string text;
  std::vector<Piece> pieces;
  bool unreadable = false;
};

class ConvertWorker : public Worker {
 public:
  ConvertWorker(const JudgeOptions& judge, const Reporter& reporter, const Options& options)
      : judge_(judge), reporter_(reporter), format_(*options.to), conditions_(options.filter) {
    write_.canonical = options.canonical;
    write_.force = options.force;
    write_.joined = format_.new_joiner != nullptr && options.split.empty();
  }

  std::unique_ptr<Part> work(const Batch& batch) override {
    auto part = std::make_unique<ConvertPart>();
    std::size_t number = 0;
    for (std::size_t i = 0; i < batch.items.size(); ++i) {
      if (const auto* raw = std::get_if<RawRecord>(&batch.items[i])) {
        record(*raw, i, ++number, *part);
      } else {
        const auto& problem = std::get<InputProblem>(batch.items[i]);
        part->unreadable = part->unreadable || problem.unreadable;
        reporter_.problem(problem, part->findings, part->summary);
      }
    }
    return part;
  }

 private:
  void record(const RawRecord& raw, std::size_t item, std::size_t number, ConvertPart& part) {
    const Judged& judged = judge_.judge(raw);
    if (!passes(judged, conditions_)) return;
    part.summary.add(judged);
    losses_.clear();
    const std::string codes = code_list(blocking_codes(raw.diagnostics, judge_.diagnostics(), format_));
    const std::size_t begin = part.text.size();
    if (!codes.empty() && !write_.force) {
      losses_.add(Code::not_written, {}, {{"codes", codes}});
    } else if (write_record(format_, judged, write_, part.text, losses_)) {
      part.pieces.push_back({begin, part.text.size(), item, number});
    }
    reporter_.record(raw, judged, judge_.diagnostics(), part.findings, part.summary, &losses_);
  }

  Judge judge_;
  const Reporter& reporter_;
  const Format& format_;
  const std::vector<FilterCondition>& conditions_;
  WriteOptions write_;
  Diagnostics losses_;
};

ExitCode run(const Options& options) {
  if (options.to == nullptr) throw UsageError(say(Message::to_missing));
  const Reporter reporter = message_reporter(options);
  const JudgeSettings judge = judge_settings(options);
  ConvertOutput output(options);
  FindingsSink findings = message_sink(options);
  Summary summary;
  std::uint64_t written = 0;
  bool unreadable = false;
  read_all(
      options, [&] { return std::make_unique<ConvertWorker>(judge, reporter, options); },
      [&](const Batch& batch, Part& made, Progress& progress) {
        auto& part = static_cast<ConvertPart&>(made);
        if (!part.findings.text.empty() || !part.text.empty()) progress.hide();
        findings.take(part.findings);  // what is lost is said before it is lost
        for (const Piece& piece : part.pieces)
          output.add(std::string_view(part.text).substr(piece.begin, piece.end - piece.begin),
                     std::get<RawRecord>(batch.items[piece.item]).entry->path, batch.records_before + piece.number);
        written += part.pieces.size();
        summary.merge(part.summary);
        unreadable = unreadable || part.unreadable;
        return true;
      });
  output.finish();
  findings.finish();
  if (output.renumbered() > 0) complain(say(Message::renumbered, {{"count", grouped(output.renumbered())}}));
  if (written < summary.records)
    complain(say(Message::converted, {{"written", grouped(written)}, {"records", grouped(summary.records)}}));
  return worse(exit_code_of(summary, options.fail_on), unreadable ? ExitCode::unavailable : ExitCode::clean);
}

constexpr std::array kExamples = {
    Example{"convert game.psq --ruleset gomoku-free --to xml -o game.xml",
            "another format; what it cannot hold is said first"},
    Example{"convert club.zip --to jsonl --canonical > club.jsonl", "one game, one line, one spelling"},
    Example{"convert club.xml --to pente-text --split games", "one file a record, in the folder games"},
    Example{"convert club.zip --to xml --filter player=An --filter 'date>=2010' -o an.xml",
            "the games of one player since 2010"},
};
constexpr auto kOptionNames = joined(kReadingOptions, kWorkOptions, kFindingOptions,
                                     std::array<std::string_view, 9>{"to", "output", "split", "join", "filter", "force",
                                                                     "overwrite", "canonical", "report"});

}  // namespace

const Command kConvert = {
    .name = "convert",
    .summary = "write records in another format",
    .argument = "PATH...",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 0,
    .examples = kExamples,
    .options = kOptionNames,
    .more =
        "Findings go to standard error, before anything is lost. A record with critical findings is not written "
        "unless\n"
        "--force is given; the others are. xml and jsonl hold faults as they are: only a record of which something "
        "was\n"
        "rejected needs --force there. Files appear whole or not at all. Memory: as for validate.\n",
    .run = run};

}  // namespace fivefold
