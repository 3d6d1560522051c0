#include "tools/import/seen_records.h"

#include <cstring>

namespace fivefold {
namespace {

std::uint64_t stones_of(const Record& record) {
  std::string bytes;
  const Line& main = record.lines.front();
  for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
    const Token& token = record.tokens[i];
    if (token.kind == TokenKind::move) bytes += std::to_string(token.at.x) + "," + std::to_string(token.at.y) + ";";
    if (token.kind == TokenKind::unreadable) bytes += "?;";
  }
  const Sha256 digest = sha256(bytes);
  std::uint64_t out = 0;
  std::memcpy(&out, digest.data(), sizeof out);
  return out;
}

}  // namespace

std::unique_ptr<Part> SeeingWorker::work(const Batch& batch) {
  auto part = std::make_unique<SeenPart>();
  for (const auto& item : batch.items) {
    const auto* raw = std::get_if<RawRecord>(&item);
    if (raw == nullptr) {
      const auto& problem = std::get<InputProblem>(item);
      part->unreadable = part->unreadable || problem.unreadable;
      reporter_.problem(problem, part->findings, part->summary);
      continue;
    }
    const Judged& judged = judge_.judge(*raw);
    SeenRecord& seen = part->records.emplace_back();
    seen.path = raw->entry->path;
    seen.from = raw->offset;
    seen.sha256 = sha256(raw->original);
    seen.stones = stones_of(judged.record);
    seen.note = read_source(judged.record);
    seen.place.line = raw->line;
    seen.place.column = raw->column;
    seen.place.byte = raw->offset;
    seen.place.game = raw->number;
    seen.place.id = judged.record.id;
    seen.place.first = player_of(judged.record, Side::first);
    seen.place.second = player_of(judged.record, Side::second);
  }
  return part;
}

void report_seen(const Reporter& reporter, const SeenRecord& record, Code code,
                 std::initializer_list<Argument> arguments, Findings& to, Summary& summary) {
  Diagnostics one;
  const Diagnostic& diagnostic = one.add(code, {}, arguments);
  const auto severity = reporter.severity(diagnostic);
  if (!severity) return;
  summary.count(code, *severity);
  FindingPlace place = record.place;
  place.path = record.path;
  reporter.finding(diagnostic, *severity, place, {}, to);
}

}  // namespace fivefold
