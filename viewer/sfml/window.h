#pragma once

#include <chrono>
#include <csignal>
#include <functional>

#include <SFML/Graphics/RenderWindow.hpp>

#include "viewer/app/app.h"
#include "viewer/sfml/canvas.h"
#include "viewer/sfml/events.h"
#include "viewer/sfml/log.h"

namespace fivefold::viewer {

/// The window: hands what the person does to the application, shows its picture when that has changed, and does what
/// the application asks for. REQUIRES: a display.
class Window {
 public:
  /// `size`: of the window, unless the screen is smaller. `announce`: gets every sentence of App::take_announcements.
  Window(App& app, Fonts& fonts, const WindowSize& size, std::function<void(const std::string&)> announce);

  /// Until the person leaves, or `*stop` becomes true (a signal handler sets it).
  void run(const volatile std::sig_atomic_t& stop);
  /// The same for some time only.
  void run_for(std::chrono::milliseconds time);
  /// One round of the loop without its pause: events, time, requests, picture. False once the window is closed.
  bool round();
  /// Draws at the next round even if nothing has changed.
  void redraw() { exposed_ = true; }
  const Canvas& canvas() const { return canvas_; }

 private:
  using Time = App::Time;
  void open(bool full);
  void take_event(const sf::Event& event, Time now);
  void do_requests(Time now);
  void save(const std::string& path, Time now);
  void paint();
  std::chrono::milliseconds pause(Time now) const;

  App& app_;
  std::function<void(const std::string&)> announce_;
  sf::RenderWindow window_;
  Canvas canvas_;
  Events events_;
  std::string title_ = "fivefold";
  WindowSize size_;  ///< to return to from full screen
  bool full_ = false;
  bool exposed_ = true;  ///< something may have been drawn over the window
  Time active_;          ///< of the last input or picture
};

}  // namespace fivefold::viewer
