#include "tools/pipeline.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <vector>

#include <tbb/global_control.h>
#include <tbb/parallel_pipeline.h>
#include <tbb/task_arena.h>

#if defined(__SANITIZE_THREAD__)
#define FIVEFOLD_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define FIVEFOLD_TSAN 1
#endif
#endif
#ifdef FIVEFOLD_TSAN
extern "C" void __tsan_acquire(void* address);
extern "C" void __tsan_release(void* address);
#endif

namespace fivefold {
namespace {

// oneTBB is not instrumented, so ThreadSanitizer cannot see that a load is handed from thread to thread in order.
void taken_over([[maybe_unused]] void* address) {
#ifdef FIVEFOLD_TSAN
  __tsan_acquire(address);
#endif
}
void handed_on([[maybe_unused]] void* address) {
#ifdef FIVEFOLD_TSAN
  __tsan_release(address);
#endif
}

/// What travels through the pipeline.
struct Load {
  std::unique_ptr<Batch> batch;
  std::unique_ptr<Part> part;
};

/// Owns the loads on their way: what is under way when a stage throws is freed like the rest.
class Loads {
 public:
  Loads() = default;
  Loads(const Loads&) = delete;
  Loads& operator=(const Loads&) = delete;
  ~Loads() {
    const std::lock_guard lock(mutex_);
    for (const auto& load : loads_) taken_over(load.get());
    loads_.clear();
  }

  Load* add(std::unique_ptr<Batch> batch) {
    auto load = std::make_unique<Load>();
    load->batch = std::move(batch);
    const std::lock_guard lock(mutex_);
    loads_.push_back(std::move(load));
    return loads_.back().get();
  }

  std::unique_ptr<Load> take(const Load* load) {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(loads_.begin(), loads_.end(), [&](const auto& one) { return one.get() == load; });
    std::unique_ptr<Load> taken = std::move(*found);
    loads_.erase(found);
    return taken;
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<Load>> loads_;  // at most as many as the pipeline has tokens
};

/// The workers that no thread is using.
class Workers {
 public:
  explicit Workers(const std::function<std::unique_ptr<Worker>()>& make) : make_(make) {}
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  // The lock hands over what the threads of the pipeline did, also when a stage threw.
  ~Workers() {
    const std::lock_guard lock(mutex_);
    idle_.clear();
  }

  std::unique_ptr<Worker> take() {
    {
      const std::lock_guard lock(mutex_);
      if (!idle_.empty()) {
        std::unique_ptr<Worker> worker = std::move(idle_.back());
        idle_.pop_back();
        return worker;
      }
    }
    return make_();
  }

  void give_back(std::unique_ptr<Worker> worker) {
    const std::lock_guard lock(mutex_);
    idle_.push_back(std::move(worker));
  }

 private:
  const std::function<std::unique_ptr<Worker>()>& make_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Worker>> idle_;
};

void run_alone(const PipelineStages& stages) {
  const std::unique_ptr<Worker> worker = stages.make_worker();
  while (const std::unique_ptr<Batch> batch = stages.source()) {
    const std::unique_ptr<Part> part = worker->work(*batch);
    if (!stages.sink(*batch, *part)) return;
  }
}

}  // namespace

void run_pipeline(const PipelineStages& stages, int jobs) {
  if (jobs <= 1) return run_alone(stages);
  Loads loads;
  Workers workers(stages.make_worker);
  std::atomic<bool> stopped = false;
  int source_place = 0;
  int sink_place = 0;

  const auto read = [&](tbb::flow_control& flow) -> Load* {
    taken_over(&source_place);
    std::unique_ptr<Batch> batch = stopped ? nullptr : stages.source();
    handed_on(&source_place);
    if (batch == nullptr) {
      flow.stop();
      return nullptr;
    }
    Load* const load = loads.add(std::move(batch));
    handed_on(load);
    return load;
  };
  const auto work = [&](Load* load) -> Load* {
    taken_over(load);
    std::unique_ptr<Worker> worker = workers.take();
    load->part = worker->work(*load->batch);
    workers.give_back(std::move(worker));
    handed_on(load);
    return load;
  };
  const auto finish = [&](Load* load) {
    taken_over(&sink_place);
    taken_over(load);
    const std::unique_ptr<Load> mine = loads.take(load);
    if (!stopped && !stages.sink(*load->batch, *load->part)) stopped = true;
    handed_on(&sink_place);
  };

  handed_on(&source_place);
  handed_on(&sink_place);
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(jobs));
  tbb::task_arena arena(jobs);
  arena.execute([&] {
    tbb::parallel_pipeline(2 * static_cast<std::size_t>(jobs) + 1,
                           tbb::make_filter<void, Load*>(tbb::filter_mode::serial_in_order, read) &
                               tbb::make_filter<Load*, Load*>(tbb::filter_mode::parallel, work) &
                               tbb::make_filter<Load*, void>(tbb::filter_mode::serial_in_order, finish));
  });
  taken_over(&source_place);
  taken_over(&sink_place);
}

}  // namespace fivefold
