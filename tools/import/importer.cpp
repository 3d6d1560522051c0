#include "tools/import/importer.h"

#include <filesystem>

#include "tools/errors.h"
#include "tools/import/second_look.h"

namespace fivefold {
namespace {

std::string folder_of(const std::string& path) { return std::filesystem::path(path).parent_path().string(); }

FindingPlace place_of(const RawRecord& raw, const ImportedRecord& record) {
  FindingPlace place;
  place.path = raw.entry->path;
  place.line = raw.line;
  place.column = raw.column;
  place.byte = raw.offset;
  place.game = raw.number;
  place.id = record.id;
  place.first = record.first;
  place.second = record.second;
  return place;
}

/// `at` must outlive the answer.
FindingPlace place_of(const GamePlace& at) {
  FindingPlace place;
  place.path = at.path;
  place.line = at.line;
  place.column = at.column;
  place.byte = at.byte;
  place.game = at.number;
  return place;
}

Diagnostic made(Code code, std::initializer_list<Argument> arguments) {
  Diagnostics one;
  return one.add(code, {}, arguments);
}

}  // namespace

Importer::Importer(const Options& options, const Reporter& reporter, std::size_t memory)
    : options_(options),
      reporter_(reporter),
      memory_(memory),
      output_(options),
      index_(folder_of(options.output), memory),
      games_(folder_of(options.output)),
      table_(options.arguments) {
  table_.near_asked = options.near;
}

void Importer::report(const Diagnostic& diagnostic, const FindingPlace& place, Findings& findings,
                      Summary& summary) const {
  const auto severity = reporter_.severity(diagnostic);
  if (!severity) return;
  summary.count(diagnostic.code, *severity);
  reporter_.finding(diagnostic, *severity, place, {}, findings);
}

void Importer::take(const Batch& batch, ImportPart& part, Findings& findings, Summary& summary) {
  std::size_t next = 0;
  for (const auto& item : batch.items) {
    if (const auto* problem = std::get_if<InputProblem>(&item)) {
      if (problem->diagnostic.severity == Severity::error) table_.unread(problem->path, problem->diagnostic.code);
      continue;
    }
    ImportedRecord& record = part.records[next++];
    const std::string_view text = std::string_view(part.text).substr(record.begin, record.end - record.begin);
    take_record(std::get<RawRecord>(item), record, text, findings, summary);
  }
}

void Importer::take_record(const RawRecord& raw, ImportedRecord& record, std::string_view text, Findings& findings,
                           Summary& summary) {
  ImportCounts& counts = table_.row(raw.entry->path, raw.entry->format->name);
  if (raw.entry->number != last_entry_number_) {
    last_entry_number_ = raw.entry->number;
    ++counts.entries;
  }
  ++counts.records;
  if (record.refused) {
    ++counts.refused;
    table_.refuse(record.codes);
    return;
  }
  const GameIndex::Found found = index_.find(record.key, record.facts.whole);
  if (found.first) {
    const GameIndex::Entry& other = found.same ? *found.same : *found.first;
    const GamePlace first = games_.place(other.number);
    const FindingPlace place = place_of(raw, record);
    if (found.same) {
      report(made(Code::duplicate_left_out, {{"first", text_of(first)}}), place, findings, summary);
    } else {
      report(made(Code::duplicate_differs,
                  {{"first", text_of(first)}, {"what", differing_groups(first.groups, record.facts.groups)}}),
             place, findings, summary);
    }
    if (other.symmetry() != record.symmetry) {
      ++counts.mirrored;
      report(made(Code::game_mirrored, {{"first", text_of(first)}}), place, findings, summary);
    }
  }
  if (found.same) {
    ++counts.duplicates;
    return;
  }
  ++counts.kept;
  if (found.first) ++counts.conflicts;
  if (record.repaired) ++counts.repaired;
  const GamePlace place{raw.entry->path, raw.line, raw.column, raw.offset, raw.number, record.facts.groups,
                        record.key};
  const std::uint32_t number = games_.add(place, record.image);
  index_.add(record.key, record.facts.whole, record.symmetry, number, !found.first);
  output_.add(text, raw.entry->path, number);
}

void Importer::second_look(Findings& findings, Summary& summary) {
  find_prefixes(games_, index_, [&](std::uint32_t game, std::uint32_t longer) {
    ++table_.prefixes;
    const GamePlace at = games_.place(game);
    report(made(Code::game_is_beginning, {{"longer", text_of(games_.place(longer))}}), place_of(at), findings, summary);
  });
  if (!options_.near) return;
  std::uint32_t last = ~0U;
  find_near(games_, memory_, [&](std::uint32_t game, std::uint32_t earlier, std::uint32_t ply) {
    if (game != last) ++table_.near;
    last = game;
    const GamePlace at = games_.place(game);
    report(made(Code::game_is_near, {{"earlier", text_of(games_.place(earlier))}, {"ply", std::to_string(ply)}}),
           place_of(at), findings, summary);
  });
}

void Importer::finish(Findings& findings, Summary& summary) {
  second_look(findings, summary);
  output_.finish();
}

}  // namespace fivefold
