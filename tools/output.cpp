#include "tools/output.h"

#include <unistd.h>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "tools/errors.h"
#include "tools/messages.h"

namespace fivefold {
namespace {

constexpr std::size_t kPiece = 64U << 10;

/// 0, or the error number.
int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return errno;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

}  // namespace

Output::Output(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {}
Output::Output() : Output(STDOUT_FILENO, "standard output") {}

void Output::write(std::string_view text) {
  buffer_ += text;
  if (buffer_.size() >= kPiece) flush();
}

void Output::flush() {
  const int fault = write_all(descriptor_, buffer_);
  buffer_.clear();
  // Only where whoever started us has SIGPIPE ignored: the reader has seen enough.
  if (fault == EPIPE) std::_Exit(128 + SIGPIPE);
  if (fault != 0)
    throw EnvironmentError(say(Message::output_failed, {{"path", name_}, {"reason", std::strerror(fault)}}));
}

bool output_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }
bool messages_are_terminal() { return ::isatty(STDERR_FILENO) == 1; }

void write_message(std::string_view text) { write_all(STDERR_FILENO, text); }

void complain(std::string_view text) { write_message("fivefold: " + std::string(text) + "\n"); }

}  // namespace fivefold
