#pragma once

#include <cstdint>
#include <string>

#include "tools/convert_output.h"
#include "tools/import/game_index.h"
#include "tools/import/import_table.h"
#include "tools/import/import_worker.h"
#include "tools/import/kept_games.h"
#include "tools/report.h"

namespace fivefold {

/// The one thread's part of an import: takes what the workers made in the order of the input, keeps or leaves out, and
/// counts.
class Importer {
 public:
  /// `memory`: bytes for the index of games before it goes to disk. All references must outlive the object.
  Importer(const Options& options, const Reporter& reporter, std::size_t memory);

  /// Takes a batch; findings about it go to `findings`.
  void take(const Batch& batch, ImportPart& part, Findings& findings, Summary& summary);
  /// Looks at all games beside each other, then gives the collection its name.
  void finish(Findings& findings, Summary& summary);
  ImportTable& table() { return table_; }

 private:
  void take_record(const RawRecord& raw, ImportedRecord& record, std::string_view text, Findings& findings,
                   Summary& summary);
  void report(const Diagnostic& diagnostic, const FindingPlace& place, Findings& findings, Summary& summary) const;
  void second_look(Findings& findings, Summary& summary);

  const Options& options_;
  const Reporter& reporter_;
  std::size_t memory_;
  ConvertOutput output_;
  GameIndex index_;
  KeptGames games_;
  ImportTable table_;
  std::string last_entry_;
  std::uint64_t last_entry_number_ = ~0ULL;
};

}  // namespace fivefold
