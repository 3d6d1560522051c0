#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "formats/raw_record.h"

namespace fivefold {

/// Collects the problems of inputs, in order.
class Problems {
 public:
  InputProblem& add(std::string path, Code code, std::initializer_list<Argument> arguments = {});
  /// A failure of the system: exit code 3.
  void add_unreadable(std::string path, Code code, int error_number);
  std::vector<InputProblem> take();

 private:
  std::vector<InputProblem> all_;
};

}  // namespace fivefold
