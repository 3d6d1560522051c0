#include "tools/progress.h"

#include <algorithm>

#include <fmt/format.h>

#include "tools/messages.h"
#include "tools/output.h"
#include "tools/words.h"

namespace fivefold {
namespace {

constexpr std::chrono::milliseconds kPatience{1000};
constexpr std::chrono::milliseconds kInterval{100};
constexpr double kMebi = 1024.0 * 1024.0;

}  // namespace

Progress::Progress(const Options& options, std::uint64_t total)
    : wanted_(options.progress == When::always || (options.progress == When::automatic && messages_are_terminal())),
      total_(total),
      start_(Clock::now()),
      next_(start_ + (options.progress == When::always ? std::chrono::milliseconds(0) : kPatience)) {}

Progress::~Progress() { hide(); }

void Progress::hide() {
  if (shown_) write_message("\r\x1b[K");
  shown_ = false;
}

void Progress::update(std::uint64_t bytes, std::uint64_t records) {
  if (!wanted_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + kInterval;
  const double seconds = std::max(std::chrono::duration<double>(now - start_).count(), 0.001);
  const double rate = static_cast<double>(bytes) / seconds;
  const std::string done = fmt::format("{:.1f}", static_cast<double>(bytes) / kMebi);
  const std::string speed = fmt::format("{:.1f}", rate / kMebi);
  std::string line;
  if (total_ > 0 && bytes <= total_ && rate > 0) {
    line = say(Message::progress_of, {{"done", done},
                                      {"total", fmt::format("{:.1f}", static_cast<double>(total_) / kMebi)},
                                      {"percent", std::to_string(100 * bytes / total_)},
                                      {"records", grouped(records)},
                                      {"rate", speed},
                                      {"left", fmt::format("{:.0f}", static_cast<double>(total_ - bytes) / rate)}});
  } else {
    line = say(Message::progress, {{"done", done}, {"records", grouped(records)}, {"rate", speed}});
  }
  write_message("\r" + line + "\x1b[K");
  shown_ = true;
}

}  // namespace fivefold
