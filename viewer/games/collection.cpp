#include "viewer/games/collection.h"

#include <cassert>
#include <chrono>
#include <thread>
#include <utility>

#include "viewer/games/reader.h"
#include "viewer/scene/study_source.h"

namespace fivefold::viewer {
namespace {

/// How long the destructor waits for a thread that waits for the system (a pipe nobody writes to).
constexpr std::chrono::milliseconds kPatience{200};

std::shared_ptr<const Study> study_of(const RawRecord& raw, const JudgeOptions& judge) {
  return Study::make(source_of(raw), judge);
}

}  // namespace

struct Collection::Impl {
  Impl(RecordSource source, const JudgeOptions& judge, std::size_t kept_bytes) : state(std::make_shared<ReadState>()) {
    state->source = std::move(source);
    state->judge = judge;
    state->kept_bytes = kept_bytes;
    // The thread shares the state: where it must be left behind, it has something to come back to.
    thread = std::thread([shared = state] { read_games(*shared); });
  }
  ~Impl() {
    std::unique_lock lock(state->mutex);
    state->stop = true;
    state->news.wait_for(lock, kPatience, [&] { return state->ended; });
    const bool stuck = !state->ended && state->in_input;
    lock.unlock();
    if (stuck) {
      thread.detach();
    } else {
      thread.join();
    }
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  std::shared_ptr<ReadState> state;
  std::thread thread;
};

Collection::Collection(std::vector<std::string> paths, const JudgeOptions& judge, std::size_t kept_bytes) {
  RecordSource source;
  source.paths = std::move(paths);
  impl_ = std::make_unique<Impl>(std::move(source), judge, kept_bytes);
}

Collection::Collection(std::string text, std::string name, const JudgeOptions& judge) {
  RecordSource source;
  source.text = std::move(text);
  source.name = std::move(name);
  impl_ = std::make_unique<Impl>(std::move(source), judge, kKeptBytes);
}

Collection::~Collection() = default;

std::uint64_t Collection::size() const {
  const std::lock_guard lock(impl_->state->mutex);
  return impl_->state->table.size();
}

bool Collection::loading() const {
  const std::lock_guard lock(impl_->state->mutex);
  return !impl_->state->ended;
}

float Collection::progress() const {
  const std::lock_guard lock(impl_->state->mutex);
  return impl_->state->progress;
}

bool Collection::wait_for(std::uint64_t index) const {
  ReadState& state = *impl_->state;
  std::unique_lock lock(state.mutex);
  state.news.wait(lock, [&] { return state.ended || state.table.size() > index; });
  return state.table.size() > index;
}

GameRow Collection::row(std::uint64_t index) const {
  const std::lock_guard lock(impl_->state->mutex);
  assert(index < impl_->state->table.size());
  return impl_->state->table.row(static_cast<std::size_t>(index));
}

std::shared_ptr<const Study> Collection::study(std::uint64_t index) const {
  ReadState& state = *impl_->state;
  ReadState::Place place;
  std::shared_ptr<const Batch> batch;
  {
    const std::lock_guard lock(state.mutex);
    assert(index < state.places.size());
    place = state.places[static_cast<std::size_t>(index)];
    batch = state.batches[place.batch];
  }
  if (batch != nullptr) return study_of(std::get<RawRecord>(batch->items[place.item]), state.judge);
  std::shared_ptr<const Study> found;
  read_again(state.source, index, nullptr, [&](std::uint64_t, const RawRecord& raw) {
    if (print_of(raw) == place.print) found = study_of(raw, state.judge);
    return false;
  });
  return found;
}

std::vector<std::string> Collection::problems() const {
  const std::lock_guard lock(impl_->state->mutex);
  return impl_->state->problems;
}

std::vector<std::uint32_t> Collection::select(const std::string& filter, GameColumn by, bool descending) const {
  const std::lock_guard lock(impl_->state->mutex);
  return impl_->state->table.select(filter, by, descending);
}

void Collection::each_record(const std::atomic<bool>& stop,
                             const std::function<bool(std::uint64_t game, const RawRecord& raw)>& each) const {
  ReadState& state = *impl_->state;
  const std::uint64_t games = size();
  std::uint64_t game = 0;
  while (game < games && !stop) {
    ReadState::Place place;
    std::shared_ptr<const Batch> batch;
    {
      const std::lock_guard lock(state.mutex);
      place = state.places[static_cast<std::size_t>(game)];
      batch = state.batches[place.batch];
    }
    if (batch == nullptr) break;
    for (std::size_t i = place.item; i < batch->items.size() && game < games && !stop; ++i) {
      const auto* raw = std::get_if<RawRecord>(&batch->items[i]);
      if (raw == nullptr) continue;
      if (!each(game++, *raw)) return;
    }
  }
  if (game >= games || stop) return;
  read_again(state.source, game, &stop,
             [&](std::uint64_t at, const RawRecord& raw) { return at < games && each(at, raw) && at + 1 < games; });
}

const JudgeOptions& Collection::judge_options() const { return impl_->state->judge; }

}  // namespace fivefold::viewer
