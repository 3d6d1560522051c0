#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "formats/io/inputs.h"
#include "formats/raw_record.h"

namespace fivefold {

/// A run of records that is handed to one worker: owns the bytes its records look into. Items keep the input's order.
struct Batch {
  std::vector<std::variant<RawRecord, InputProblem>> items;
  std::vector<std::unique_ptr<char[]>> blocks;  ///< memory behind RawRecord::bytes
  std::size_t bytes = 0;                        ///< of record text held
  std::uint64_t records_before = 0;  ///< records in all batches before this one; set by whoever asks for the batches
  std::uint64_t input_bytes = 0;     ///< bytes of input files consumed so far, for the progress bar
};

struct SplitOptions {
  std::span<const Format* const> formats = all_formats();  ///< candidates of detection
  const Format* from = nullptr;                            ///< --from: no detection
  std::string encoding = {};                               ///< --encoding, a name that canonical_encoding() knows;
                                                           ///< empty: UTF-8, then a reported guess
  std::size_t max_record = 8U << 20;     ///< --max-record: longer ones are refused and skipped as a stream
  std::size_t batch_bytes = 256U << 10;  ///< a batch is closed when it holds this much (or 512 items)
  std::size_t read_bytes = 256U << 10;   ///< how much is read at a time; changes speed only
};

/// Cuts the streams of all inputs into records. Memory does not grow with the size of the input: one window (at most
/// max_record + 2 * read_bytes) and one batch.
///
/// A stream whose format cannot be told is one problem and no records. Records longer than max_record are one problem
/// each; they keep their number, and their neighbours are kept. Text reaches the batch as UTF-8 (docs/inputs.md says
/// how); what was done to it stands in RawRecord::diagnostics.
class Splitter {
 public:
  Splitter(Inputs& inputs, SplitOptions options);
  ~Splitter();
  /// The next batch, or null at the end of all inputs.
  std::unique_ptr<Batch> next();
  /// The largest size that the window has had, in bytes.
  std::size_t peak_window() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace fivefold
