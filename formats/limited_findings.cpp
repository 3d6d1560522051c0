#include "formats/limited_findings.h"

namespace fivefold {

void LimitedFindings::add(Code code, Span where, std::initializer_list<Argument> arguments, Ply ply,
                          std::uint32_t line) {
  if (added_ == kLimit) {
    ++left_out_;
    return;
  }
  ++added_;
  to_.add(code, where, arguments, ply).line = line;
}

void LimitedFindings::add_once(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (!to_.has(code)) add(code, where, arguments);
}

void LimitedFindings::finish(Span end) {
  if (left_out_ > 0) to_.add(Code::findings_left_out, end, {{"count", std::to_string(left_out_)}});
}

}  // namespace fivefold
