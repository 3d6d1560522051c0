#include "tools/import/import_worker.h"

#include <algorithm>

#include "formats/kept_bytes.h"
#include "tools/blocking.h"
#include "tools/import/source_note.h"

namespace fivefold {
namespace {

bool has_repair(const Diagnostics& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& one) { return row(one.code).action == Action::repaired; });
}

}  // namespace

ImportWorker::ImportWorker(const JudgeOptions& judge, const Reporter& reporter, const Options& options)
    : judge_(judge), reporter_(reporter), options_(options) {
  write_.canonical = options.canonical;
  write_.force = options.force;
  write_.joined = options.to->new_joiner != nullptr;
}

std::unique_ptr<Part> ImportWorker::work(const Batch& batch) {
  auto part = std::make_unique<ImportPart>();
  for (std::size_t i = 0; i < batch.items.size(); ++i) {
    if (const auto* raw = std::get_if<RawRecord>(&batch.items[i])) {
      record(*raw, i, *part);
    } else {
      const auto& problem = std::get<InputProblem>(batch.items[i]);
      part->unreadable = part->unreadable || problem.unreadable;
      reporter_.problem(problem, part->findings, part->summary);
    }
  }
  return part;
}

void ImportWorker::record(const RawRecord& raw, std::size_t item, ImportPart& part) {
  const Judged& judged = judge_.judge(raw);
  part.summary.add(judged);
  losses_.clear();
  ImportedRecord& made = part.records.emplace_back();
  made.item = item;
  made.id = judged.record.id;
  made.first = player_of(judged.record, Side::first);
  made.second = player_of(judged.record, Side::second);
  made.codes = blocking_codes(raw.diagnostics, judge_.diagnostics(), *options_.to);
  made.begin = part.text.size();
  if (!made.codes.empty() && !options_.force) {
    losses_.add(Code::not_written, {}, {{"codes", code_list(made.codes)}});
    made.refused = true;
  } else {
    const bool dated = normalise_date(judge_.record(), date_);
    made.repaired = dated || has_repair(raw.diagnostics) || has_repair(judge_.diagnostics());
    take_image(judged, image_);
    GameHash hash(image_);
    hash.play_all();
    const std::vector<Symmetry> smallest = hash.smallest();
    made.key = hash.key();
    made.symmetry = smallest.front();
    made.facts = facts_of(judged, image_, smallest);
    made.stones = image_.moves.size();
    append_image(image_, made.image);
    put_source(judge_.record(), source_of(raw, options_.keep_source), date_);
    made.refused = !write_record(*options_.to, judged, write_, part.text, losses_);
    if (made.refused)
      for (const Diagnostic& loss : losses_)
        if (row(loss.code).action == Action::rejected) made.codes.push_back(loss.code);
  }
  made.end = part.text.size();
  reporter_.record(raw, judged, judge_.diagnostics(), part.findings, part.summary, &losses_);
}

}  // namespace fivefold
