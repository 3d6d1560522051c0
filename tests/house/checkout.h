#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "tests/support/paths.h"

namespace fivefold::house {

/// A path of the checkout that the tests were built from.
inline std::filesystem::path checkout(const std::filesystem::path& inside) {
  return std::filesystem::path(fivefold::test::source_folder()) / inside;
}

/// The text of a file of the checkout; empty when there is none.
inline std::string text_of(const std::filesystem::path& inside) {
  std::ifstream in(checkout(inside), std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

/// Whether generated pages are to be written anew instead of compared.
inline bool rewriting() {
  const char* value = std::getenv("FIVEFOLD_REWRITE");
  return value != nullptr && std::string_view(value) == "1";
}

}  // namespace fivefold::house
