#include "formats/sgf/findings.h"

namespace fivefold::sgf {

void Findings::add(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (added_ > kLimit) return;
  if (++added_ > kLimit) {
    to_.add(Code::faults_not_listed, where, {{"limit", std::to_string(kLimit)}});
    return;
  }
  to_.add(code, where, arguments);
}

void Findings::add_once(Code code, Span where, std::initializer_list<Argument> arguments) {
  if (!to_.has(code)) add(code, where, arguments);
}

}  // namespace fivefold::sgf
