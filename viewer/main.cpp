#include <chrono>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "viewer/scene/messages.h"
#include "viewer/sfml/display.h"
#include "viewer/sfml/measure.h"
#include "viewer/sfml/raster.h"
#include "viewer/sfml/window.h"
#include "viewer/start/options.h"
#include "viewer/start/snapshot.h"

namespace fivefold::viewer {
namespace {

// Exit codes are those of the tools (docs/cli.md).
constexpr int kUnavailable = 3;
constexpr int kInternal = 4;

volatile std::sig_atomic_t stopped = 0;

/// Every line of a text on stderr, with the program's name before it.
void complain(const std::string& text) {
  std::size_t start = 0;
  while (start < text.size()) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    fmt::print(stderr, "fivefold-viewer: {}\n", text.substr(start, end - start));
    start = end + 1;
  }
}

/// What needs a display, after it was seen that there is one. Nothing of SFML lives outside of this function.
int with_display(const StartOptions& options, App::Time started) {
  Log log(options.verbose);
  const SfmlTroubles troubles(log);
  Fonts fonts(options.font, log);
  if (!fonts.usable()) {
    complain(say(Phrase::font_none));
    return kUnavailable;
  }
  if (!options.snapshot.empty()) {
    Canvas canvas(fonts);
    const SnapshotEnd end =
        take_snapshot(options, [&canvas](const DrawList& list, const Theme& colors, int width, int height) {
          return raster(canvas, list, colors, width, height);
        });
    complain(end.text);
    return end.exit_code;
  }
  App app(options.app, std::chrono::steady_clock::now());
  Window window(app, fonts, options.app.size, [&options](const std::string& sentence) {
    if (!options.announce) return;
    fmt::print("{}\n", sentence);
    std::fflush(stdout);
  });
  if (options.measure)
    fmt::print("{}", measure(app, window, started));
  else
    window.run(stopped);
  return 0;
}

int run(const std::vector<std::string>& arguments) {
  const App::Time started = std::chrono::steady_clock::now();
  const Parsed parsed = parse_arguments(arguments, [](const char* name) -> const char* { return std::getenv(name); });
  if (!parsed.options) {
    std::fputs(parsed.text.c_str(), parsed.exit_code == 0 ? stdout : stderr);
    return parsed.exit_code;
  }
  const StartOptions& options = *parsed.options;
  if (!options.snapshot.empty() && !needs_display(*picture_kind(options.snapshot))) {
    const SnapshotEnd end = take_snapshot(options, {});
    complain(end.text);
    return end.exit_code;
  }
  const std::string trouble = display_trouble();
  if (!trouble.empty()) {
    complain(trouble);
    return kUnavailable;
  }
  return with_display(options, started);
}

}  // namespace
}  // namespace fivefold::viewer

int main(int count, char** values) {
  using namespace fivefold;  // NOLINT(google-build-using-namespace): main is ours alone
  // As the tools do: libarchive names UTF-8 members of zip files only under a UTF-8 locale.
  std::setlocale(LC_CTYPE, "C.UTF-8");
  // What whoever started us wants ignored (nohup) stays ignored.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    if (std::signal(signal, [](int) { viewer::stopped = 1; }) == SIG_IGN) std::signal(signal, SIG_IGN);
  try {
    return viewer::run({values + 1, values + count});
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", say(Phrase::internal_error, {{"reason", error.what()}}));
    return viewer::kInternal;
  }
}
