#pragma once

#include <string>

namespace fivefold::test {

/// The top of the checkout. Only paths.cpp knows it, so that the other objects do not depend on where that is.
const std::string& source_folder();
/// The program `fivefold` that was built beside the tests.
const std::string& program_file();

}  // namespace fivefold::test
