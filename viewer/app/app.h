#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "formats/judge.h"
#include "viewer/app/command.h"
#include "viewer/app/input.h"
#include "viewer/scene/views.h"
#include "viewer/scene/window_scene.h"

namespace fivefold::viewer {

struct State;

/// What the application asks of the window it lives in.
struct Request {
  enum class Kind : std::uint8_t {
    quit,
    copy,         ///< `text` to the clipboard
    paste,        ///< answer with Pasted
    full_screen,  ///< on or off
    save_raster,  ///< `text` is a path ending in .png or .apng: needs a painter of pixels (see PictureJob)
    title         ///< `text` is the window's title
  };
  Kind kind = Kind::quit;
  std::string text;
};

class Collection;

/// How the application starts.
struct AppOptions {
  std::vector<std::string> paths;
  std::shared_ptr<Collection> games;  ///< of `paths` where they are being read already (a pipe is read once); else null
  JudgeOptions judge;
  ViewOptions view;
  std::uint64_t game = 1;            ///< to open first, from 1
  std::optional<std::uint32_t> ply;  ///< to open at; empty: the start
  WindowSize size;
  bool reduced_motion = false;
  std::string state_folder;  ///< where recent files and settings are kept; empty: nowhere
};

/// How much was done so far: for tests that hold the work of a step against the length of a record.
struct Work {
  std::uint64_t moments = 0;   ///< positions made
  std::uint64_t pictures = 0;  ///< window contents built
};

/// The viewer without its window: all state, and what every input does to it. The clock is handed in, so tests run it
/// at will. No SFML, no drawing; files are read by the parts of viewer/games.
class App {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit App(AppOptions options, Time now);
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  void handle(const Input& input, Time now);
  void run(Command command, Time now);
  /// Lets time pass: autoplay, animations, notices, loading in the background, files that changed.
  void tick(Time now);
  /// When `tick` must be called at the latest; empty: only inputs matter (files are then looked at twice a second).
  std::optional<Time> next_tick() const;

  /// Whether what `view` shows has changed since the last call of `picture`.
  bool dirty() const;
  /// The window's content now. Valid until the next call of any function that is not const.
  const Picture& picture();
  WindowView view() const;
  const ViewOptions& options() const;
  const Study* study() const;
  Cursor cursor() const;
  const Work& work() const;

  /// Shows a sentence over the board for a while and announces it: what the window has to say about its own work
  /// ("saved as ...", or trouble).
  void tell(std::string text, bool trouble, Time now);

  /// Since the last call, in order: what the window must do; the sentences of --announce, one for every step shown.
  std::vector<Request> take_requests();
  std::vector<std::string> take_announcements();

 private:
  std::unique_ptr<State> state_;
};

}  // namespace fivefold::viewer
