#include "viewer/games/reader.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "viewer/scene/messages.h"

namespace fivefold::viewer {
namespace {

/// Rows are handed over in groups, so that the window's thread is seldom kept waiting.
constexpr std::size_t kGroup = 64;

std::string sentence_of(const InputProblem& problem) {
  return say(Phrase::input_problem, {{"path", problem.path},
                                     {"message", message(problem.diagnostic)},
                                     {"code", std::string(row(problem.diagnostic.code).id)}});
}

class Reading {
 public:
  explicit Reading(ReadState& state)
      : state_(state),
        inputs_(state.source.open(&state.stop)),
        splitter_(*inputs_, SplitOptions{}),
        judge_(state.judge) {}

  /// False at the end.
  bool next_batch() {
    {
      const std::lock_guard lock(state_.mutex);
      state_.in_input = true;
    }
    std::shared_ptr<const Batch> batch = splitter_.next();
    const std::uint64_t total = inputs_->total_bytes();
    std::uint32_t position = 0;
    {
      const std::lock_guard lock(state_.mutex);
      state_.in_input = false;
      if (batch == nullptr || state_.stop) return false;
      position = static_cast<std::uint32_t>(state_.batches.size());
      state_.batches.push_back(batch);
      if (total > 0)
        state_.progress = std::min(1.0F, static_cast<float>(batch->input_bytes) / static_cast<float>(total));
    }
    judge_batch(*batch, position);
    kept_ += batch->bytes;
    if (kept_ > state_.kept_bytes && state_.source.repeatable()) keep_ = false;
    if (!keep_) {
      const std::lock_guard lock(state_.mutex);
      state_.batches[position] = nullptr;
    }
    return true;
  }

 private:
  void judge_batch(const Batch& batch, std::uint32_t position) {
    for (std::size_t i = 0; i < batch.items.size() && !state_.stop; ++i) {
      if (const auto* problem = std::get_if<InputProblem>(&batch.items[i])) {
        if (problem->diagnostic.severity != Severity::note) problems_.push_back(sentence_of(*problem));
      } else {
        const auto& raw = std::get<RawRecord>(batch.items[i]);
        const Judged& judged = judge_.judge(raw);
        rows_.push_back(make_game_row(raw, judged, judge_.diagnostics()));
        places_.push_back({position, static_cast<std::uint32_t>(i), print_of(raw)});
      }
      // The first game of all is wanted at once.
      if (!any_ || rows_.size() >= kGroup) hand_over();
    }
    hand_over();
  }

  void hand_over() {
    if (rows_.empty() && problems_.empty()) return;
    any_ = any_ || !rows_.empty();
    {
      const std::lock_guard lock(state_.mutex);
      for (const GameRow& row : rows_) state_.table.add(row);
      state_.places.insert(state_.places.end(), places_.begin(), places_.end());
      std::move(problems_.begin(), problems_.end(), std::back_inserter(state_.problems));
    }
    state_.news.notify_all();
    rows_.clear();
    places_.clear();
    problems_.clear();
  }

  ReadState& state_;
  const std::unique_ptr<Inputs> inputs_;
  Splitter splitter_;
  Judge judge_;
  std::vector<GameRow> rows_;  ///< judged, not handed over yet
  std::vector<ReadState::Place> places_;
  std::vector<std::string> problems_;
  std::size_t kept_ = 0;
  bool keep_ = true;
  bool any_ = false;
};

}  // namespace

std::size_t print_of(const RawRecord& raw) { return std::hash<std::string_view>()(raw.bytes); }

std::unique_ptr<Inputs> RecordSource::open(const std::atomic<bool>* stop) const {
  if (text) return Inputs::of_text(*text, name);
  InputOptions options;
  options.stop = stop;
  return std::make_unique<Inputs>(paths, options);
}

bool RecordSource::repeatable() const { return std::find(paths.begin(), paths.end(), "-") == paths.end(); }

void read_games(ReadState& state) {
  std::string trouble;
  try {
    Reading reading(state);
    while (!state.stop && reading.next_batch()) {
    }
  } catch (const std::exception& error) {  // no memory, no thread may take the window down
    trouble = say(Phrase::reading_ended, {{"reason", error.what()}});
  }
  {
    const std::lock_guard lock(state.mutex);
    if (!trouble.empty()) state.problems.push_back(std::move(trouble));
    state.in_input = false;
    state.progress = 1;
    state.ended = true;
  }
  state.news.notify_all();
}

void read_again(const RecordSource& source, std::uint64_t from, const std::atomic<bool>* stop,
                const std::function<bool(std::uint64_t game, const RawRecord& raw)>& each) {
  const std::unique_ptr<Inputs> inputs = source.open(stop);
  Splitter splitter(*inputs, SplitOptions{});
  std::uint64_t game = 0;
  while (const std::unique_ptr<Batch> batch = splitter.next()) {
    for (const auto& item : batch->items) {
      const auto* raw = std::get_if<RawRecord>(&item);
      if (raw == nullptr) continue;
      if (stop != nullptr && *stop) return;
      if (game >= from && !each(game, *raw)) return;
      ++game;
    }
  }
}

}  // namespace fivefold::viewer
