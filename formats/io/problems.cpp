#include "formats/io/problems.h"

#include <system_error>
#include <utility>

namespace fivefold {

InputProblem& Problems::add(std::string path, Code code, std::initializer_list<Argument> arguments) {
  Diagnostics diagnostics;
  InputProblem& added = all_.emplace_back();
  added.path = std::move(path);
  added.diagnostic = diagnostics.add(code, Span{}, arguments);
  return added;
}

void Problems::add_unreadable(std::string path, Code code, int error_number) {
  const std::string reason = std::generic_category().message(error_number);
  add(std::move(path), code, {{"reason", reason}}).unreadable = true;
}

std::vector<InputProblem> Problems::take() { return std::exchange(all_, {}); }

}  // namespace fivefold
