#pragma once

#include <sys/wait.h>
#include <array>
#include <cstdio>
#include <string>

#include "tests/support/paths.h"

namespace fivefold::test {

/// What a run of the program printed to standard output, and its exit status.
struct Run {
  std::string output;
  int exit = -1;
};

/// Runs a line of shell in which $FIVEFOLD is the program under test.
inline Run run_shell(const std::string& line) {
  Run run;
  const std::string whole = "FIVEFOLD='" + fivefold::test::program_file() + "'; LC_ALL=C.UTF-8; export LC_ALL; " + line;
  std::FILE* pipe = popen(whole.c_str(), "r");
  if (pipe == nullptr) return run;
  std::array<char, 65536> block{};
  while (const std::size_t size = std::fread(block.data(), 1, block.size(), pipe))
    run.output.append(block.data(), size);
  const int status = pclose(pipe);
  run.exit = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return run;
}

/// The last line of a text, without its end.
inline std::string last_line(const std::string& text) {
  if (text.empty()) return {};
  const std::size_t end = text.back() == '\n' ? text.size() - 1 : text.size();
  const std::size_t before = end == 0 ? std::string::npos : text.rfind('\n', end - 1);
  return text.substr(before + 1, end - before - 1);
}

}  // namespace fivefold::test
