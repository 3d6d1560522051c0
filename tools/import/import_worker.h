#pragma once

#include <memory>
#include <string>
#include <vector>

#include "formats/judge.h"
#include "tools/import/game_facts.h"
#include "tools/import/game_image.h"
#include "tools/pipeline.h"
#include "tools/report.h"
#include "tools/summary.h"

namespace fivefold {

/// One record of a batch, ready to be kept or left out.
struct ImportedRecord {
  std::size_t item = 0;          ///< index into the batch
  std::size_t begin = 0;         ///< its text in ImportPart::text ...
  std::size_t end = 0;           ///< ... ends here
  GameKey key;
  Symmetry symmetry = Symmetry::identity;
  GameFacts facts;
  std::size_t stones = 0;
  std::string image;             ///< append_image
  bool repaired = false;
  bool refused = false;
  std::vector<Code> codes;       ///< why it was refused
  std::string id, first, second;  ///< for findings about it
};

/// What a worker made of a batch.
struct ImportPart : Part {
  Findings findings;
  Summary summary;
  std::string text;
  std::vector<ImportedRecord> records;
  bool unreadable = false;
};

/// Judges the records of a batch, normalises their dates, says where they came from, and writes them.
class ImportWorker : public Worker {
 public:
  ImportWorker(const JudgeOptions& judge, const Reporter& reporter, const Options& options);
  std::unique_ptr<Part> work(const Batch& batch) override;

 private:
  void record(const RawRecord& raw, std::size_t item, ImportPart& part);

  Judge judge_;
  const Reporter& reporter_;
  const Options& options_;
  WriteOptions write_;
  Diagnostics losses_;
  GameImage image_;
  std::string date_;
};

}  // namespace fivefold
