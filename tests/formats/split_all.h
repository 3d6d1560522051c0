#pragma once

#include <memory>
#include <string>
#include <vector>

#include "formats/splitter.h"
#include "tests/formats/io/temp_folder.h"

namespace fivefold::testing {

/// Everything a splitter gives; the batches keep the bytes alive.
struct Split {
  std::vector<std::unique_ptr<Batch>> batches;
  std::vector<RawRecord> records;
  std::vector<InputProblem> problems;
  std::vector<std::string> order;  ///< "record N at L:C" and "problem NAME", as they came
  std::size_t peak_window = 0;

  std::vector<std::string> texts() const {
    std::vector<std::string> all;
    for (const RawRecord& record : records) all.emplace_back(record.bytes);
    return all;
  }
};

inline Split split_files(std::vector<std::string> paths, const SplitOptions& options) {
  Inputs inputs(std::move(paths));
  Splitter splitter(inputs, options);
  Split all;
  while (auto batch = splitter.next()) {
    for (const auto& item : batch->items) {
      if (const auto* const record = std::get_if<RawRecord>(&item)) {
        all.records.push_back(*record);
        all.order.push_back("record " + std::to_string(record->number) + " at " + std::to_string(record->line) + ":" +
                            std::to_string(record->column));
      } else {
        all.problems.push_back(std::get<InputProblem>(item));
        all.order.push_back("problem " + std::string(row(all.problems.back().diagnostic.code).name));
      }
    }
    all.batches.push_back(std::move(batch));
  }
  all.peak_window = splitter.peak_window();
  return all;
}

/// The same for one file with this content.
inline Split split(std::string_view content, const SplitOptions& options) {
  const TempFolder folder;
  return split_files({folder.file("input.txt", content)}, options);
}

}  // namespace fivefold::testing
