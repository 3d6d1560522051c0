#include "formats/pente_text/findings.h"

namespace fivefold::pente_text {

void Findings::add(Code code, Span where, std::initializer_list<Argument> arguments, Ply ply, std::uint32_t line) {
  if (added_ == kLimit) {
    ++left_out_;
    return;
  }
  ++added_;
  to_.add(code, where, arguments, ply).line = line;
}

void Findings::add_once(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (!to_.has(code)) add(code, where, arguments);
}

void Findings::finish(Span end) {
  if (left_out_ > 0) to_.add(Code::findings_left_out, end, {{"count", std::to_string(left_out_)}});
}

}  // namespace fivefold::pente_text
