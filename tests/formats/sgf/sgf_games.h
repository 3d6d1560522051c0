#pragma once

#include <string>
#include <vector>

#include "formats/sgf/sgf.h"
#include "tests/formats/io/temp_folder.h"
#include "tests/formats/split_all.h"
#include "tests/support/parsed.h"
#include "tests/support/paths.h"

namespace fivefold::test {

/// The games of a text, each as the bytes that the cutter hands to the parser.
inline std::vector<std::string> games_of(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const Cut cut = kSgf.cut(text, true);
    if (cut.kind == Cut::Kind::record) all.emplace_back(text.substr(cut.begin, cut.end - cut.begin));
    text.remove_prefix(cut.end);
  }
  return all;
}

/// The games of a case file, decoded as every command decodes them.
inline std::vector<std::string> games_of_case(const std::string& name) {
  const std::string bytes = testing::content_of(source_folder() + "/tests/data/cases/" + name + ".sgf");
  return testing::split(bytes, {.formats = all_formats(), .from = &kSgf}).texts();
}

/// The first game of a case.
inline std::string case_game(const std::string& name, std::size_t i = 0) { return games_of_case(name).at(i); }

}  // namespace fivefold::test
