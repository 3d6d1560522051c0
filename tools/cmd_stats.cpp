#include <array>

#include "tools/command_list.h"
#include "tools/counting.h"
#include "tools/output.h"
#include "tools/reading.h"
#include "tools/stats.h"

namespace fivefold {
namespace {

/// The first two stones of the first side in the main line.
class FirstStones : public StepSink {
 public:
  void step(std::size_t line, std::size_t, const Step& step, const Game& game) override {
    if (line == 0 && step.placed && step.side == Side::first && stones.size() < 2)
      stones.push_back(game.topology().coord(step.point));
  }
  std::vector<Coord> stones;
};

class StatsWorker : public CountingWorker<Stats> {
 public:
  using CountingWorker::CountingWorker;

 protected:
  void count(const RawRecord& raw, std::uint64_t, Stats& to) override {
    opening_.stones.clear();
    to.add(judge_.judge(raw, &opening_), opening_.stones);
  }

 private:
  FirstStones opening_;
};

ExitCode run(const Options& options) {
  Stats stats;
  const ExitCode code = count_all<StatsWorker>(options, stats);
  Output output;
  output.write(options.json ? stats_json(stats) : stats_text(stats, options.language));
  output.flush();
  return code;
}

constexpr std::array kExamples = {
    Example{"stats club.zip", "results, ends, lengths, openings and players"},
    Example{"stats club.zip --language bg", "the block of results with Bulgarian labels"},
    Example{"stats club.zip --json", "all of it for other programs"},
};
constexpr auto kOptionNames =
    joined(kReadingOptions, kWorkOptions, kFindingOptions, std::array<std::string_view, 2>{"language", "json"});

}  // namespace

const Command kStats = {
    .name = "stats",
    .summary = "totals by ruleset, result, end, length, opening and player",
    .argument = "PATH...",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 0,
    .examples = kExamples,
    .options = kOptionNames,
    .more =
        "Percentages are cut after two places, not rounded. Openings and players count the claimed "
        "result, where none is\nclaimed the one on the board. Memory grows with the number of players "
        "and openings only.\n",
    .run = run};

}  // namespace fivefold
