#include <array>

#include "formats/jsonl/trace.h"
#include "tools/command_list.h"
#include "tools/counting.h"
#include "tools/output.h"
#include "tools/reading.h"

namespace fivefold {
namespace {

/// The traces of a batch; the total is what has been printed.
struct Traces {
  std::string text;
  Output* output = nullptr;
  void merge(const Traces& later) const { output->write(later.text); }
};

class ReplayWorker : public CountingWorker<Traces> {
 public:
  using CountingWorker::CountingWorker;

 protected:
  void count(const RawRecord& raw, std::uint64_t number, Traces& to) override {
    TraceWriter writer(to.text);
    writer.begin_game(number);
    judge_.judge(raw, &writer);
    writer.end_game();
  }
};

ExitCode run(const Options& options) {
  Output output;
  Traces traces;
  traces.output = &output;
  const ExitCode code = count_all<ReplayWorker>(options, traces, true);
  output.flush();
  return code;
}

constexpr std::array kExamples = {
    Example{"replay game.txt", "what every ply did, one JSON object a line"},
    Example{"replay vectors.jsonl --policy referee", "refused tokens change nothing and the next one is tried"},
};
constexpr auto kOptionNames = joined(kReadingOptions, kWorkOptions, kFindingOptions);

}  // namespace

const Command kReplay = {
    .name = "replay",
    .summary = "the trace of every ply for other programs",
    .argument = "PATH...",
    .argument_kind = Values::path,
    .min_arguments = 1,
    .max_arguments = 0,
    .examples = kExamples,
    .options = kOptionNames,
    .more =
        "Games are numbered through all inputs. The objects are described in docs/json.md. Memory: as "
        "for validate.\n",
    .run = run};

}  // namespace fivefold
