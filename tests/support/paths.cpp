#include "tests/support/paths.h"

namespace fivefold::test {

const std::string& source_folder() {
  static const std::string folder = FIVEFOLD_SOURCE_DIR;
  return folder;
}

const std::string& program_file() {
  static const std::string file = FIVEFOLD_EXECUTABLE;
  return file;
}

}  // namespace fivefold::test
