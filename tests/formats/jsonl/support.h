#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/jsonl/jsonl.h"
#include "tests/support/paths.h"

namespace fivefold::jsonl_test {

/// A parsed record with the text and the findings behind it.
struct Parsed {
  explicit Parsed(std::string text_to_parse) : text(std::move(text_to_parse)) {
    record.clear();
    kJsonLines.parse(text, {}, record, diagnostics);
  }
  std::string written(bool canonical = false) const {
    std::string out;
    WriteOptions options;
    options.canonical = canonical;
    Diagnostics found;
    kJsonLines.write(Judged{record, &record.layout, nullptr, nullptr, &diagnostics, {}, 1}, options, out, found);
    return out;
  }
  /// The text that the first diagnostic with this code points at, or "none".
  std::string place_of(Code code) const {
    for (const Diagnostic& d : diagnostics) {
      if (d.code == code) return text.substr(d.where.begin, d.where.end - d.where.begin);
    }
    return "none";
  }
  std::string text;
  Record record;
  Diagnostics diagnostics;
};

inline std::string read_file(const std::string& name) {
  std::ifstream file(fivefold::test::source_folder() + "/" + name, std::ios::binary);
  std::ostringstream out;
  out << file.rdbuf();
  return out.str();
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

}  // namespace fivefold::jsonl_test
