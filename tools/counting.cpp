#include "tools/counting.h"

#include "tools/messages.h"
#include "tools/output.h"
#include "tools/terminal.h"
#include "tools/words.h"

namespace fivefold {

Reporter message_reporter(const Options& options) {
  const bool terminal = messages_are_terminal();
  return Reporter(options, terminal, colors_wanted(options, terminal));
}

FindingsSink message_sink(const Options& options) { return FindingsSink(options, write_message); }

ExitCode finish_counting(const Options& options, const FindingsSink& findings, const Summary& summary,
                         bool unreadable) {
  findings.finish();
  if (summary.records_with_errors > 0)
    complain(say(Message::faulty_records,
                 {{"count", grouped(summary.records_with_errors)}, {"records", grouped(summary.records)}}));
  return worse(exit_code_of(summary, options.fail_on), unreadable ? ExitCode::unavailable : ExitCode::clean);
}

}  // namespace fivefold
