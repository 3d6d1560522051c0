#pragma once

#include <functional>
#include <memory>

#include "formats/splitter.h"

namespace fivefold {

/// What one worker made of one batch; each command derives its own.
struct Part {
  Part() = default;
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;
  virtual ~Part() = default;
};

/// Works on batches, one at a time; owns whatever it reuses (its Judge, its buffers). Used by one thread at a time.
class Worker {
 public:
  Worker() = default;
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  virtual ~Worker() = default;
  virtual std::unique_ptr<Part> work(const Batch& batch) = 0;
};

/// What the pipeline is made of. `source` and `sink` are called by one thread at a time, in the order of the input.
struct PipelineStages {
  std::function<std::unique_ptr<Batch>()> source;        ///< null at the end
  std::function<std::unique_ptr<Worker>()> make_worker;  ///< called at most once per thread, from any thread
  std::function<bool(const Batch&, Part&)> sink;         ///< false stops the source; parts on their way still arrive
};

/// Runs the batches of the source through `jobs` workers into the sink. At most 2 x jobs + 1 batches are alive, so
/// memory does not grow with the input. With one job everything runs in the calling thread. What a stage throws comes
/// out here.
void run_pipeline(const PipelineStages& stages, int jobs);

}  // namespace fivefold
