#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "formats/splitter.h"

namespace fivefold {

/// Fills one batch: copies the bytes of its records into blocks that the batch owns.
class BatchBuilder {
 public:
  explicit BatchBuilder(std::size_t batch_bytes) : batch_bytes_(batch_bytes) {}

  /// Copies `bytes` and points `record` at the copy.
  void add(std::string_view bytes, RawRecord record);
  /// The same for text that was decoded from other bytes: both are copied.
  void add(std::string_view text, std::string_view original, RawRecord record);
  void add(InputProblem problem) { batch_->items.emplace_back(std::move(problem)); }
  bool full() const;
  /// Gives the batch away, or null when nothing was added. Nothing may be added afterwards.
  std::unique_ptr<Batch> finish(std::uint64_t input_bytes);

 private:
  char* room_for(std::size_t size);
  std::string_view copy_of(std::string_view bytes);

  const std::size_t batch_bytes_;
  std::unique_ptr<Batch> batch_ = std::make_unique<Batch>();
  std::size_t block_left_ = 0;
  char* block_next_ = nullptr;
};

}  // namespace fivefold
