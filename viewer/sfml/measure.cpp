#include "viewer/sfml/measure.h"

#include <algorithm>
#include <csignal>
#include <ctime>
#include <thread>

#include <fmt/format.h>

namespace fivefold::viewer {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int kSteps = 200;
constexpr auto kRest = 5s;
/// A game that does not arrive is not waited for.
constexpr auto kPatience = 10s;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

double median(std::vector<double> values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Of this process, all threads.
double cpu_seconds() {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) * 1e-9;
}

}  // namespace

std::string measure(App& app, Window& window, App::Time started) {
  window.round();
  const double start = milliseconds(Clock::now() - started);
  while (app.study() == nullptr && app.view().loading && Clock::now() - started < kPatience) {
    std::this_thread::sleep_for(1ms);
    if (!window.round()) return "";
  }
  const double first_game = milliseconds(Clock::now() - started);
  std::vector<double> frames;
  std::vector<double> scenes;
  int worst = 0;
  for (int i = 0; i < kSteps; ++i) {
    const bool at_end = app.study() == nullptr || app.cursor().tokens >= app.study()->length(app.cursor().line);
    const auto before = Clock::now();
    app.run(at_end ? Command::first : Command::next, before);
    app.picture();
    const auto made = Clock::now();
    window.redraw();
    if (!window.round()) return "";
    scenes.push_back(milliseconds(made - before));
    frames.push_back(milliseconds(Clock::now() - made));
    worst = std::max(worst, window.canvas().draw_calls());
  }
  // Let animations come to rest before looking at what rest costs.
  const auto settle = Clock::now() + 2s;
  while (Clock::now() < settle && window.round()) std::this_thread::sleep_for(8ms);
  const double cpu = cpu_seconds();
  const auto rest_start = Clock::now();
  window.run_for(kRest);
  const double rested = std::chrono::duration<double>(Clock::now() - rest_start).count();
  return fmt::format(
      "start_ms {:.0f}\nfirst_game_ms {:.0f}\nframe_ms {:.1f}\nscene_ms {:.2f}\nworst_draw_calls {}\n"
      "idle_cpu_percent {:.2f}\n",
      start, first_game, median(frames), median(scenes), worst, 100 * (cpu_seconds() - cpu) / rested);
}

}  // namespace fivefold::viewer
