#pragma once

#include <string>
#include <string_view>

namespace fivefold {

/// Writes to a file descriptor in large pieces. A failure throws EnvironmentError naming the output; a reader that has
/// gone away ends the process quietly (SIGPIPE).
class Output {
 public:
  /// `name` is what a message calls it. REQUIRES: the descriptor stays open.
  explicit Output(int descriptor, std::string name);
  /// Standard output.
  Output();
  void write(std::string_view text);
  void flush();

 private:
  int descriptor_;
  std::string name_;
  std::string buffer_;
};

/// Whether standard error and output are terminals.
bool output_is_terminal();
bool messages_are_terminal();

/// Writes a line to standard error as "fivefold: TEXT".
void complain(std::string_view text);
/// Writes text to standard error as it is; failures are ignored (there is nowhere to report them).
void write_message(std::string_view text);

}  // namespace fivefold
