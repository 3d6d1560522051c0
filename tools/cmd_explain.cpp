#include <array>

#include <fmt/format.h>

#include "core/diagnostic.h"
#include "tools/command_list.h"
#include "tools/errors.h"
#include "tools/output.h"
#include "tools/text.h"
#include "tools/words.h"

namespace fivefold {
namespace {

std::string page(const CodeRow& row) {
  return fmt::format("{} {} ({}{})\n  {}\n  {}\n  fivefold's answer: {}.{}\n", row.id, row.name, word(row.severity),
                     row.critical ? ", critical" : "", row.message, wrapped(row.explanation, 2), word(row.action),
                     row.critical ? " The record is not written by `convert` unless --force is given." : "");
}

ExitCode run(const Options& options) {
  std::string out;
  for (const std::string& argument : options.arguments) {
    if (argument == "all") {
      for (const CodeRow& row : all_codes()) out += page(row) + "\n";
      continue;
    }
    const std::optional<Code> code = code_from_id(argument);
    if (!code) throw UsageError(code_unknown(argument));
    out += page(row(*code));
  }
  Output output;
  output.write(out);
  output.flush();
  return ExitCode::clean;
}

constexpr std::array kExamples = {
    Example{"explain O102", "what the diagnostic O102 means and what to do about it"},
    Example{"explain all", "every diagnostic that exists"},
};

}  // namespace

const Command kExplain = {.name = "explain",
                          .summary = "what a diagnostic means",
                          .argument = "CODE...",
                          .argument_kind = Values::code,
                          .min_arguments = 1,
                          .max_arguments = 0,
                          .examples = kExamples,
                          .options = {},
                          .more =
                              "Families: S syntax, C encoding, H tags, B board and layout, M moves, O opening, "
                              "E end and result,\nT time, P players and match, X lost in conversion, R resources.\n",
                          .run = run};

}  // namespace fivefold
