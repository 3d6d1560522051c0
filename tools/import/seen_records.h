#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/digest.h"
#include "formats/judge.h"
#include "tools/import/source_note.h"
#include "tools/pipeline.h"
#include "tools/report.h"

namespace fivefold {

/// What verify and export look at in a record.
struct SeenRecord {
  FindingPlace place;  ///< without its path, which is `path`
  std::string path;
  std::uint64_t from = 0;   ///< place in its stream
  Sha256 sha256{};          ///< of its bytes there
  std::uint64_t stones = 0;  ///< hash of the main line's stones as they stand, neither turned nor mirrored
  std::optional<SourceNote> note;
};

struct SeenPart : Part {
  std::vector<SeenRecord> records;
  Findings findings;
  Summary summary;
  bool unreadable = false;
};

/// Reads records without reporting what is wrong with them; faults of inputs are findings.
class SeeingWorker : public Worker {
 public:
  SeeingWorker(const JudgeOptions& judge, const Reporter& reporter) : judge_(judge), reporter_(reporter) {}
  std::unique_ptr<Part> work(const Batch& batch) override;

 private:
  Judge judge_;
  const Reporter& reporter_;
};

/// A finding with that code about a record.
void report_seen(const Reporter& reporter, const SeenRecord& record, Code code,
                 std::initializer_list<Argument> arguments, Findings& to, Summary& summary);

}  // namespace fivefold
