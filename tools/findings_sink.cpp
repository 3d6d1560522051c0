#include "tools/findings_sink.h"

#include <algorithm>

#include "tools/messages.h"
#include "tools/output.h"
#include "tools/words.h"

namespace fivefold {

FindingsSink::FindingsSink(const Options& options, std::function<void(std::string_view)> print)
    : limit_(options.max_findings), print_(std::move(print)) {}

void FindingsSink::take(const Findings& findings) {
  const std::uint64_t count = findings.ends.size();
  const std::uint64_t room = limit_ ? *limit_ - std::min(*limit_, shown_) : count;
  const std::uint64_t now = std::min(room, count);
  if (now > 0) print_(std::string_view(findings.text).substr(0, findings.ends[now - 1]));
  shown_ += now;
  withheld_ += count - now;
}

void FindingsSink::finish() const {
  if (withheld_ == 0) return;
  complain(say(Message::findings_withheld, {{"count", grouped(withheld_)}, {"limit", std::to_string(*limit_)}}));
}

ExitCode exit_code_of(const Summary& summary, FailOn fail_on) {
  const std::uint64_t errors = summary.found(Severity::error);
  const std::uint64_t warnings = summary.found(Severity::warning);
  const bool bad = fail_on == FailOn::error ? errors > 0 : fail_on == FailOn::warning ? errors + warnings > 0 : false;
  return bad ? ExitCode::findings : ExitCode::clean;
}

}  // namespace fivefold
