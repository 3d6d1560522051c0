#include "viewer/sfml/window.h"

#include <algorithm>
#include <thread>

#include <SFML/Window/Clipboard.hpp>

#include "viewer/scene/messages.h"
#include "viewer/sfml/raster.h"
#include "viewer/start/snapshot.h"

namespace fivefold::viewer {
namespace {

using namespace std::chrono_literals;

/// While something happens, and so long after it, the window looks for events often; then it can be slower.
constexpr auto kLively = 1s;
constexpr auto kLivelyPause = 8ms;
constexpr auto kIdlePause = 40ms;
constexpr int kIconSide = 64;

sf::String from_utf8(const std::string& text) { return sf::String::fromUtf8(text.begin(), text.end()); }

std::string to_utf8(const sf::String& text) {
  const auto bytes = text.toUtf8();
  return {bytes.begin(), bytes.end()};
}

}  // namespace

Window::Window(App& app, Fonts& fonts, const WindowSize& size, std::function<void(const std::string&)> announce)
    : app_(app),
      announce_(std::move(announce)),
      canvas_(fonts),
      size_(size),
      active_(std::chrono::steady_clock::now()) {
  open(false);
}

void Window::open(bool full) {
  full_ = full;
  if (full) {
    window_.create(sf::VideoMode::getDesktopMode(), from_utf8(title_), sf::Style::Fullscreen);
  } else {
    const sf::VideoMode screen = sf::VideoMode::getDesktopMode();
    window_.create(sf::VideoMode(std::min(static_cast<unsigned>(size_.width), screen.width),
                                 std::min(static_cast<unsigned>(size_.height), screen.height)),
                   from_utf8(title_), sf::Style::Default);
    // SFML 2.5 reckons with the screen's width where it should take its height.
    const auto made = window_.getSize();
    window_.setPosition({static_cast<int>(screen.width - std::min(made.x, screen.width)) / 2,
                         static_cast<int>(screen.height - std::min(made.y, screen.height)) / 2});
  }
  const Frame icon = raster(canvas_, icon_picture(kIconSide), theme(ThemeName::light), kIconSide, kIconSide);
  if (!icon.pixels.empty()) window_.setIcon(kIconSide, kIconSide, icon.pixels.data());
  window_.setKeyRepeatEnabled(true);
  exposed_ = true;
  const auto made = window_.getSize();
  app_.handle(Resize{static_cast<int>(made.x), static_cast<int>(made.y)}, std::chrono::steady_clock::now());
}

void Window::take_event(const sf::Event& event, Time now) {
  if (event.type == sf::Event::Closed) {
    window_.close();
    return;
  }
  if (event.type == sf::Event::Resized) {
    // Or the old view is stretched over the new size.
    const auto width = static_cast<float>(std::max(1U, event.size.width));
    const auto height = static_cast<float>(std::max(1U, event.size.height));
    window_.setView(sf::View(sf::FloatRect(0, 0, width, height)));
    if (!full_) size_ = {static_cast<int>(width), static_cast<int>(height), 1};
  }
  // SFML does not tell when a part of the window was uncovered; these events come along with it.
  if (event.type == sf::Event::Resized || event.type == sf::Event::GainedFocus ||
      event.type == sf::Event::MouseEntered || event.type == sf::Event::MouseLeft)
    exposed_ = true;
  if (const auto input = events_.translate(event, now)) {
    active_ = now;
    app_.handle(*input, now);
  }
}

void Window::save(const std::string& path, Time now) {
  const Study* study = app_.study();
  const auto kind = picture_kind(path);
  if (study == nullptr || !kind) return;
  std::string bytes;
  std::string trouble = pixel_picture(
      *kind, *study, app_.cursor(), app_.options(),
      [this](const DrawList& list, const Theme& colors, int width, int height) {
        return raster(canvas_, list, colors, width, height);
      },
      bytes);
  if (trouble.empty()) trouble = write_file(path, bytes, true);
  app_.tell(trouble.empty() ? say(Phrase::saved_as, {{"path", path}}) : trouble, !trouble.empty(), now);
}

void Window::do_requests(Time now) {
  for (const Request& request : app_.take_requests()) {
    switch (request.kind) {
      case Request::Kind::quit: window_.close(); return;
      case Request::Kind::copy: sf::Clipboard::setString(from_utf8(request.text)); break;
      case Request::Kind::paste: app_.handle(Pasted{to_utf8(sf::Clipboard::getString())}, now); break;
      case Request::Kind::full_screen: open(!full_); break;
      case Request::Kind::save_raster: save(request.text, now); break;
      case Request::Kind::title:
        title_ = request.text;
        window_.setTitle(from_utf8(title_));
        break;
    }
  }
}

void Window::paint() {
  canvas_.paint(window_, app_.picture().list, theme(app_.options().theme));
  window_.display();
  exposed_ = false;
}

bool Window::round() {
  const Time now = std::chrono::steady_clock::now();
  sf::Event event{};
  while (window_.isOpen() && window_.pollEvent(event)) take_event(event, now);
  if (!window_.isOpen()) return false;
  app_.tick(now);
  do_requests(now);
  for (const std::string& sentence : app_.take_announcements()) announce_(sentence);
  if (!window_.isOpen()) return false;
  if (app_.dirty()) {
    active_ = now;
    exposed_ = true;
  }
  if (exposed_) paint();
  return true;
}

std::chrono::milliseconds Window::pause(Time now) const {
  if (now - active_ < kLively) return kLivelyPause;
  const auto next = app_.next_tick();
  if (!next) return kIdlePause;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*next - now);
  return std::clamp(left, std::chrono::milliseconds(1), std::chrono::milliseconds(kIdlePause));
}

void Window::run(const volatile std::sig_atomic_t& stop) {
  while (stop == 0 && round()) std::this_thread::sleep_for(pause(std::chrono::steady_clock::now()));
}

void Window::run_for(std::chrono::milliseconds time) {
  const Time end = std::chrono::steady_clock::now() + time;
  while (std::chrono::steady_clock::now() < end && round())
    std::this_thread::sleep_for(pause(std::chrono::steady_clock::now()));
}

}  // namespace fivefold::viewer
