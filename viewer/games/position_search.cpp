#include "viewer/games/position_search.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "core/ruleset_catalog.h"
#include "viewer/games/sought_position.h"

namespace fivefold::viewer {
namespace {

/// Follows the main line of a record and notes where the position stands the first time.
class Finder : public StepSink {
 public:
  explicit Finder(SoughtPosition& sought) : sought_(sought) {}

  void begin(const Record& record) override {
    record_ = &record;
    found_.reset();
    hash_ = {};
    has_setup_ = !record.setup.empty();
    tokens_ = 0;
    fits_ = true;
  }

  void step(std::size_t line, std::size_t, const Step& step, const Game& game) override {
    if (line != 0 || found_ || !fits_) return;
    if (tokens_++ == 0) {
      fits_ = sought_.fits(game.topology().layout());
      if (fits_ && has_setup_) look_at_start(game);
      if (found_ || !fits_) return;
    }
    if (!step.placed) return;
    const Topology& topology = game.topology();
    hash_.flip(topology.coord(step.point), step.side, 1);
    for (const Point point : step.captured) hash_.flip(topology.coord(point), opponent(step.side), -1);
    for (const Point point : step.poofed) hash_.flip(topology.coord(point), step.side, -1);
    if (sought_.maybe(hash_) && sought_.equals(game.position())) found_ = tokens_;
  }

  /// The start of a record as a game that no token was played in: where the position is the setup, or empty.
  void look_at_start(const Game& game) {
    Game start(game.ruleset(), game.topology(), game.policy());
    start.reset(game.ruleset(), game.topology(), game.policy(), &record_->setup);
    const Topology& topology = game.topology();
    hash_ = {};
    for (std::size_t i = 0; i < topology.size(); ++i) {
      const auto point = static_cast<Point>(i);
      if (!start.position().has_stone(point)) continue;
      hash_.flip(topology.coord(point), start.position().has(point, Side::first) ? Side::first : Side::second, 1);
    }
    if (sought_.equals(start.position())) found_ = 0;
  }

  /// A record of which no token was played.
  void look_at_unplayed(const Judged& judged) {
    if (tokens_ > 0 || !sought_.fits(*judged.layout)) return;
    const Topology topology(*judged.layout);
    look_at_start(Game(*judged.ruleset, topology));
  }

  const std::optional<std::uint32_t>& found() const { return found_; }

 private:
  SoughtPosition& sought_;
  const Record* record_ = nullptr;
  StoneHash hash_;
  bool has_setup_ = false;
  bool fits_ = true;
  std::uint32_t tokens_ = 0;
  std::optional<std::uint32_t> found_;
};

/// As the study does: a record without a known ruleset is replayed by free gomoku's rules.
JudgeOptions search_options(JudgeOptions options) {
  if (options.ruleset == nullptr) options.ruleset = find_ruleset("gomoku-free");
  return options;
}

}  // namespace

struct PositionSearch::Impl {
  Impl(const Collection& games, const Position& position)
      : collection(games), sought(position), empty(sought_is_empty(position)), total(games.size()) {}

  static bool sought_is_empty(const Position& position) {
    return position.free_count() == position.topology().playable_count();
  }

  void run() {
    Judge judge(search_options(collection.judge_options()));
    Finder finder(sought);
    collection.each_record(stop, [&](std::uint64_t game, const RawRecord& raw) {
      const Judged& judged = judge.judge(raw, &finder);
      if (judged.replay != nullptr && !judged.record.setup.empty()) finder.look_at_unplayed(judged);
      std::optional<std::uint32_t> at = judged.replay != nullptr ? finder.found() : std::nullopt;
      // Every game without a setup begins with an empty board.
      if (empty && judged.replay != nullptr && judged.record.setup.empty() && sought.fits(*judged.layout)) at = 0;
      if (at) {
        const std::lock_guard lock(mutex);
        found.push_back({game, *at});
      }
      looked_at = game + 1;
      return true;
    });
    done = true;
  }

  const Collection& collection;
  SoughtPosition sought;
  const bool empty;
  const std::uint64_t total;
  std::atomic<bool> stop = false;
  std::atomic<bool> done = false;
  std::atomic<std::uint64_t> looked_at = 0;
  std::mutex mutex;
  std::vector<PositionMatch> found;
  std::thread thread;
};

PositionSearch::PositionSearch(const Collection& collection, const Study& study, Cursor cursor)
    : impl_(std::make_unique<Impl>(collection, study.game(cursor).position())) {
  impl_->thread = std::thread([this] { impl_->run(); });
}

PositionSearch::~PositionSearch() {
  impl_->stop = true;
  if (impl_->thread.joinable()) impl_->thread.join();
}

bool PositionSearch::done() const { return impl_->done; }

float PositionSearch::progress() const {
  if (impl_->done || impl_->total == 0) return 1;
  return static_cast<float>(impl_->looked_at) / static_cast<float>(impl_->total);
}

std::vector<PositionMatch> PositionSearch::matches() const {
  const std::lock_guard lock(impl_->mutex);
  return impl_->found;
}

std::vector<PositionMatch> PositionSearch::wait() {
  if (impl_->thread.joinable()) impl_->thread.join();
  return matches();
}

}  // namespace fivefold::viewer
