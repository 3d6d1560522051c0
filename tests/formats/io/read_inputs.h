#pragma once

#include <clocale>
#include <string>
#include <utility>
#include <vector>

#include "formats/io/inputs.h"

namespace fivefold::testing {

struct ReadStream {
  std::string path;
  std::string content;
};

/// Everything that inputs give: streams and, as "path CODE", problems in order.
struct ReadAll {
  std::vector<ReadStream> streams;
  std::vector<std::string> problems;
  bool unreadable = false;
};

inline void note_problems(Inputs& inputs, ReadAll& all) {
  for (const InputProblem& problem : inputs.take_problems()) {
    all.problems.push_back(problem.path + " " + std::string(row(problem.diagnostic.code).name));
    all.unreadable = all.unreadable || problem.unreadable;
  }
}

inline ReadAll read_all(std::vector<std::string> paths, InputOptions options = {}, std::size_t piece = 4096) {
  std::setlocale(LC_CTYPE, "C.UTF-8");
  Inputs inputs(std::move(paths), options);
  ReadAll all;
  std::string buffer(piece, '\0');
  while (inputs.next()) {
    all.streams.push_back({inputs.path(), ""});
    while (const std::size_t got = inputs.read(buffer.data(), buffer.size())) {
      all.streams.back().content.append(buffer, 0, got);
    }
    note_problems(inputs, all);
  }
  note_problems(inputs, all);
  return all;
}

}  // namespace fivefold::testing
