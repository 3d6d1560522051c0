#include "tools/blocking.h"

#include <algorithm>

namespace fivefold {
namespace {

bool blocks(const Diagnostic& diagnostic, const Format& format) {
  return is_critical(diagnostic) && (!format.limits.faults || row(diagnostic.code).action == Action::rejected);
}

}  // namespace

std::vector<Code> blocking_codes(const Diagnostics& reading, const Diagnostics& judging, const Format& format) {
  std::vector<Code> codes;
  for (const Diagnostics* list : {&reading, &judging})
    for (const Diagnostic& diagnostic : *list)
      if (blocks(diagnostic, format) && std::find(codes.begin(), codes.end(), diagnostic.code) == codes.end())
        codes.push_back(diagnostic.code);
  return codes;
}

std::string code_list(const std::vector<Code>& codes) {
  std::string out;
  for (const Code code : codes) {
    if (!out.empty()) out += ", ";
    out += row(code).id;
  }
  return out;
}

}  // namespace fivefold
