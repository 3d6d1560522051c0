#include <array>

#include "tools/command_list.h"
#include "tools/counting.h"
#include "tools/inventory.h"
#include "tools/output.h"
#include "tools/reading.h"

namespace fivefold {
namespace {

class InfoWorker : public CountingWorker<Inventory> {
 public:
  using CountingWorker::CountingWorker;

 protected:
  void count(const RawRecord& raw, std::uint64_t, Inventory& to) override {
    to.add(raw, judge_.judge(raw));
  }
};

ExitCode run(const Options& options) {
  // What is in a file can be said without knowing the rules.
  Options quiet = options;
  quiet.disabled.push_back(Code::ruleset_not_stated);
  Inventory inventory;
  const ExitCode code = count_all<InfoWorker>(quiet, inventory);
  Output output;
  output.write(options.json ? inventory_json(inventory) : inventory_text(inventory));
  output.flush();
  return code;
}

constexpr std::array kExamples = {
    Example{"info club.zip", "formats, encodings, rulesets, players, dates and lengths of what is in it"},
    Example{"info games/*.txt --json", "one object a file"},
};
constexpr auto kOptionNames =
    joined(kReadingOptions, kWorkOptions, kFindingOptions, std::array<std::string_view, 1>{"json"});

}  // namespace

const Command kInfo = {.name = "info",
                       .summary = "what is in files: formats, encodings, rulesets, players, dates, lengths",
                       .argument = "PATH...",
                       .argument_kind = Values::path,
                       .min_arguments = 1,
                       .max_arguments = 0,
                       .examples = kExamples,
                       .options = kOptionNames,
                       .more = "An archive is one input. Memory grows with the number of files and players only.\n",
                       .run = run};

}  // namespace fivefold
